// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const labelRegisterWords = {
  jobs: {
    'label-register.check-due': 'Rengasmerkintöjen tarkistus',
    'label-register.files': 'Rengasmerkintöjen nouto',
  },
} as const;

export const serviceWords = {
  title: 'EU:n rengasmerkintärekisteri',
  text: 'Energiamerkintöjen tiedot',
  notSet:
    'Rekisteriä ei ole kytketty: merkinnät tulevat hinnastoista ja teiltä. Pyydä palvelimen ylläpitäjää kytkemään se.',
  setting: 'EPREL_API_KEY',
} as const;
