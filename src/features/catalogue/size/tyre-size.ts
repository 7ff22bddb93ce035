// The tyre size: its record, the grammar that reads it out of any text, its written form and its address.
// Every expression below has only bounded repetitions, so reading stays linear in the length of the text.

/** The three numbers of a size: section width in mm, aspect ratio in percent, rim in inches (22.5 is possible). */
export interface SizeDimensions {
  readonly widthMm: number;
  readonly aspect: number;
  readonly diameterIn: number;
}

/** A stored size. `isCommercial` is the C of van tyres: the same numbers, another tyre. */
export interface TyreSize extends SizeDimensions {
  readonly isCommercial: boolean;
}

/** Load and speed as written after a size: '91V', '109/107T', '(99Y)', '94'. Not every part is always there. */
export interface ServiceDescription {
  readonly loadIndex?: number;
  /** The second index of a van tyre: the load on twin wheels. */
  readonly twinLoadIndex?: number;
  readonly speedSymbol?: string;
}

/** What a text contains about a size. Tags are 'HL', 'P', 'LT', 'T', 'ZR' and 'CP' when they were on the size itself. */
export type SizeReading =
  | ({
      readonly kind: 'full';
      readonly size: TyreSize;
      readonly tags: readonly string[];
    } & ServiceDescription)
  | { readonly kind: 'inch'; readonly outerIn: number; readonly widthIn: number; readonly diameterIn: number }
  | { readonly kind: 'width-aspect'; readonly widthMm: number; readonly aspect: number }
  | { readonly kind: 'rim'; readonly diameterIn: number };

/** A reading and the part of the text it was read from, [start, end). */
export interface FoundSize {
  readonly reading: SizeReading;
  readonly start: number;
  readonly end: number;
}

/** The aspect ratio a size without one has: '195R14C' is 195/80R14C. */
export const FULL_PROFILE_ASPECT = 80;

const HALF_INCH_RIMS: ReadonlySet<number> = new Set([14.5, 15.5, 16.5, 17.5, 19.5, 22.5, 24.5]);

const GAP = String.raw`[\s/\\.,_|*x×–—-]{0,3}`;
const RIM = String.raw`(\d{2}(?:[.,]?5)?)(?!\d)`;
const SUFFIX = String.raw`(?:\s?(CP|C|LT)(?![A-Z\d]))?`;
const METRIC = new RegExp(
  String.raw`(?<!\d)(?:(?<![A-Z])(HL|LT|P|T)\s?)?(\d{3})${GAP}(\d{2})${GAP}(ZR|R|D|B)?F?\s{0,2}${RIM}${SUFFIX}`,
  'gi',
);
const FULL_PROFILE = new RegExp(String.raw`(?<!\d)(\d{3})\s?(Z?R)\s?${RIM}${SUFFIX}`, 'gi');
const INCH = new RegExp(
  String.raw`(?<![\d.,])(\d{2}(?:[.,]\d{1,2})?)\s?[X×*/]\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?[R/\s-]\s?${RIM}(?:\s?LT(?![A-Z\d]))?`,
  'gi',
);
const WIDTH_ASPECT = new RegExp(String.raw`(?<!\d)(\d{3})${GAP}(\d{2})(?!\d)(?:\s?Z?R\d?(?![A-Z\d]))?`, 'gi');
const RIM_MARKED = new RegExp(String.raw`(?<![A-Z\d])Z?R\s?${RIM}(?:C|LT)?(?![A-Z\d])`, 'gi');
const RIM_INCHES =
  /(?<![\d.,])(\d{2}(?:[.,]5)?)(?:\s?(?:"|''|”|″|’’)|[\s-]?tuuma\p{L}{0,12}|[\s-]?inch(?!\p{L}))/giu;

const SERVICE =
  /(?:\s{0,2}T[LT](?![A-Z\d]))?[\s,;(-]{0,3}(\d{2,3})(?:\s?\/\s?(\d{2,3}))?\s?(A[1-8]|[B-HJ-NP-WY])\)?(?![A-Z\d])/iy;
const LOAD_ONLY = /[\s,;(]{1,3}(\d{2,3})(?:\/(\d{2,3}))?\)?(?![\d.,]|\s?(?:\p{L}|[€%"+*/]))/iuy;

/** '22.5', '22,5' and the trade's '225' are 22.5; '16' is 16. */
export function readRim(text: string): number {
  const digits = text.replaceAll(/[.,]/g, '');
  return digits.length === 3 ? Number(digits) / 10 : Number(digits);
}

/** Whether road tyres of these numbers can exist (ETRTO ranges, widely taken); so that dates and prices are not read as sizes. */
export function isPlausibleSize({ widthMm, aspect, diameterIn }: SizeDimensions): boolean {
  return isPlausibleSection(widthMm, aspect) && isPlausibleRim(diameterIn);
}

/** Tyres of cars and vans are 105, 115, 125 … mm wide, those of motorcycles mostly full tens: '120/70 ZR17'. */
export function isMotorcycleSize({ widthMm }: Pick<SizeDimensions, 'widthMm'>): boolean {
  return widthMm % 10 === 0 && widthMm <= 240;
}

function isPlausibleSection(widthMm: number, aspect: number): boolean {
  return (
    widthMm >= 105 && widthMm <= 455 && widthMm % 5 === 0 && aspect >= 20 && aspect <= 95 && aspect % 5 === 0
  );
}

function isPlausibleRim(diameterIn: number): boolean {
  if (!Number.isInteger(diameterIn)) return HALF_INCH_RIMS.has(diameterIn);
  return diameterIn >= 10 && diameterIn <= 30;
}

/** First match that `accept` takes; the expressions are global, so each place is tried once. */
function firstAccepted<T>(
  pattern: RegExp,
  text: string,
  accept: (match: RegExpExecArray) => T | null,
): T | null {
  for (const match of text.matchAll(pattern)) {
    const accepted = accept(match);
    if (accepted !== null) return accepted;
  }
  return null;
}

function isLoadIndex(index: number): boolean {
  return index >= 50 && index <= 160;
}

/** Load and speed at position `at` in `text`; `end` is `at` when there is nothing. */
function readService(text: string, at: number): { service: ServiceDescription; end: number } {
  for (const pattern of [SERVICE, LOAD_ONLY]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const loadIndex = Number(match[1]);
    if (!isLoadIndex(loadIndex)) continue;
    const speed = match[3];
    return {
      service: {
        loadIndex,
        ...(match[2] === undefined ? {} : { twinLoadIndex: Number(match[2]) }),
        ...(speed === undefined ? {} : { speedSymbol: speed.toUpperCase() }),
      },
      end: pattern.lastIndex,
    };
  }
  return { service: {}, end: at };
}

function fullSize(
  text: string,
  match: RegExpExecArray,
  dimensions: SizeDimensions,
  marks: readonly (string | undefined)[],
) {
  if (!isPlausibleSize(dimensions)) return null;
  const written = marks.flatMap((mark) => (mark === undefined ? [] : [mark.toUpperCase()]));
  const { service, end } = readService(text, match.index + match[0].length);
  const isCommercial = written.includes('C') || written.includes('CP') || service.twinLoadIndex !== undefined;
  const tags = written.filter((mark) => ['HL', 'P', 'LT', 'T', 'ZR', 'CP'].includes(mark));
  const reading: SizeReading = { kind: 'full', size: { ...dimensions, isCommercial }, tags, ...service };
  return { reading, start: match.index, end } satisfies FoundSize;
}

function findMetric(text: string): FoundSize | null {
  return firstAccepted(METRIC, text, (match) => {
    const [, prefix, width, aspect, construction, rim = '', suffix] = match;
    const dimensions = { widthMm: Number(width), aspect: Number(aspect), diameterIn: readRim(rim) };
    return fullSize(text, match, dimensions, [prefix, construction, suffix]);
  });
}

function findFullProfile(text: string): FoundSize | null {
  return firstAccepted(FULL_PROFILE, text, (match) => {
    const [, width, construction, rim = '', suffix] = match;
    const dimensions = { widthMm: Number(width), aspect: FULL_PROFILE_ASPECT, diameterIn: readRim(rim) };
    return fullSize(text, match, dimensions, [construction, suffix]);
  });
}

function found(match: RegExpExecArray, reading: SizeReading): FoundSize {
  return { reading, start: match.index, end: match.index + match[0].length };
}

function findInch(text: string): FoundSize | null {
  return firstAccepted(INCH, text, (match) => {
    const outerIn = Number(match[1]?.replace(',', '.'));
    const widthIn = Number(match[2]?.replace(',', '.'));
    const diameterIn = readRim(match[3] ?? '');
    const isReal =
      outerIn >= 22 && outerIn <= 46 && widthIn >= 6 && widthIn <= 16 && outerIn > diameterIn + 5;
    if (!isReal || !isPlausibleRim(diameterIn)) return null;
    return found(match, { kind: 'inch', outerIn, widthIn, diameterIn });
  });
}

/** The width and profile without a rim: '205/55', '20555', '205 55 R'. */
export function findWidthAspect(text: string): FoundSize | null {
  return firstAccepted(WIDTH_ASPECT, text, (match) => {
    const [widthMm, aspect] = [Number(match[1]), Number(match[2])];
    return isPlausibleSection(widthMm, aspect)
      ? found(match, { kind: 'width-aspect', widthMm, aspect })
      : null;
  });
}

/** A rim that is written as one: 'R16', '16"', '16 tuumaa'. A bare number is no rim here. */
export function findMarkedRim(text: string): FoundSize | null {
  for (const pattern of [RIM_MARKED, RIM_INCHES]) {
    const hit = firstAccepted(pattern, text, (match) => {
      const diameterIn = readRim(match[1] ?? '');
      return isPlausibleRim(diameterIn) ? found(match, { kind: 'rim', diameterIn }) : null;
    });
    if (hit !== null) return hit;
  }
  return null;
}

/** The first complete size in a text, metric before full profile before inches, with its place. */
export function findWholeSize(text: string): FoundSize | null {
  return findMetric(text) ?? findFullProfile(text) ?? findInch(text);
}

/** Reads '91V', '109/107T', '(99Y)' or '94' when that is all of the text; null otherwise. */
export function parseService(text: string): ServiceDescription | null {
  const padded = ` ${text.trim()}`;
  if (padded.length > 16) return null;
  const { service, end } = readService(padded, 0);
  return service.loadIndex !== undefined && end === padded.length ? service : null;
}

/**
 * Reads the first size out of any text, in every form of the trade: '205/55 ZR16 91V', 'P205/55R16',
 * 'HL 235/45R21', '215/65R16C 109/107T', '195R14C' (full profile), '31x10.50R15', '20555' (every rim), 'R16', '16' (a rim when it is
 * all there is). Never throws; linear in the length of the text. Null when there is no size.
 */
export function parseTyreSize(text: string): SizeReading | null {
  const hit = findWholeSize(text) ?? findWidthAspect(text) ?? findMarkedRim(text);
  if (hit !== null) return hit.reading;
  const bare = text.length <= 40 ? text.trim() : '';
  if (!/^\d{2}(?:[.,]5)?$/.test(bare)) return null;
  const diameterIn = readRim(bare);
  return isPlausibleRim(diameterIn) ? { kind: 'rim', diameterIn } : null;
}

/** { 31, 10.5, 15 } → '31x10.50R15', as printed on the tyre. */
export function formatInchSize(inch: {
  readonly outerIn: number;
  readonly widthIn: number;
  readonly diameterIn: number;
}): string {
  return `${inch.outerIn}x${inch.widthIn.toFixed(2)}R${inch.diameterIn}`;
}

/** { 205, 55, 16 } → '205/55R16'; a van size ends in C; half-inch rims as '22.5'. `fullSize` of the API. */
export function formatTyreSize(size: SizeDimensions & { readonly isCommercial?: boolean }): string {
  return `${size.widthMm}/${size.aspect}R${size.diameterIn}${size.isCommercial === true ? 'C' : ''}`;
}

/**
 * Normalising: '205-55-16', '205-55R16', '2055516', '20555r16', '205/55/16' and '205/55R16' all become '205/55R16'.
 * Other texts that are one complete size become its written form; what is no size loses its whitespace and gets a capital R. Idempotent.
 */
export function normaliseTyreSize(text: string): string {
  const bare = text.replaceAll(/\s+/g, '');
  const listed = /^(\d{3})[-/]?(\d{2})[-/]?R?(\d{2})$/i.exec(bare);
  if (listed !== null) return `${listed[1]}/${listed[2]}R${listed[3]}`;
  const size = wholeTextSize(text) ?? wholeTextSize(bare);
  return size === null ? bare.replaceAll('r', 'R') : formatTyreSize(size);
}

function wholeTextSize(text: string): TyreSize | null {
  const hit = findMetric(text) ?? findFullProfile(text);
  if (hit?.reading.kind !== 'full') return null;
  return text.slice(0, hit.start).trim() === '' && text.slice(hit.end).trim() === ''
    ? hit.reading.size
    : null;
}

/** The address part of a size page: '205-55-16', '315-70-22_5'. Van sizes share the page of the plain size. */
export function sizeSlug(size: SizeDimensions): string {
  return `${size.widthMm}-${size.aspect}-${String(size.diameterIn).replace('.', '_')}`;
}

/** '205-55-16' → its numbers; null for any other spelling, so that a page has one address. */
export function parseSizeSlug(slug: string): SizeDimensions | null {
  const match = /^([1-9]\d{2})-([1-9]\d)-([1-9]\d)(_5)?$/.exec(slug);
  if (match === null) return null;
  return {
    widthMm: Number(match[1]),
    aspect: Number(match[2]),
    diameterIn: Number(match[3]) + (match[4] ? 0.5 : 0),
  };
}

/** Whether two sizes have the same width, profile and rim; the C is not compared. */
export function hasSameDimensions(a: SizeDimensions, b: SizeDimensions): boolean {
  return a.widthMm === b.widthMm && a.aspect === b.aspect && a.diameterIn === b.diameterIn;
}

interface WrittenForms {
  readonly text: string;
  /** Letters and digits alone. */
  readonly plain: string;
  readonly digits: string;
}
const knownForms = new WeakMap<TyreSize, WrittenForms>();

/** The same records are looked through with every letter that somebody types. */
function writtenForms(record: TyreSize): WrittenForms {
  const known = knownForms.get(record);
  if (known) return known;
  const text = formatTyreSize(record);
  const forms = { text, plain: text.replaceAll(/[^A-Z\d]/g, ''), digits: text.replaceAll(/\D/g, '') };
  knownForms.set(record, forms);
  return forms;
}

/**
 * Matches sizes to a query, which is read once: equal after normalising, contains the query, contains it ignoring punctuation, same
 * width, profile and rim when both are full sizes, or contains a digits-only query. Two digits that are a rim ('16') mean the rim
 * alone, never any other '16' in the size. An empty query matches nothing.
 */
export function sizeQueryMatcher(query: string): (record: TyreSize) => boolean {
  const wanted = normaliseTyreSize(query).toUpperCase();
  if (wanted === '') return () => false;
  if (/^\d{2}$/.test(wanted) && isPlausibleRim(Number(wanted))) {
    return (record) => record.diameterIn === Number(wanted);
  }
  const plain = wanted.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isDigits = /^\d+$/.test(plain);
  const whole = findWholeSize(query)?.reading;
  return (record) => {
    const written = writtenForms(record);
    if (written.text.includes(wanted)) return true;
    if (plain !== '' && written.plain.includes(plain)) return true;
    if (isDigits && written.digits.includes(plain)) return true;
    return whole?.kind === 'full' && hasSameDimensions(whole.size, record);
  };
}
