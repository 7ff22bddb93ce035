// Finnish texts of the demonstration shop's tyres: descriptions built from the list's rows of each model.

/** What is known of a model from its rows. Ranges are [least, most]; null when no row contains any. */
export interface ModelFacts {
  /** 'Nokian Hakkapeliitta R5'. */
  readonly name: string;
  readonly kind: 'summer' | 'friction' | 'studded';
  readonly use: 'passenger' | 'suv' | 'van';
  /** Made for more than 240 km/h in most sizes. */
  readonly isFast: boolean;
  readonly sizeCount: number;
  readonly rims: readonly [number, number];
  readonly loadIndexes: readonly [number, number] | null;
  readonly hasXl: boolean;
  readonly hasRunFlat: boolean;
  readonly fuel: LabelFacts | null;
  readonly wet: LabelFacts | null;
  readonly noiseDb: readonly [number, number] | null;
  readonly snowGrip: Share;
  readonly iceGrip: Share;
}

export type Share = 'all' | 'some' | 'none';

/** `usual` is the class of more than half of the sizes, null when no class is. */
export interface LabelFacts {
  readonly best: string;
  readonly worst: string;
  readonly usual: string | null;
}

const range = ([least, most]: readonly [number, number]) =>
  least === most ? `${least}` : `${least}–${most}`;
const rimText = (rims: readonly [number, number]) => `${range(rims)} tuuman vanteille`;

/** Opening sentences; one is chosen per model. */
const openings = {
  summer: [
    (name: string) => `${name} on kesärengas arkeen ja lomamatkoille.`,
    (name: string) => `${name} on kesärengas, joka on tehty sulille teille keväästä syksyyn.`,
    (name: string) => `Kesärengas ${name} on järkevä valinta tavalliseen ajoon kaupungissa ja maanteillä.`,
  ],
  fast: [
    (name: string) => `${name} on urheilullinen kesärengas tehokkaisiin autoihin.`,
    (name: string) => `${name} on kesärengas kuljettajalle, joka haluaa tarkan ohjaustuntuman.`,
    (name: string) => `Kesärengas ${name} on tehty nopeisiin autoihin.`,
  ],
  friction: [
    (name: string) => `${name} on nastaton talvirengas eli kitkarengas.`,
    (name: string) => `${name} on kitkarengas, joka hoitaa talven ilman nastoja.`,
    (name: string) => `Kitkarengas ${name} sopii sinulle, joka ajat talvella enimmäkseen auratuilla teillä.`,
  ],
  studded: [
    (name: string) => `${name} on nastarengas, jonka nastat purevat jäähän.`,
    (name: string) => `${name} on nastoitettu talvirengas liukkaille keleille.`,
    (name: string) => `Nastarengas ${name} on tehty talveen, jossa tiet ovat usein jäässä.`,
  ],
} as const;

const vanOpenings = {
  summer: (name: string) => `${name} on pakettiauton kesärengas työajoon.`,
  friction: (name: string) => `${name} on pakettiauton kitkarengas talven työajoihin.`,
  studded: (name: string) => `${name} on pakettiauton nastarengas talven liukkaille.`,
} as const;

const closings = {
  summer: [
    'Asennus ja tasapainotus onnistuvat samalla käynnillä.',
    'Kysy meiltä, jos mietit kantavuutta tai nopeusluokkaa.',
    'Muista tarkistaa rengaspaineet muutaman viikon välein.',
  ],
  friction: [
    'Vaihda renkaat hyvissä ajoin ennen ensimmäisiä yöpakkasia.',
    'Kysy meiltä, jos mietit, riittääkö kitkarengas sinun reiteillesi.',
    'Rengashotellimme säilyttää kesärenkaat talven yli.',
  ],
  studded: [
    'Aja uusilla nastarenkailla ensin rauhallisesti, jotta nastat asettuvat paikoilleen.',
    'Nastat kannattaa katsoa läpi joka vaihdon yhteydessä.',
    'Kysy meiltä, jos mietit nastojen ja kitkan välillä.',
  ],
} as const;

export const demonstrationMessages = {
  /** `variant` chooses among sentences of the same meaning. */
  description: (facts: ModelFacts, variant: number): string =>
    [
      opening(facts, variant),
      sizes(facts, variant),
      ...labelSentences(facts),
      ...winterSentences(facts),
      facts.use === 'van' && facts.loadIndexes
        ? `C-renkaan kantavuusluokka on koosta riippuen ${range(facts.loadIndexes)}.`
        : '',
      closings[facts.kind][(variant >>> 3) % 3] ?? '',
    ]
      .filter(Boolean)
      .join(' '),
  designedFor: ({ kind, use, isFast }: ModelFacts): string => {
    const vehicles = { passenger: 'Henkilöautot', suv: 'Maasturit ja katumaasturit', van: 'Pakettiautot' }[
      use
    ];
    const roads = {
      summer: isFast ? 'nopea maantieajo' : 'kaupunki ja maantie',
      friction: 'auratut talvitiet ja kaupunki',
      studded: 'jäiset ja vaihtelevat talvitiet',
    }[kind];
    return `${vehicles}, ${roads}`;
  },
  features: (facts: ModelFacts): string[] =>
    [
      facts.kind === 'studded' ? 'Nastoitettu' : '',
      { all: 'Vuorenhuippumerkki (3PMSF)', some: 'Vuorenhuippumerkki (3PMSF) osassa koista', none: '' }[
        facts.snowGrip
      ],
      { all: 'Jääpitomerkintä', some: 'Jääpitomerkintä osassa koista', none: '' }[facts.iceGrip],
      `Koot ${rimText(facts.rims)}`,
      facts.hasXl ? 'Vahvistettuja XL-kokoja' : '',
      facts.hasRunFlat ? 'Run flat -kokoja' : '',
    ].filter(Boolean),
} as const;

function opening({ name, kind, use, isFast }: ModelFacts, variant: number): string {
  if (use === 'van') return vanOpenings[kind](name);
  const choices = kind === 'summer' && isFast ? openings.fast : openings[kind];
  return choices[variant % choices.length]?.(name) ?? '';
}

function sizes({ sizeCount, rims, hasXl, hasRunFlat }: ModelFacts, variant: number): string {
  const count = sizeCount === 1 ? 'Kokoja on yksi' : `Kokoja on ${sizeCount}`;
  const start = variant % 2 === 0 ? `${count}, ${rimText(rims)}` : `Valikoimassa on kokoja ${rimText(rims)}`;
  if (hasXl && hasRunFlat) return `${start}, osa vahvistettuina (XL) tai run flat -renkaina.`;
  if (hasXl) return `${start}, osa vahvistettuina (XL).`;
  return hasRunFlat ? `${start}, osa run flat -renkaina.` : `${start}.`;
}

function labelSentences({ kind, fuel, wet, noiseDb }: ModelFacts): string[] {
  if (kind === 'studded') return ['Nastarenkailla ei ole EU-rengasmerkintää.'];
  return [
    wet ? `Märkäpito on ${classText(wet)}.` : '',
    fuel ? `Polttoainetalous on ${classText(fuel)}.` : '',
    noiseDb ? `Vierintämelu on ${range(noiseDb)} desibeliä.` : '',
  ];
}

function classText({ best, worst, usual }: LabelFacts): string {
  if (best === worst) return `kaikissa ko’oissa luokkaa ${best}`;
  return usual === null ? `koosta riippuen luokkaa ${best}–${worst}` : `useimmissa ko’oissa luokkaa ${usual}`;
}

function winterSentences({ kind, snowGrip, iceGrip }: ModelFacts): string[] {
  if (kind !== 'friction') return [];
  const snow = snowGrip === 'all' ? 'Vuorenhuippumerkki (3PMSF) on kaikissa ko’oissa.' : '';
  const ice = {
    all: 'Jääpitomerkintä kertoo, että pito on testattu myös jäällä.',
    some: 'Osassa koista on myös jääpitomerkintä.',
    none: 'Jääpitomerkintää ei ole, joten jäisimmille teille kannattaa katsoa merkittyä vaihtoehtoa.',
  }[iceGrip];
  return [snow, ice];
}
