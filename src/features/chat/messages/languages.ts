// The assistant's answers in English and Swedish: hours, tyres, prices, booking and law; anything else is answered in Finnish.
import type { PricedService, PriceUnit } from '../../price-list/price-list.ts';

interface InstalmentFigures {
  readonly isExample: boolean;
  readonly sum: string;
  readonly months: number;
  readonly monthly: string;
  readonly total: string;
  readonly rate: string;
}

const english = {
  locale: 'en-GB',
  weekdays: { ma: 'Mon', ti: 'Tue', ke: 'Wed', to: 'Thu', pe: 'Fri', la: 'Sat', su: 'Sun' },
  yes: 'Yes.',
  no: 'No.',
  inFinnish: 'I answer this in Finnish.',
  unknown:
    'I do not know this for certain and will not guess. Call us or leave your number, and you will get the right answer.',
  knowsNoMore:
    'I know no more about this. If you meant something else, ask in other words, or ask us: call or leave your number.',
  human: 'Call us, or leave your number and we will call you back.',
  greeting: 'Hello! Ask me about opening hours, tyres, prices or booking a time.',
  thanks: 'You are welcome!',
  bye: 'Thank you, and drive safely!',
  language:
    'This chat understands everyday English: opening hours, tyres, prices, free times and the law. To reach people, call us or leave your number.',
  sizeHelp:
    'The size is on the side of your tyre. The permitted sizes are in the registration certificate, often on the driver’s door frame or in the fuel flap. Load and speed rating may not be lower than in your papers.',
  pressure:
    'The right pressures are in the manual and often on the driver’s door frame or in the fuel flap. Measure cold tyres once a month.',
  checksPressure: 'We check pressures free of charge in opening hours, without a booking.',
  age: (check: number, change: number) =>
    `The law gives tyres no age limit. The age is in the DOT mark on the side: week and year. We advise having tyres over ${check} years old checked every season and replacing them at ${change} years at the latest.`,
  delivery:
    'Tyres in our own store you get at once. The availability is shown with every tyre in the search.',
  deliveryDays: (days: string) => `Ordered tyres usually reach the shop in ${days} working days.`,
  servicesLead:
    'You get tyres and rims, fitting, balancing, the tyre hotel, puncture repairs, pressure sensors and financing from us. Tell me what your car needs.',
  rimsText:
    'We sell steel and alloy rims. Size, bolt pattern, ET and centre bore decide whether they fit. The rims page has a calculator. Models and prices of rims are not on our pages: ask us with the car and these figures.',
  allSeason:
    'We have summer tyres and winter tyres, but no group of our own for all-season tyres, so I do not suggest others in their place: ask us.',
  unserved:
    'I cannot answer that: I help with tyres only. Ask me about tyres, prices, opening hours, booking, storage or the law on tyres.',
  promise:
    'I cannot promise or confirm that. I tell only what the shop’s own records say: prices, stock, terms and the law. Call us for anything else.',
  makers: (names: string) => `We sell tyres of these makers: ${names}.`,
  reviews: 'You can read our customers’ reviews in the review service and on our home page.',
  businessId: (company: string, id: string) => `${company}, business ID ${id}.`,
  credit: (creditor: string) =>
    `You can buy tyres in instalments. ${creditor} grants the credit and decides on it, we do not.`,
  instalment: ({ isExample, sum, months, monthly, total, rate }: InstalmentFigures) =>
    `${isExample ? 'Example: credit' : 'Credit'} ${sum}, ${months} months, ${monthly} a month, ${total} in all, effective annual rate ${rate}.`,
  creditWarning: 'Warning! Borrowing costs money.',
  noPrice:
    'I do not find a price for that work on our price list. Call us or leave your number, and we will tell you.',
  complaint:
    'We are sorry to hear that. A person will look into it: call us, come by or leave your number. Do not drive the car if it does not feel safe.',
  looseWheel:
    'Stop in a safe place and do not go on: a loose wheel can come off. If you have the key, tighten all bolts crosswise to the torque in the manual. If a bolt is broken or missing, do not drive but call for towing. Call us at once if we changed the wheels.',
  drivenFlat:
    'A tyre that was driven flat can usually not be repaired: its sidewall may be broken inside although nothing shows outside. Do not drive on it any more: fit the spare wheel and show the tyre to us. The damage is seen only when it is taken off the rim.',
  abroad: 'I know only the rules of Finland: check those of the other country before you leave.',
  caution:
    'I cannot judge damage that I do not see, so I cannot promise that driving is safe. Call us before you go on.',
  tyreDamage:
    'Do not drive on the tyre even if it holds air: a damaged sidewall can burst at any time. Fit the spare wheel or call for towing. A sidewall is not repaired, the tyre is replaced. Call us, and we will see how you get a new one.',
  ownOrder:
    'I do not see orders. Call us or leave your number with the order number or your name, and we will check it.',
  identity: (name: string) =>
    `I am ${name}, an AI assistant, not a person. I answer from the shop's own information, and say so when I do not know.`,
  takesOldTyres: 'We take old tyres for recycling free of charge.',
  contact: (shop: string, phone: string, mail: string, address: string) =>
    `${shop}, ${address}. Phone ${phone}, e-mail ${mail}.`,
  roadside:
    'Slow down, stop in a safe place, switch on the hazard lights and do not drive on a flat tyre. Towing and help at the roadside are not on our list of services: your car insurance often covers roadside assistance. In an emergency call 112.',
  ownBooking:
    'I do not see bookings. Change or cancel yours by the link in the confirmation message, or call us.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  openOn: (day: string, open: string, close: string) => `${day} we are open ${open}–${close}.`,
  closedOn: (day: string) => `${day} we are closed.`,
  openNow: (close: string) => `We are open now, until ${close}.`,
  closedNow: 'We are closed now.',
  opensOn: (day: string, time: string) => `We open ${day} at ${time}.`,
  week: (text: string) => `Usual opening hours: ${text}.`,
  askSize: 'What is your tyre size? It is on the side of the tyre, for example 205/55R16.',
  confirmSize: (size: string) => `Did you mean the size ${size}? Please write the whole size to confirm it.`,
  kinds: {
    summer: 'summer tyres',
    winter: 'winter tyres',
    studded: 'studded tyres',
    friction: 'studless winter tyres',
    all: 'tyres',
  },
  found: (count: number, kind: string, size: string, inStock: number) =>
    `We have ${count} ${kind} to choose from${size}, ${inStock} of them on our shelf or at the supplier.`,
  foundOne: (size: string) => `We have one tyre to offer${size}.`,
  ofSize: (size: string) => ` in size ${size}`,
  noneFound: (kind: string, size: string) =>
    `We have no ${kind}${size} on sale right now. Ask us for others.`,
  cheapest: (name: string, price: string, stock: string) =>
    `The cheapest available is ${name}: ${price} each, ${stock}.`,
  example: (name: string, price: string, stock: string) => `For example ${name}: ${price} each, ${stock}.`,
  stock: {
    own: (count: number) => `${count} on our shelf now`,
    supplier: () => 'at the supplier',
    none: (count: number) => (count === 0 ? 'not in stock' : ''),
  },
  best: {
    quiet: (name: string, noise: string) => `The quietest available is ${name}, ${noise} dB on the EU label.`,
    wet: (name: string, grip: string) => `The best wet grip available has ${name}, class ${grip}.`,
    fuel: (name: string, fuel: string) =>
      `The lowest rolling resistance available has ${name}, class ${fuel}.`,
  },
  fitted: (total: string) => `Four of them fitted on the car: ${total}.`,
  unread: 'I did not recognise every word, so the search has only what is named above.',
  total: (count: number, sums: string) => `${count} in all: ${sums}.`,
  pricesLead: 'From our price list, VAT included:',
  storageIncludes: 'The price includes washing the wheels, measuring the tread and checking their condition.',
  services: {
    fitting: 'Fitting a tyre on its rim, balancing included',
    runFlat: 'Addition for a run-flat tyre',
    seasonChange: 'Seasonal change, wheels on their rims',
    storage: 'Storage in the tyre hotel',
    storageWithChange: 'Storage and seasonal change',
    balancing: 'Balancing a loose wheel',
    repair: 'Puncture repair from the inside',
    sensor: 'Pressure sensor, fitted and programmed',
  } satisfies Record<PricedService, string>,
  /** Rows of the price list by their first words, in folded letters. */
  rows: {
    'vanhan renkaan kierratys': 'Recycling an old tyre',
    jalkikiristys: 'Retightening the bolts',
    'neljan pyoran pesu': 'Washing four wheels',
    'tasapainotus, pyora autossa': 'Balancing a wheel on the car',
    'kaikki nelja pyoraa autosta': 'Balancing all four wheels of the car',
    'vian etsinta': 'Finding the fault',
    'venttiilin vaihto': 'Replacing a valve',
    'vanteen reunan puhdistus': 'Cleaning and sealing the edge of the rim',
    'lukkopultin avaus': 'Opening a locking bolt without its key',
    'anturin huoltosarja': 'Service kit of a sensor',
    'antureiden opettaminen': 'Teaching the sensors to the car',
    'renkaan kuntoarvio': 'Checking the condition of a tyre',
    'rengaspaineiden tarkistus': 'Checking the pressures',
  },
  marks: {
    size: (size: string, [width = 0, aspect = 0, rim = 0]: readonly number[]) =>
      `${size}: ${width} mm wide, sidewall ${aspect}% of the width, rim ${rim} inches.`,
    load: (index: number, kilos: number) =>
      `Load index ${index}: one tyre carries ${kilos} kg, four carry ${4 * kilos} kg.`,
    speed: (symbol: string, kmh: number) => `Speed rating ${symbol}: up to ${kmh} km/h.`,
    reinforced: 'XL: a reinforced tyre, which carries more than an ordinary one of the same size.',
    rule: 'Load index and speed rating may not be lower than in your car’s papers. The speed rating of a winter tyre may be lower when its limit is marked where the driver sees it.',
  },
  units: {
    tyre: 'per tyre',
    wheel: 'per wheel',
    set: 'for four wheels',
    season: 'per season',
    piece: 'each',
    year: 'per year, both seasons',
  } satisfies Record<PriceUnit | 'year', string>,
  vehicles: { passenger: 'car', suv: 'SUV', van: 'van' },
  free: 'free of charge',
  ask: 'ask for a price',
  from: (price: string) => `from ${price}`,
  rims: (min: number | null, max: number | null) => {
    if (min === null) return `up to ${max}″`;
    return max === null ? `${min}″ or larger` : `${min}–${max}″`;
  },
  fittedFrom: (weekday: string, date: string) =>
    `We can have it on your car on ${weekday} ${date} at the earliest.`,
  freeTimes: (times: string) => `The first free times: ${times}.`,
  chooseTime: 'Choose a time to book it.',
  noTimes: 'There are no free times on the web right now. Call us, and we will find one.',
  withoutBooking: 'You do not need to book: drive in during opening hours.',
  winterRule: (part: string) =>
    `In Finland winter tyres are required ${part} when the weather or the road conditions call for them.`,
  law: {
    studsOut: 'Only if the weather or the road conditions call for them.',
    summerIn: 'Only when the road conditions do not call for winter tyres.',
    studsByStreet: 'Traffic signs tell where studded tyres are forbidden.',
  },
  slippery:
    'When there is snow, ice or a slippery road to be expected, winter tyres are required 1.11.–31.3. and summer tyres may not be used.',
  studRule: (part: string) =>
    `Studded tyres may be used ${part}, and at other times only when the weather or the road conditions call for them.`,
  treadRule: (summer: string, winter: string) =>
    `The law requires at least ${summer} of tread in a summer tyre and ${winter} in a winter tyre.`,
  treadAdvice: (summer: string, winter: string) => `We advise ${summer} in summer and ${winter} in winter.`,
  actions: {
    book: 'Book a time',
    allTimes: 'Show all times',
    leaveNumber: 'Leave your number',
    search: 'Search tyres',
    call: (phone: string) => `Call ${phone}`,
    allTyres: (size: string) => `All tyres of size ${size}`,
  },
} as const;

/** Texts that every language has. */
type Texts = {
  readonly [Key in keyof typeof english]: Widened<(typeof english)[Key]>;
};
type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

const swedish: Texts = {
  locale: 'sv-FI',
  weekdays: { ma: 'mån', ti: 'tis', ke: 'ons', to: 'tors', pe: 'fre', la: 'lör', su: 'sön' },
  yes: 'Ja.',
  no: 'Nej.',
  inFinnish: 'Jag svarar på det här på finska.',
  unknown:
    'Det här vet jag inte säkert och vill inte gissa. Ring oss eller lämna ditt nummer, så får du rätt svar.',
  knowsNoMore:
    'Mer än så vet jag inte om det här. Menade du något annat, fråga med andra ord, eller fråga oss: ring eller lämna ditt nummer.',
  human: 'Ring oss, eller lämna ditt nummer så ringer vi upp.',
  greeting: 'Hej! Fråga om öppettider, däck, priser eller tidsbokning.',
  thanks: 'Varsågod!',
  bye: 'Tack och kör försiktigt!',
  language:
    'Den här chatten förstår vardaglig svenska: öppettider, däck, priser, lediga tider och lagen. Du når oss per telefon, eller lämna ditt nummer.',
  sizeHelp:
    'Storleken finns på däckets sida. Tillåtna storlekar finns i registreringsbeviset, ofta i förarens dörrstolpe eller tankluckan. Bärighet och hastighetsklass får inte vara lägre än i bilens papper.',
  pressure:
    'Rätt tryck finns i handboken och ofta i förarens dörrstolpe eller tankluckan. Mät kalla däck en gång i månaden.',
  checksPressure: 'Vi kontrollerar trycken utan kostnad under öppettiderna, utan bokning.',
  age: (check, change) =>
    `Lagen ger ingen åldersgräns för däck. Åldern finns i DOT-märkningen på sidan: vecka och år. Vi rekommenderar att däck över ${check} år kontrolleras varje säsong och byts senast vid ${change} års ålder.`,
  delivery: 'Däck i vårt eget lager får du genast. Tillgången står vid varje däck i sökningen.',
  deliveryDays: (days) => `Beställda däck kommer vanligen till butiken på ${days} vardagar.`,
  servicesLead:
    'Hos oss får du däck och fälgar, montering, balansering, däckhotell, lagning, tryckgivare och finansiering. Berätta vad din bil behöver.',
  rimsText:
    'Vi säljer stål- och aluminiumfälgar. Storlek, bultcirkel, ET-värde och centrumhål avgör om de passar. På fälgsidan finns en räknare. Fälgmodeller och deras priser finns inte på våra sidor: fråga oss och berätta om bilen och måtten.',
  allSeason:
    'I vårt utbud finns sommardäck och vinterdäck, men ingen egen grupp för helårsdäck, så jag föreslår inget annat i stället: fråga oss.',
  unserved:
    'Det kan jag inte svara på: jag hjälper bara med däck. Fråga om däck, priser, öppettider, tidsbokning, förvaring eller däcklagen.',
  promise:
    'Det kan jag varken lova eller bekräfta. Jag berättar bara vad som står i butikens egna uppgifter: priser, lager, villkor och lagen. Ring oss om annat.',
  makers: (names) => `Vi säljer däck av de här märkena: ${names}.`,
  reviews: 'Kundernas omdömen kan du läsa i omdömestjänsten och på vår startsida.',
  businessId: (company, id) => `${company}, FO-nummer ${id}.`,
  credit: (creditor) =>
    `Däck kan köpas på avbetalning. ${creditor} beviljar krediten och fattar beslutet, inte vi.`,
  instalment: ({ isExample, sum, months, monthly, total, rate }) =>
    `${isExample ? 'Exempel: kredit' : 'Kredit'} ${sum}, ${months} månader, ${monthly} i månaden, ${total} totalt, effektiv årsränta ${rate}.`,
  creditWarning: 'Varning! Det kostar pengar att låna.',
  noPrice:
    'Jag hittar inget pris för det arbetet i vår prislista. Ring oss eller lämna ditt nummer, så berättar vi.',
  complaint:
    'Det var tråkigt att höra. En människa tar hand om saken: ring, kom förbi eller lämna ditt nummer. Kör inte med bilen om den inte känns säker.',
  looseWheel:
    'Stanna på en säker plats och kör inte vidare: ett löst hjul kan lossna. Om du har nyckeln, dra åt alla bultar korsvis med momentet i handboken. Om en bult är av eller saknas, kör inte utan beställ bärgning. Ring oss genast om vi har bytt hjulen.',
  drivenFlat:
    'Ett däck som körts tomt kan oftast inte lagas: sidan kan ha gått sönder inuti, fast inget syns utifrån. Kör inte mer på det: byt till reservhjulet och visa däcket för oss. Skadan syns först när däcket tas av fälgen.',
  abroad: 'Jag känner bara Finlands regler: kontrollera det andra landets innan du åker.',
  caution:
    'Jag kan inte bedöma en skada som jag inte ser, så jag kan inte lova att det är säkert att köra. Ring oss innan du kör vidare.',
  tyreDamage:
    'Kör inte på däcket även om det håller luft: en skadad sida kan spricka när som helst. Byt till reservhjulet eller beställ bärgning. Däckets sida lagas inte, däcket byts. Ring oss, så ser vi hur du får ett nytt.',
  ownOrder:
    'Jag ser inte beställningar. Ring eller lämna ditt nummer med beställningsnumret eller ditt namn, så kontrollerar vi saken.',
  identity: (name) =>
    `Jag är ${name}, en AI-assistent och ingen människa. Jag svarar utgående från butikens egna uppgifter och säger till när jag inte vet.`,
  takesOldTyres: 'Vi tar emot gamla däck för återvinning utan kostnad.',
  contact: (shop, phone, mail, address) => `${shop}, ${address}. Telefon ${phone}, e-post ${mail}.`,
  roadside:
    'Sakta ner, stanna på en säker plats, sätt på varningsblinkers och kör inte vidare på ett tomt däck. Bärgning och hjälp vid vägen finns inte bland våra tjänster: bilförsäkringen täcker ofta vägassistans. Ring 112 i en nödsituation.',
  ownBooking: 'Jag ser inte bokningar. Ändra eller avboka din tid via länken i bekräftelsen, eller ring oss.',
  today: 'I dag',
  tomorrow: 'I morgon',
  openOn: (day, open, close) => `${day} har vi öppet ${open}–${close}.`,
  closedOn: (day) => `${day} har vi stängt.`,
  openNow: (close) => `Vi har öppet nu, till ${close}.`,
  closedNow: 'Vi har stängt nu.',
  opensOn: (day, time) => `Vi öppnar ${day} kl. ${time}.`,
  week: (text) => `Ordinarie öppettider: ${text}.`,
  askSize: 'Vilken är din däckstorlek? Den står på däckets sida, till exempel 205/55R16.',
  confirmSize: (size) => `Menade du storleken ${size}? Skriv hela storleken för att bekräfta den.`,
  kinds: {
    summer: 'sommardäck',
    winter: 'vinterdäck',
    studded: 'dubbdäck',
    friction: 'friktionsdäck',
    all: 'däck',
  },
  found: (count, kind, size, inStock) =>
    `Vi har ${count} ${kind} att välja på${size}, ${inStock} av dem på vår hylla eller hos leverantören.`,
  foundOne: (size) => `Vi har ett däck att erbjuda${size}.`,
  ofSize: (size) => ` i storleken ${size}`,
  noneFound: (kind, size) => `Vi har inga ${kind}${size} till salu just nu. Fråga oss om andra.`,
  cheapest: (name, price, stock) => `Billigast av dem som finns att få är ${name}: ${price} styck, ${stock}.`,
  example: (name, price, stock) => `Till exempel ${name}: ${price} styck, ${stock}.`,
  stock: {
    own: (count) => `${count} på vår hylla nu`,
    supplier: () => 'hos leverantören',
    none: (count) => (count === 0 ? 'inte i lager' : ''),
  },
  best: {
    quiet: (name, noise) => `Tystast av dem som finns att få är ${name}, ${noise} dB enligt EU-märkningen.`,
    wet: (name, grip) => `Bäst våtgrepp av dem som finns att få har ${name}, klass ${grip}.`,
    fuel: (name, fuel) => `Lägst rullmotstånd av dem som finns att få har ${name}, klass ${fuel}.`,
  },
  fitted: (total) => `Fyra monterade på bilen: ${total}.`,
  unread: 'Alla ord kände jag inte igen, så sökningen gäller bara det som nämns ovan.',
  total: (count, sums) => `${count} sammanlagt: ${sums}.`,
  pricesLead: 'Ur vår prislista, med moms:',
  storageIncludes: 'I priset ingår tvätt av hjulen, mätning av mönsterdjupet och kontroll av skicket.',
  services: {
    fitting: 'Montering av däck på fälg, med balansering',
    runFlat: 'Tillägg för run flat-däck',
    seasonChange: 'Säsongsbyte, hjulen färdigt på fälg',
    storage: 'Förvaring på däckhotellet',
    storageWithChange: 'Förvaring och säsongsbyte',
    balancing: 'Balansering av löst hjul',
    repair: 'Lagning av punktering från insidan',
    sensor: 'Tryckgivare, monterad och programmerad',
  },
  rows: {
    'vanhan renkaan kierratys': 'Återvinning av ett gammalt däck',
    jalkikiristys: 'Efterdragning av bultarna',
    'neljan pyoran pesu': 'Tvätt av fyra hjul',
    'tasapainotus, pyora autossa': 'Balansering av ett hjul på bilen',
    'kaikki nelja pyoraa autosta': 'Balansering av bilens alla fyra hjul',
    'vian etsinta': 'Felsökning',
    'venttiilin vaihto': 'Byte av ventil',
    'vanteen reunan puhdistus': 'Rengöring och tätning av fälgkanten',
    'lukkopultin avaus': 'Öppning av låsbult utan nyckel',
    'anturin huoltosarja': 'Servicesats för tryckgivare',
    'antureiden opettaminen': 'Inlärning av tryckgivare i bilen',
    'renkaan kuntoarvio': 'Bedömning av däckets skick',
    'rengaspaineiden tarkistus': 'Kontroll av trycken',
  },
  marks: {
    size: (size, [width = 0, aspect = 0, rim = 0]) =>
      `${size}: bredd ${width} mm, sidans höjd ${aspect} % av bredden, fälg ${rim} tum.`,
    load: (index, kilos) => `Belastningsindex ${index}: ett däck bär ${kilos} kg, fyra bär ${4 * kilos} kg.`,
    speed: (symbol, kmh) => `Hastighetsklass ${symbol}: högst ${kmh} km/h.`,
    reinforced: 'XL: ett förstärkt däck, som bär mer än ett vanligt av samma storlek.',
    rule: 'Bärighet och hastighetsklass får inte vara lägre än i bilens papper. Ett vinterdäcks hastighetsklass får vara lägre när gränsen är utmärkt så att föraren ser den.',
  },
  units: {
    tyre: 'per däck',
    wheel: 'per hjul',
    set: 'för fyra hjul',
    season: 'per säsong',
    year: 'per år, båda säsongerna',
    piece: 'styck',
  },
  vehicles: { passenger: 'personbil', suv: 'SUV', van: 'paketbil' },
  free: 'gratis',
  ask: 'fråga om priset',
  from: (price) => `från ${price}`,
  rims: (min, max) => {
    if (min === null) return `högst ${max}″`;
    return max === null ? `${min}″ eller större` : `${min}–${max}″`;
  },
  fittedFrom: (weekday, date) => `Tidigast ${weekday} ${date} kan det sitta på din bil.`,
  freeTimes: (times) => `De första lediga tiderna: ${times}.`,
  chooseTime: 'Välj en tid för att boka den.',
  noTimes: 'Det finns inga lediga tider på nätet just nu. Ring oss, så hittar vi en.',
  withoutBooking: 'Du behöver inte boka: kör in under öppettiderna.',
  winterRule: (part) => `I Finland krävs vinterdäck ${part} när vädret eller väglaget förutsätter det.`,
  law: {
    studsOut: 'Bara om vädret eller väglaget förutsätter det.',
    summerIn: 'Bara när väglaget inte kräver vinterdäck.',
    studsByStreet: 'Vägmärken visar var dubbdäck är förbjudna.',
  },
  slippery:
    'När det finns snö, is eller halka att vänta krävs vinterdäck 1.11.–31.3., och sommardäck får inte användas.',
  studRule: (part) =>
    `Dubbdäck får användas ${part}, och annars bara när vädret eller väglaget förutsätter det.`,
  treadRule: (summer, winter) =>
    `Lagen kräver minst ${summer} mönsterdjup på sommardäck och ${winter} på vinterdäck.`,
  treadAdvice: (summer, winter) => `Vi rekommenderar ${summer} på sommaren och ${winter} på vintern.`,
  actions: {
    book: 'Boka tid',
    allTimes: 'Visa alla tider',
    leaveNumber: 'Lämna ditt nummer',
    search: 'Sök däck',
    call: (phone) => `Ring ${phone}`,
    allTyres: (size) => `Alla däck i storleken ${size}`,
  },
};

export const languageMessages = { en: english, sv: swedish } as const satisfies Record<string, Texts>;
export type LanguageTexts = Texts;
