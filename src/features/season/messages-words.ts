// What the operations page calls jobs and services of the season.
export const seasonWords = {
  jobs: {
    'season.weather': 'Tiesään ja ennusteen haku',
    'season.remind': 'Vaihtomuistutusten lähetys',
    'season.reminder-email': 'Vaihtomuistutusten viestit',
    'season.forget-reminders': 'Vanhojen vaihtomuistutusten poisto',
  },
} as const;

const NOT_SET = 'Ei käytössä: vaihtoneuvo perustuu lakiin ja liikkeen ajanvarauksiin.';

export const roadServiceWords = {
  title: 'Tiesää (Digitraffic)',
  text: 'Lähimpien tiesääasemien keli vaihtoneuvoon',
  notSet: NOT_SET,
  setting: 'WEATHER_SERVICES',
} as const;

export const forecastServiceWords = {
  title: 'Sääennuste (Ilmatieteen laitos)',
  text: 'Öiden alimmat lämpötilat vaihtoneuvoon',
  notSet: NOT_SET,
  setting: 'WEATHER_SERVICES',
} as const;
