// What the operations page calls the jobs of stock alerts.
export const stockAlertWords = {
  jobs: {
    'stock-alerts.email': 'Saatavuusilmoitusten viestit',
    'stock-alerts.check': 'Saatavuusilmoitusten tarkistus',
    'stock-alerts.forget': 'Vanhojen saatavuusilmoitusten poisto',
  },
} as const;
