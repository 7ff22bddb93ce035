// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
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
