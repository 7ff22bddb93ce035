// Finnish texts of the platform itself.

export const restoredShopMessages = {
  paused:
    'Kauppa on palautettu varmuuskopiosta. Se ei lähetä viestejä eikä hae tietoja muualta, ennen kuin omistaja ottaa sen käyttöön.',
} as const;

export const requestsWords = {
  jobs: {
    'limits.forget': 'Lähetysrajojen laskurien siivous',
    'requests.forget-keys': 'Lomakkeiden tallennusavainten siivous',
  },
} as const;
