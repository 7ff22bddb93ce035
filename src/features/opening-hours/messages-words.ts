// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const openingHoursWords = {
  entities: { 'opening-hours': 'Aukioloajat' },
  fields: {
    ma: 'maanantai',
    ti: 'tiistai',
    ke: 'keskiviikko',
    to: 'torstai',
    pe: 'perjantai',
    la: 'lauantai',
    su: 'sunnuntai',
    open: 'Avataan',
    close: 'Suljetaan',
    isClosed: 'Suljettu',
    reason: 'Syy',
  },
} as const;
