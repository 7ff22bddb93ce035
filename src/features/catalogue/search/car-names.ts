// Cars that visitors type into the tyre search: makes with their common models and what else people call them.

interface CarMake {
  readonly name: string;
  readonly models: readonly string[];
  /** Other words for the make. */
  readonly also?: readonly string[];
}

export const CAR_MAKES: readonly CarMake[] = [
  { name: 'Alfa Romeo', models: ['Giulia', 'Giulietta', 'Stelvio'], also: ['Alfa'] },
  { name: 'Audi', models: ['A3', 'A4', 'A5', 'A6', 'Q3', 'Q5', 'Q7', 'e-tron'] },
  {
    name: 'BMW',
    models: ['320d', '330e', '520d', '530e', 'X1', 'X3', 'X5', 'iX3'],
    also: ['Bemari', 'Bemu'],
  },
  { name: 'BYD', models: ['Atto 3', 'Seal', 'Dolphin'] },
  { name: 'Chevrolet', models: ['Captiva', 'Cruze'], also: ['Chevy'] },
  { name: 'Chrysler', models: ['Voyager'] },
  { name: 'Citroën', models: ['Berlingo', 'C3', 'C4', 'C5', 'Xsara', 'Jumper'] },
  { name: 'Cupra', models: ['Born', 'Formentor'] },
  { name: 'Dacia', models: ['Duster', 'Sandero', 'Jogger'] },
  { name: 'Fiat', models: ['Punto', 'Ducato', 'Doblo'] },
  {
    name: 'Ford',
    models: ['Focus', 'Fiesta', 'Mondeo', 'Kuga', 'Transit', 'S-Max', 'C-Max', 'Galaxy', 'Ranger', 'Mustang'],
  },
  { name: 'Honda', models: ['Civic', 'Accord', 'CR-V', 'HR-V', 'Jazz'] },
  { name: 'Hyundai', models: ['i20', 'i30', 'i40', 'ix35', 'Ioniq', 'Kona', 'Tucson', 'Santa Fe'] },
  { name: 'Jaguar', models: ['F-Pace'] },
  { name: 'Jeep', models: ['Cherokee', 'Compass', 'Renegade'] },
  { name: 'Kia', models: ['Ceed', 'Niro', 'Picanto', 'Rio', 'Sportage', 'Sorento', 'Stonic', 'EV6'] },
  { name: 'Land Rover', models: ['Defender', 'Discovery', 'Freelander', 'Range Rover'] },
  { name: 'Lexus', models: ['IS 300h', 'NX 300h', 'RX 450h'] },
  { name: 'Mazda', models: ['Mazda3', 'Mazda6', 'CX-3', 'CX-5', 'CX-30', 'MX-5'] },
  {
    name: 'Mercedes-Benz',
    models: ['Sprinter', 'Vito', 'A-sarja', 'C-sarja', 'E-sarja', 'GLA', 'GLC', 'EQA', 'C220', 'E220'],
    also: ['Mercedes', 'Benz', 'Mersu'],
  },
  { name: 'MG', models: ['MG4', 'ZS EV'] },
  { name: 'Mini', models: ['Countryman', 'Clubman'] },
  { name: 'Mitsubishi', models: ['Outlander', 'Lancer', 'ASX', 'Colt', 'Pajero', 'L200'] },
  { name: 'Nissan', models: ['Qashqai', 'Leaf', 'Micra', 'Juke', 'Note', 'X-Trail', 'Navara', 'Ariya'] },
  { name: 'Opel', models: ['Astra', 'Corsa', 'Insignia', 'Vectra', 'Zafira', 'Meriva', 'Vivaro', 'Mokka'] },
  { name: 'Peugeot', models: ['e-208', 'e-2008', 'Rifter', 'Boxer'] },
  { name: 'Polestar', models: ['Polestar 2'] },
  { name: 'Porsche', models: ['Cayenne', 'Macan', 'Taycan'] },
  { name: 'Renault', models: ['Clio', 'Megane', 'Captur', 'Scenic', 'Laguna', 'Kangoo', 'Trafic', 'Zoe'] },
  { name: 'Saab', models: [] },
  { name: 'Seat', models: ['Leon', 'Ibiza', 'Ateca', 'Arona', 'Alhambra'] },
  {
    name: 'Škoda',
    models: ['Octavia', 'Fabia', 'Superb', 'Kodiaq', 'Karoq', 'Kamiq', 'Scala', 'Rapid', 'Yeti', 'Enyaq'],
  },
  { name: 'Subaru', models: ['Outback', 'Forester', 'Impreza', 'Legacy', 'XV'] },
  { name: 'Suzuki', models: ['Swift', 'Vitara', 'S-Cross', 'Ignis', 'Jimny'] },
  { name: 'Tesla', models: ['Model 3', 'Model S', 'Model X', 'Model Y'] },
  {
    name: 'Toyota',
    models: [
      'Corolla',
      'Yaris',
      'Auris',
      'Avensis',
      'RAV4',
      'C-HR',
      'Hilux',
      'Proace',
      'Prius',
      'Camry',
      'Aygo',
    ],
    also: ['Tojota'],
  },
  {
    name: 'Volkswagen',
    models: [
      'Golf',
      'Polo',
      'Passat',
      'Tiguan',
      'Touran',
      'Transporter',
      'Caddy',
      'T-Roc',
      'ID.3',
      'ID.4',
      'Sharan',
      'Amarok',
      'Crafter',
      'Up!',
    ],
    also: ['VW', 'Volkkari', 'Folkkari'],
  },
  {
    name: 'Volvo',
    models: ['V40', 'V50', 'V60', 'V70', 'V90', 'S40', 'S60', 'S80', 'XC40', 'XC60', 'XC70', 'XC90', 'EX30'],
  },
];
