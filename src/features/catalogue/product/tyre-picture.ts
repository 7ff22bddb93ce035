// Which rendered picture a tyre without a photo gets: nearest proportions, right tread family, one look per
// model. `npm run render` makes its pictures from the same lists, so a chosen picture always exists.
import { SCENE_RENDER_PX, TYRE_RENDER_PX } from '../../../platform/contract/pictures/shipped-render.ts';

export type TreadFamily = 'summer' | 'friction' | 'studded';
export type TyreShot = 'three-quarter' | 'tread';

export interface Picture {
  /** Path from the site's root. */
  readonly url: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface TyrePictures {
  /** The complete tyre at an angle, transparent ground. */
  readonly threeQuarter: Picture;
  /** The tread close up, cut at the frame's upper and lower edge. */
  readonly tread: Picture;
}

/** What must be known of a product; sizes as printed on the tyre: mm, per cent, inches. */
export interface PicturedTyre {
  readonly type: 'summer' | 'winter';
  readonly winterType: 'studded' | 'friction' | null;
  readonly widthMm: number;
  readonly aspect: number;
  readonly diameterIn: number;
  readonly manufacturer: string;
  readonly model: string;
}

export interface TyreProfile {
  readonly widthMm: number;
  readonly aspect: number;
  readonly diameterIn: number;
}

/** One picture to render. */
export interface TyreVariant {
  readonly family: TreadFamily;
  readonly profile: TyreProfile;
  /** Visual variant, 0 to `visualVariants` − 1: groove layout, sipes, lettering. */
  readonly look: number;
  readonly shot: TyreShot;
  readonly picture: Picture;
}

export const treadFamilies = ['summer', 'friction', 'studded'] as const;
export const visualVariants = 8;
const allLooks = Array.from({ length: visualVariants }, (_, look) => look);
/** Folder of all rendered pictures, as the browser sees it. */
export const picturesPath = '/tyres';

/** Sizes that represent all others by their proportions: high, middle and low. */
export const tyreProfiles = [
  { widthMm: 205, aspect: 60, diameterIn: 16 },
  { widthMm: 215, aspect: 50, diameterIn: 17 },
  { widthMm: 255, aspect: 35, diameterIn: 19 },
] as const satisfies readonly [TyreProfile, ...TyreProfile[]];

/** The tread fills the frame whatever the tyre's width, so one profile is enough. */
const treadProfile: TyreProfile = tyreProfiles[0];

function scene(name: string): Picture {
  return {
    url: `${picturesPath}/${name}-scene.avif`,
    widthPx: SCENE_RENDER_PX,
    heightPx: (SCENE_RENDER_PX * 9) / 16,
  };
}

/** Places and close-ups for campaigns, articles and services, opaque. */
export const scenePictures = {
  winterRoad: scene('winter-road'),
  wetRoad: scene('wet-road'),
  dryRoad: scene('dry-road'),
  rack: scene('rack'),
  treads: scene('treads'),
  coin: scene('coin'),
  gauge: scene('gauge'),
  nail: scene('nail'),
  weights: scene('weights'),
} as const satisfies Readonly<Record<string, Picture>>;

/** Pictures of no product. All have a transparent ground but the share image. */
export const sitePictures = {
  heroWinter: { url: `${picturesPath}/hero-winter.webp`, widthPx: 900, heightPx: 900 },
  heroSummer: { url: `${picturesPath}/hero-summer.webp`, widthPx: 900, heightPx: 900 },
  categorySummer: { url: `${picturesPath}/category-summer.webp`, widthPx: 560, heightPx: 560 },
  categoryWinter: { url: `${picturesPath}/category-winter.webp`, widthPx: 560, heightPx: 560 },
  rimTwin: { url: `${picturesPath}/rim-twin-silver.webp`, widthPx: 480, heightPx: 480 },
  rimY: { url: `${picturesPath}/rim-y-graphite.webp`, widthPx: 480, heightPx: 480 },
  rimTen: { url: `${picturesPath}/rim-ten-turned.webp`, widthPx: 480, heightPx: 480 },
  rimBronze: { url: `${picturesPath}/rim-y-bronze.webp`, widthPx: 480, heightPx: 480 },
  rimSteel: { url: `${picturesPath}/rim-steel-black.webp`, widthPx: 480, heightPx: 480 },
  /** Ground of share images: wheel on the right, room for text in the left 660 pixels; JPEG without transparency. */
  shareBase: { url: `${picturesPath}/share-base.jpg`, widthPx: 1200, heightPx: 630 },
} as const satisfies Readonly<Record<string, Picture>>;

interface Proportions {
  readonly rimShare: number;
  readonly widthShare: number;
}

const mmPerInch = 25.4;

/** Rim and width as shares of the tyre's outer diameter: two tyres alike in both look alike in a picture. */
function proportionsOf({ widthMm, aspect, diameterIn }: TyreProfile): Proportions {
  const rimMm = diameterIn * mmPerInch;
  const outerMm = rimMm + (2 * widthMm * aspect) / 100;
  return { rimShare: rimMm / outerMm, widthShare: widthMm / outerMm };
}

/** The rendered size whose proportions are nearest. */
export function nearestProfile(size: TyreProfile): TyreProfile {
  const wanted = proportionsOf(size);
  let nearest: TyreProfile = tyreProfiles[0];
  let least = Number.POSITIVE_INFINITY;
  for (const profile of tyreProfiles) {
    const offered = proportionsOf(profile);
    const apart = (offered.rimShare - wanted.rimShare) ** 2 + (offered.widthShare - wanted.widthShare) ** 2;
    if (apart < least) {
      least = apart;
      nearest = profile;
    }
  }
  return nearest;
}

type Named = Pick<PicturedTyre, 'type' | 'winterType' | 'manufacturer' | 'model'>;

/** Spreads models evenly over the looks (FNV-1a); letter case and outer spaces do not count. */
function lookOf({ manufacturer, model }: Pick<Named, 'manufacturer' | 'model'>): number {
  let hash = 0x811c9dc5;
  for (const letter of `${manufacturer.trim()}|${model.trim()}`.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % visualVariants;
}

/** A winter tyre of unknown kind is shown without studs. */
function familyOf(tyre: Pick<PicturedTyre, 'type' | 'winterType'>): TreadFamily {
  if (tyre.type === 'summer') return 'summer';
  return tyre.winterType ?? 'friction';
}

/** The look of each tyre of a list: its model's, or the rarest so far where those just before it, as many as share a row, have that already. */
export function variantsInRows(tyres: readonly Named[], rowLength = 3): number[] {
  const looks: number[] = [];
  for (const [at, tyre] of tyres.entries()) {
    const before = Array.from({ length: Math.min(at, rowLength - 1) }, (_, back) => at - 1 - back);
    const isTaken = (look: number): boolean =>
      before.some((other) => looks[other] === look && familyOf(tyres[other] ?? tyre) === familyOf(tyre));
    const own = lookOf(tyre);
    const uses = allLooks.map((look) => looks.filter((other) => other === look).length);
    const free = allLooks.filter((look) => !isTaken(look));
    const [rarest = own] = free.toSorted((one, other) => (uses[one] ?? 0) - (uses[other] ?? 0));
    looks.push(isTaken(own) ? rarest : own);
  }
  return looks;
}

function squarePicture(name: string): Picture {
  const sizePx = TYRE_RENDER_PX;
  return { url: `${picturesPath}/${name}.avif`, widthPx: sizePx, heightPx: sizePx };
}

function threeQuarterOf(family: TreadFamily, profile: TyreProfile, look: number): Picture {
  const { widthMm, aspect, diameterIn } = profile;
  return squarePicture(`${family}-${widthMm}-${aspect}-${diameterIn}-${look + 1}`);
}

function treadOf(family: TreadFamily, look: number): Picture {
  return squarePicture(`${family}-${look + 1}-tread`);
}

/**
 * The two pictures of a tyre without photos. The same model has the same look in all sizes, unless a list needs
 * another; sizes that make no sense (zero, not a number) get the first profile rather than an error.
 */
export function tyrePicture(tyre: PicturedTyre, look = lookOf(tyre)): TyrePictures {
  const family = familyOf(tyre);
  return { threeQuarter: threeQuarterOf(family, nearestProfile(tyre), look), tread: treadOf(family, look) };
}

/** Every picture that `tyrePicture` may name. */
export function listTyreVariants(): TyreVariant[] {
  return treadFamilies.flatMap((family) =>
    allLooks.flatMap((look): TyreVariant[] => [
      ...tyreProfiles.map((profile) => ({
        family,
        profile,
        look,
        shot: 'three-quarter' as const,
        picture: threeQuarterOf(family, profile, look),
      })),
      { family, profile: treadProfile, look, shot: 'tread', picture: treadOf(family, look) },
    ]),
  );
}
