import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, type IsoDay } from '../../platform/contract/dates.ts';
import { adviceLabel, adviceReasons, adviceSentence, lawSentences } from './advice-words.ts';
import { badgeSvg } from './badge.ts';
import { nightsOf, type Night, type Outlook, type RoadReading } from './outlook.ts';
import { ADVICE_DAYS, advisedTurn, dueTurn, reminderOffer, seasonAdvice } from './season-advice.ts';

const ROAD: RoadReading = {
  name: 'vt4_Esimerkki',
  distanceKm: 3,
  measuredAt: new Date('2026-10-26T06:00:00Z'),
  airC: 1,
  roadC: -1,
  surface: 'ice',
};

/** Lowest temperatures of the nights from the evening of `today` on; a shop closed on Sundays, booked to `share`. */
function outlook(today: IsoDay, lowest: readonly number[], share?: number): Outlook {
  const nights: Night[] = lowest.map((lowestC, ahead) => ({ day: addDays(today, ahead), lowestC }));
  const days = Array.from({ length: ADVICE_DAYS }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, isOpen: new Date(day).getUTCDay() !== 0, share };
  });
  return { nights, roads: [], days };
}

const say = (today: IsoDay, lowest: readonly number[], share?: number) =>
  adviceSentence(seasonAdvice(today, outlook(today, lowest, share)), today).replaceAll('\u00A0', ' ');
const mild = Array.from({ length: 10 }, () => 4);
const cold = Array.from({ length: 10 }, () => -6);

test.each([
  ['2027-01-15', cold, 'Aja talvirenkailla: niitä on käytettävä, jos sää tai keli sitä edellyttää.'],
  ['2027-02-15', mild, 'Aja talvirenkailla: niitä on käytettävä, jos sää tai keli sitä edellyttää.'],
  ['2027-03-15', cold, 'Pidä talvirenkaat vielä: ennusteessa on 10 pakkasyötä.'],
  ['2027-03-28', mild, 'Pidä talvirenkaat vielä: talvirengaskausi kestää 31.3. asti.'],
  ['2027-04-05', [3, 2, -1, 4], 'Pidä talvirenkaat vielä: ennusteessa on yksi pakkasyö.'],
  ['2027-04-20', mild, 'Kesärenkaat voi jo vaihtaa alle: 10 vuorokauden ennusteessa ei ole yöpakkasia.'],
  [
    '2027-05-10',
    [3, -1],
    'Kesärenkaat voi jo vaihtaa alle, mutta varo liukkaita aamuja: ennusteessa on vielä yksi pakkasyö.',
  ],
  ['2027-06-15', mild, 'Kesärenkaat ovat nyt oikea valinta. Talvirenkaita voidaan vaatia 1.11. alkaen.'],
  ['2026-08-31', mild, 'Kesärenkaat ovat nyt oikea valinta. Talvirenkaita voidaan vaatia 1.11. alkaen.'],
  [
    '2026-09-15',
    mild,
    'Talvirenkaiden vaihdolla ei ole vielä kiirettä: 10 vuorokauden ennusteessa ei ole yöpakkasia.',
  ],
  [
    '2026-10-26',
    [2, 1, 0, -2, -3],
    'Vaihda talvirenkaat alle viimeistään to 29.10., sillä yöpakkaset alkavat.',
  ],
  ['2026-11-10', cold, 'Aja talvirenkailla: niitä on käytettävä, jos sää tai keli sitä edellyttää.'],
])('on %s the advice follows from law and nights', (today, lowest, sentence) => {
  expect(say(today, lowest)).toBe(sentence);
});

test('the advice says how full the shop is until the day to change', () => {
  const coming = [2, 1, 0, -2];
  expect(say('2026-10-26', coming, 0.2)).toMatch(
    /to 29\.10\., sillä yöpakkaset alkavat, ja ajat ovat vielä väljiä\.$/,
  );
  expect(say('2026-10-26', coming, 0.6)).toMatch(/, ja ajat täyttyvät\.$/);
  expect(say('2026-10-26', coming, 0.95)).toMatch(/, ja ajat ovat melkein täynnä\.$/);
});

test('the last open day before the first frost is the day to change, and the calmest day is named', () => {
  // Frost in the night after Sunday 25 October, on which the shop is closed.
  const lowest = [3, 3, 3, -1];
  const given = outlook('2026-10-22', lowest, 0.5);
  const days = given.days.map((each) => (each.day === '2026-10-23' ? { ...each, share: 0.1 } : each));
  const advice = seasonAdvice('2026-10-22', { ...given, days });
  expect(advice).toMatchObject({ kind: 'winter-by', byDay: '2026-10-24', calmestDay: '2026-10-23' });
  expect(adviceReasons(advice, '2026-10-22')).toContain('Ennen sitä vapaita aikoja on eniten pe\u00A023.10.');
});

test('no calmest day is named where the change is due at once, or where it is the last day to change', () => {
  const emptyOn = (quiet: IsoDay, today: IsoDay, lowest: readonly number[]) => {
    const given = outlook(today, lowest, 0.5);
    const days = given.days.map((each) => (each.day === quiet ? { ...each, share: 0.1 } : each));
    return adviceReasons(seasonAdvice(today, { ...given, days }), today).join(' ');
  };
  expect(emptyOn('2026-10-24', '2026-10-22', [3, 3, 3, -1])).not.toContain('väljintä');
  expect(emptyOn('2026-10-28', '2026-10-26', [-1])).not.toContain('väljintä');
});

test('one full Saturday does not fill the week', () => {
  const given = outlook('2026-10-26', mild, 0.4);
  const days = given.days.map((each) => (each.day === '2026-10-31' ? { ...each, share: 1 } : each));
  expect(adviceSentence(seasonAdvice('2026-10-26', { ...given, days }), '2026-10-26')).toContain(
    'vielä väljiä',
  );
});

test('where two days have as much free time, neither is named', () => {
  const given = outlook('2026-10-20', [3, 3, 3, 3, -1], 0.5);
  const quiet = new Set(['2026-10-22', '2026-10-23']);
  const days = given.days.map((each) => (quiet.has(each.day) ? { ...each, share: 0.1 } : each));
  expect(seasonAdvice('2026-10-20', { ...given, days }).calmestDay).toBeUndefined();
});

test('who is to change at once is warned of slippery roads, and learns that the law follows later', () => {
  const advice = seasonAdvice('2026-10-26', outlook('2026-10-26', cold));
  expect(advice.kind).toBe('winter-now');
  expect(adviceReasons(advice, '2026-10-26')).toEqual([
    'Älä lähde liikkeelle kesärenkailla, jos tie on liukas. Varaa aika, ja tule vasta, kun tiet eivät ole liukkaat.',
    'Tämä on suosituksemme: laki voi vaatia talvirenkaita 1.11. alkaen.',
  ]);
});

test('a day alone is not called the calmest, and a full shop is not said to leave time', () => {
  const reasons = (today: IsoDay, lowest: readonly number[], share: number) =>
    adviceReasons(seasonAdvice(today, outlook(today, lowest, share)), today).join(' ');
  expect(reasons('2026-10-21', [2, -1], 0.6)).toBe(
    'Tämä on suosituksemme: laki voi vaatia talvirenkaita 1.11. alkaen.',
  );
  expect(reasons('2026-10-20', mild, 0.95)).toBe('Yöpakkasia ei näy 10\u00A0vuorokauden ennusteessa.');
});

test('in the season who still has summer tyres learns what to do, and what decides is the whole area', () => {
  const reasons = (today: IsoDay, lowest: readonly number[], roads: readonly RoadReading[] = []) =>
    adviceReasons(seasonAdvice(today, { ...outlook(today, lowest), roads }), today).join(' ');
  expect(reasons('2026-11-01', mild)).toContain('varaa aika vaihtoon nyt');
  expect(reasons('2026-11-01', mild, [ROAD])).toContain('älä lähde niillä liikkeelle');
  expect(reasons('2027-03-25', [-2])).toContain('koko alueen ja ajomatkan keli');
});

test('frost before the shop opens again means changing at once', () => {
  expect(say('2026-10-25', [1, -1])).toBe(
    'Vaihda talvirenkaat alle viimeistään ma 26.10., sillä yöpakkaset alkavat.',
  );
  expect(say('2026-10-24', [2, -1])).toBe(
    'Vaihda talvirenkaat alle heti: pakkasta on luvassa ma 26.10. vastaisena yönä.',
  );
  expect(say('2026-10-26', [-1])).toBe('Vaihda talvirenkaat alle heti: ensi yöksi on luvassa pakkasta.');
});

test('frost many nights ahead is said to be uncertain', () => {
  const lowest = [5, 5, 4, 3, 2, 1, -2];
  const today = '2026-10-12';
  expect(say(today, lowest)).toMatch(/yöpakkaset näyttävät alkavan\.$/);
  expect(adviceReasons(seasonAdvice(today, outlook(today, lowest)), today).join(' ')).toMatch(/epävarma/);
});

test('a slippery road near the shop comes before the forecast', () => {
  const icy = { ...outlook('2026-10-12', mild), roads: [ROAD] };
  expect(adviceSentence(seasonAdvice('2026-10-12', icy), '2026-10-12')).toMatch(
    /heti: lähialueen tiet voivat olla liukkaita/,
  );
  const spring = { ...outlook('2027-04-10', mild), roads: [ROAD] };
  expect(seasonAdvice('2027-04-10', spring).kind).toBe('summer-wait');
});

test('near the first of November the law decides where no frost is forecast', () => {
  expect(say('2026-10-27', mild)).toBe(
    'Vaihda talvirenkaat alle viimeistään la 31.10., sillä niitä voidaan vaatia 1.11. alkaen.',
  );
  expect(say('2026-10-31', mild)).toBe('Vaihda talvirenkaat alle heti: niitä voidaan vaatia 1.11. alkaen.');
});

test('without a forecast the advice is of the law alone and says so', () => {
  expect(say('2026-10-01', [])).toBe(
    'Talvirenkaita voidaan vaatia 1.11. alkaen: vaihda ne ennen ensimmäisiä yöpakkasia.',
  );
  expect(say('2027-04-03', [])).toBe(
    'Vaihda kesärenkaat alle, kun yöpakkaset ovat ohi: talvirengaskausi päättyi 31.3.',
  );
  for (const today of ['2026-10-01', '2026-10-25', '2027-01-15', '2027-03-28', '2027-04-03']) {
    expect(adviceReasons(seasonAdvice(today, outlook(today, [])), today).join(' ')).toMatch(
      /ennustetta ei ole nyt/,
    );
  }
});

test('no advice names frost, a mild spell or a day that its forecast does not show', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
  const lowest = fc.array(fc.integer({ min: -30, max: 20 }), { maxLength: 10 });
  fc.assert(
    fc.property(
      day,
      lowest,
      fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      (today, nights, share) => {
        const given = outlook(today, nights, share ?? undefined);
        const advice = seasonAdvice(today, given);
        const text = adviceSentence(advice, today);
        if (/yöpakkaset (?:alkavat|näyttävät)|pakkasta|\d.pakkasyötä|yksi pakkasyö/.test(text)) {
          expect(nights.some((each) => each < 0)).toBe(true);
        }
        if (text.includes('ei ole yöpakkasia')) expect(nights.every((each) => each >= 0)).toBe(true);
        if (advice.kind === 'winter-by') {
          expect(advice.byDay > today).toBe(true);
          expect(given.days.find((each) => each.day === advice.byDay)?.isOpen).toBe(true);
        }
        if (text.includes('ajat')) expect(share).not.toBeNull();
        expect(text).toMatch(/^\p{Lu}[^.].*\.$/u);
        const offer = reminderOffer(advice, today);
        expect(offer.turn === dueTurn(advice)).toBe(offer.when === 'before-day');
        if (offer.when === 'next') expect(offer.turn).not.toBe(advisedTurn(advice));
      },
    ),
  );
});

test('the state of the law is said for studs and for winter tyres, at both ends of the season', () => {
  const law = (day: IsoDay) => lawSentences(day).join(' ').replaceAll('\u00A0', ' ');
  expect(law('2026-11-01')).toBe('Nastarenkailla saa nyt ajaa. Talvirenkaita voidaan nyt vaatia.');
  expect(law('2027-03-31')).toBe(law('2026-11-01'));
  for (const day of ['2027-04-01', '2026-10-31']) {
    expect(law(day)).toMatch(/vain, jos sää tai keli sitä edellyttää\. Talvirenkaita ei nyt vaadita/);
  }
});

test('a night is the lowest from evening to morning by the shop’s clock, also when the clocks change', () => {
  // Clocks go back on Sunday 25 October 2026 at 4: that night has an hour more.
  const at = (time: string, celsius: number) => ({ at: new Date(time), celsius });
  const points = [
    at('2026-10-24T14:00:00Z', -9),
    at('2026-10-24T15:00:00Z', 3),
    at('2026-10-25T03:00:00Z', -1),
    at('2026-10-25T07:00:00Z', 0),
    at('2026-10-25T08:00:00Z', -9),
    at('2026-10-25T17:00:00Z', 2),
  ];
  expect(nightsOf(points, '2026-10-24')).toEqual([{ day: '2026-10-24', lowestC: -1 }]);
});

test('summer tyres stay right on a cold summer night, with a caution', () => {
  const chilly = seasonAdvice('2027-06-05', { ...outlook('2027-06-05', [4, -1, 5]), roads: [ROAD] });
  expect(chilly.kind).toBe('summer-on');
  expect(adviceReasons(chilly, '2027-06-05').join(' ')).toMatch(
    /voivat silti olla liukkaita.*silti yksi pakkasyö: varo liukkaita aamuja\./,
  );
  expect(adviceReasons(seasonAdvice('2027-06-05', outlook('2027-06-05', mild)), '2027-06-05')).toEqual([]);
});

test('without a forecast the drawn advice names the frost to change before, in autumn and in spring', () => {
  const label = (today: IsoDay) => adviceLabel(seasonAdvice(today, outlook(today, [])));
  expect([label('2026-10-01'), label('2027-04-03')]).toEqual([
    'talvirenkaat ennen yöpakkasia',
    'kesärenkaat, kun yöpakkaset ovat ohi',
  ]);
});

test('every advice fits into its picture for other sites', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
  const lowest = fc.array(fc.integer({ min: -30, max: 20 }), { maxLength: 10 });
  fc.assert(
    fc.property(day, lowest, fc.constantFrom(0.1, 0.6, 0.95), (today, nights, share) => {
      const sentence = adviceSentence(seasonAdvice(today, outlook(today, nights, share)), today);
      const drawn = badgeSvg({ title: '', sentence, note: '' });
      const lines = [...drawn.matchAll(/font-weight="700">([^<]*)</g)].map(([, line]) => line).join(' ');
      expect(lines).toBe(sentence.replaceAll('\u00A0', ' '));
    }),
    { numRuns: 1000 },
  );
});
