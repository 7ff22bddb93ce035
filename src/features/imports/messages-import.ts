// Finnish texts of catalogue imports; the sentences of refused rows are in messages.ts.
import { formatCount } from '../../platform/contract/count.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const importMessages = {
  notFound: 'Tuontia ei löytynyt.',
  fileMissing: 'Valitse tukkurin lista ensin.',
  notAList:
    'Tiedosto ei ole rengaslista. Valitse tukkurin CSV-tiedosto, jossa sarakkeet on erotettu puolipisteellä.',
  tooLarge: 'Lista on liian suuri. Suurin sallittu koko on 128 Mt.',
  notADryRun: 'Vain valmiin esikatselun voi tuoda. Lataa lista uudelleen.',
  previewStale:
    'Hinnoittelu tai tuotteet ovat muuttuneet esikatselun jälkeen. Esikatsele lista uudelleen, niin näet oikeat muutokset.',
  fileGone: 'Esikatselun lista on jo poistettu. Lataa lista uudelleen.',
  snowMarkMissing:
    'Kitkarenkaalta puuttuu vuorenhuippumerkki (3PMSF), joka on ollut pakollinen 1.12.2024 alkaen. Rengasta ei voi ottaa myyntiin.',
  failed: 'Tuonti keskeytyi odottamattomaan virheeseen, eikä mitään muutettu. Yritä uudelleen.',
  undo: {
    notUndoable: 'Vain valmiin tuonnin, joka muutti jotain, voi kumota.',
    begun: 'Tuontia ollaan jo kumoamassa, tai se on kumottu.',
    expired: 'Tuonnin voi kumota vuorokauden ajan. Aika on jo kulunut.',
    superseded: 'Sama lista on tuotu sen jälkeen uudelleen. Kumoa ensin uudempi tuonti.',
    failed: 'Kumoaminen keskeytyi odottamattomaan virheeseen, eikä mitään muutettu. Yritä uudelleen.',
  },
  interrupted: 'Tuonti keskeytyi, eikä mitään muutettu. Yritä uudelleen.',
  cli: {
    who: 'Komentorivi',
    usage: 'Käyttö: npm run import -- TIEDOSTO [--list NIMI] [--dry-run] [--allow-withdraw] [--json]',
    unreadable: (file: string) => `Tiedostoa ${file} ei voi lukea.`,
    dryRun: 'Esikatselu, mitään ei tallennettu.',
    summary: (counts: { created: number; updated: number; unchanged: number; withdrawn: number }) =>
      [
        plural(counts.created, 'uusi', 'uutta'),
        plural(counts.updated, 'muuttunut', 'muuttunutta'),
        plural(counts.unchanged, 'ennallaan', 'ennallaan'),
        plural(counts.withdrawn, 'poistunut', 'poistunutta'),
      ].join(', '),
    nothingChanged: 'Lista on sama kuin viimeksi: mikään ei muuttunut.',
    refusedRows: (count: number) => `${plural(count, 'rivi', 'riviä')} hylättiin:`,
    row: (line: number, message: string) => `  rivi ${line}: ${message}`,
    moreRows: (count: number) => `  ja ${plural(count, 'muu rivi', 'muuta riviä')}.`,
    took: (seconds: string) => `Aikaa kului ${seconds} s.`,
  },
} as const;
