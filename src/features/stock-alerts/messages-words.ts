// What the audit calls stock alerts, and the operations page their jobs.
export const stockAlertWords = {
  entities: { 'stock-alert': 'Saatavuusilmoitus' },
  jobs: {
    'stock-alerts.email': 'Saatavuusilmoitusten viestit',
    'stock-alerts.check': 'Saatavuusilmoitusten tarkistus',
    'stock-alerts.forget': 'Vanhojen saatavuusilmoitusten poisto',
  },
} as const;
