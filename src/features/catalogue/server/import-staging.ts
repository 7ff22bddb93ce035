// Gathers the rows of a list for staging: refuses what stands in it twice, and collects the makers, sizes and models it names.
import { catalogueMessages as messages } from '../messages.ts';
import { slugOf } from '../paths.ts';
import type { ProductDraft } from '../product-draft.ts';
import { indexWords } from '../search-words.ts';
import type { StagedMaker, StagedModel, StagedRow, StagedSize } from './import-store.ts';

export interface RefusedRow {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

const MOST_REFUSED_KEPT = 1_000;

/** What people type for the kinds of tyre; the normaliser has the same words on the other side. */
const KIND_WORDS = { summer: 'kesa', winter: 'talvi', studded: 'nasta', friction: 'kitka' } as const;

export class Staging {
  readonly makers = new Map<string, StagedMaker>();
  readonly sizes = new Map<string, StagedSize>();
  readonly models = new Map<string, StagedModel>();
  readonly refused: RefusedRow[] = [];
  refusedCount = 0;
  /** Rows taken so far. */
  count = 0;
  waiting: StagedRow[] = [];
  readonly #newId: () => string;
  readonly #lineByEan = new Map<string, number>();
  readonly #lineByNumber = new Map<string, number>();
  readonly #slugs = new Map<string, string>();

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** Takes a row, or refuses it because its EAN, or its number when it has no EAN, stood on an earlier line. */
  add(draft: ProductDraft): void {
    const { ean, wholesalerNumber, line } = draft;
    const eanLine = ean === null ? undefined : this.#lineByEan.get(ean);
    if (ean !== null && eanLine !== undefined) {
      this.#refuse(line, 'import.duplicate_ean', messages.problems.duplicateEan(ean, eanLine));
      return;
    }
    const numberLine = this.#lineByNumber.get(wholesalerNumber);
    if (ean === null && numberLine !== undefined) {
      this.#refuse(
        line,
        'import.duplicate_number',
        messages.problems.duplicateNumber(wholesalerNumber, numberLine),
      );
      return;
    }
    if (ean !== null) this.#lineByEan.set(ean, line);
    if (numberLine === undefined) this.#lineByNumber.set(wholesalerNumber, line);
    this.count += 1;
    // A number that an earlier row has is no key: this row is known by its EAN alone.
    this.waiting.push(this.#stagedRow(draft, numberLine === undefined ? wholesalerNumber : null));
  }

  takeWaiting(): StagedRow[] {
    const rows = this.waiting;
    this.waiting = [];
    return rows;
  }

  #refuse(line: number, code: string, message: string): void {
    this.refusedCount += 1;
    if (this.refused.length < MOST_REFUSED_KEPT) this.refused.push({ line, code, message });
  }

  #stagedRow(draft: ProductDraft, wholesalerNumber: string | null): StagedRow {
    const size = this.#noteSize(draft);
    const model = this.#noteModel(draft);
    return {
      line: draft.line,
      new_id: this.#newId(),
      maker_slug: model.maker_slug,
      model_slug: model.slug,
      type: model.type,
      winter_type: model.winter_type,
      width_mm: size.width_mm,
      aspect: size.aspect,
      diameter_in: size.diameter_in,
      vehicle_type: size.vehicle_type,
      load_index: draft.loadIndex,
      twin_load_index: draft.twinLoadIndex,
      speed_symbol: draft.speedSymbol,
      is_xl: draft.isXl,
      is_run_flat: draft.isRunFlat,
      marks: draft.marks,
      price_cents: draft.priceCents,
      net_cents: draft.netCents,
      gross_cents: draft.grossCents,
      stock: draft.stock,
      stock_is_minimum: draft.stockIsMinimum,
      ean: draft.ean,
      wholesaler_number: wholesalerNumber,
      weight_g: draft.weightG,
      fuel_efficiency: draft.fuelEfficiency,
      wet_grip: draft.wetGrip,
      noise_db: draft.noiseDb,
      noise_class: draft.noiseClass,
      has_snow_grip: draft.hasSnowGrip,
      has_ice_grip: draft.hasIceGrip,
      eprel_number: draft.eprelNumber,
      eprel_url: draft.eprelUrl,
    };
  }

  #noteSize({ size, vehicleType }: ProductDraft): StagedSize {
    const key = `${size.widthMm}/${size.aspect}/${size.diameterIn}/${vehicleType}`;
    const known = this.sizes.get(key);
    if (known) return known;
    const staged = {
      id: this.#newId(),
      width_mm: size.widthMm,
      aspect: size.aspect,
      diameter_in: size.diameterIn,
      vehicle_type: vehicleType,
    };
    this.sizes.set(key, staged);
    return staged;
  }

  #noteModel({ manufacturer, model, type, winterType }: ProductDraft): StagedModel {
    const maker = this.#noteMaker(manufacturer);
    const slug = this.#slugOf(model);
    const key = `${maker.slug} ${slug} ${type} ${winterType ?? ''}`;
    const known = this.models.get(key);
    if (known) return known;
    const staged = {
      id: this.#newId(),
      maker_slug: maker.slug,
      slug,
      name: model,
      type,
      winter_type: winterType,
      search_words: modelWords(manufacturer, model, type, winterType),
    };
    this.models.set(key, staged);
    return staged;
  }

  #noteMaker(name: string): StagedMaker {
    const slug = this.#slugOf(name);
    const maker = this.makers.get(slug) ?? { id: this.#newId(), slug, name };
    this.makers.set(slug, maker);
    return maker;
  }

  #slugOf(name: string): string {
    const slug = this.#slugs.get(name) ?? slugOf(name);
    this.#slugs.set(name, slug);
    return slug;
  }
}

/** The words under which a model is found, through our normaliser. */
export function modelWords(
  manufacturer: string,
  model: string,
  type: keyof typeof KIND_WORDS,
  winterType: keyof typeof KIND_WORDS | null,
): string {
  const kinds = winterType === null ? [KIND_WORDS[type]] : [KIND_WORDS[type], KIND_WORDS[winterType]];
  return [...new Set([...indexWords(`${manufacturer} ${model}`), ...kinds])].join(' ');
}
