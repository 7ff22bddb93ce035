// Finnish texts of taking an import back.
import { plural } from './messages-page.ts';

export const undoMessages = {
  action: 'Kumoa tuonti',
  until: (time: string) => `Tuonnin voi kumota ${time} asti.`,
  question: (file: string) => `Kumotaanko tuonti ${file}?`,
  consequence:
    'Hinnat, saldot ja myynnistä poistuneet renkaat palaavat sellaisiksi kuin ne olivat ennen tuontia. Tuonnin uudet renkaat poistuvat myynnistä. Renkaat, joita joku on muuttanut tuonnin jälkeen, jäävät ennalleen, ja näet ne luettelona.',
  confirm: (changes: number) => `Kumoa ${plural(changes, ['muutos', 'muutosta'])}`,
  queued: 'Kumoaminen odottaa vuoroaan',
  running: 'Kumotaan tuontia',
  share: (percent: number) => `${percent}\u00A0% palautettu`,
  failed: 'Tuontia ei kumottu',
  doneTitle: 'Tuonti on kumottu',
  done: (restored: number, who: string, time: string) =>
    `${plural(restored, ['rengas', 'rengasta'])} palautettiin ennalleen ${time}${who === '' ? '' : `, tekijä ${who}`}.`,
  leftTitle: 'Nämä jäivät ennalleen',
  left: (leftCount: number) =>
    leftCount === 1
      ? 'Yhtä rengasta on muutettu tuonnin jälkeen, joten se jäi sellaiseksi kuin se nyt on. Tarkista se itse.'
      : `${leftCount.toLocaleString('fi-FI')}\u00A0rengasta on muutettu tuonnin jälkeen, joten ne jäivät sellaisiksi kuin ne nyt ovat. Tarkista ne itse.`,
  leftShort: (shown: number) => `Tässä niistä ovat ensimmäiset ${shown.toLocaleString('fi-FI')}.`,
  undone: 'Kumottu',
  undoneBy: (who: string, time: string) => `Kumottu ${time}${who === '' ? '' : `, ${who}`}`,
} as const;
