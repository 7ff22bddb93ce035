// Finnish texts of the bookings' statistics.
import { NBSP } from '../../../platform/contract/text.ts';

export const bookingStatisticsMessages = {
  title: 'Ajanvarauksen tilastot',
  lead: 'Kuormitus on varattu osuus siitä ajasta, jonka asennuspaikat ovat auki. Perutut ja saapumatta jääneet eivät ole siinä mukana.',
  back: 'Ajanvaraus',
  period: 'Jakso',
  periods: { '30': '30 päivää', '90': '90 päivää' },
  loadFailed: 'Tilastojen lataus epäonnistui',
  figures: {
    count: 'Varauksia',
    noShow: 'Ei saapunut',
    cancelled: 'Peruttu',
    lead: 'Varattu ennen aikaa, mediaani',
    revenue: 'Varausten arvo, sis. ALV',
  },
  none: 'Ei vielä',
  countShare: (count: number, percent: string) => (count === 0 ? '0' : `${count} (${percent})`),
  hoursText: (hours: string) => `${hours}${NBSP}t`,
  daysText: (days: string) => `${days}${NBSP}pv`,

  loadTitle: 'Kuormitus tunneittain',
  loadEmpty: 'Jaksolla ei ole varauksia.',
  busiest: (weekday: string, hour: string, percent: string) =>
    `Vilkkain tunti on ${weekday} ${hour}: ajasta on varattu ${percent}`,
  onWeekdays: {
    ma: 'maanantaisin',
    ti: 'tiistaisin',
    ke: 'keskiviikkoisin',
    to: 'torstaisin',
    pe: 'perjantaisin',
    la: 'lauantaisin',
    su: 'sunnuntaisin',
  },
  hour: (hour: number) => `klo${NBSP}${hour}–${hour + 1}`,
  cell: (weekday: string, hour: string, percent: string) => `${weekday} ${hour} · ${percent}`,
  closed: '–',
  hourColumn: 'Kello',

  aheadTitle: 'Seuraavat kaksi viikkoa',
  aheadEmpty: 'Kahdelle seuraavalle viikolle ei ole varauksia.',
  ahead: (percent: string, day: string, most: string) =>
    `Ajasta on varattu ${percent}, eniten ${day}: ${most}`,
  aheadColumns: { date: 'Päivä', count: 'Varauksia', load: 'Kuormitus' },

  servicesTitle: 'Varatut työt',
  serviceColumns: { service: 'Työ', count: 'Varauksia' },

  hoursFile: (from: string, to: string) => `ajanvaraus-tunnit-${from}-${to}.csv`,
  hoursHead: ['Viikonpäivä', 'Tunti', 'Varattu min', 'Auki min', 'Kuormitus %'],
  daysFile: (from: string, to: string) => `ajanvaraus-paivat-${from}-${to}.csv`,
  daysHead: ['Päivä', 'Suomalainen päivä', 'Varauksia', 'Varattu min', 'Auki min', 'Kuormitus %'],
} as const;
