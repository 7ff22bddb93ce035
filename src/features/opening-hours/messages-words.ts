// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
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
