// Gathers the rows of a list for staging: refuses duplicates, and collects the manufacturers, sizes and models it names.
import { catalogueMessages as messages } from '../../messages/catalogue.ts';
import { slugOf } from '../../paths.ts';
import type { ProductDraft } from '../../product/product-draft.ts';
import { indexWords } from '../../search/search-words.ts';
import type { StagedManufacturer, StagedModel, StagedRow, StagedSize } from './import-store.ts';

export interface RefusedRow {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

const MAX_REFUSED_STORED = 1_000;

/** What people type for the kinds of tyre; the normaliser has the same words on the other side. */
const KIND_WORDS = { summer: 'kesa', winter: 'talvi', studded: 'nasta', friction: 'kitka' } as const;

export class Staging {
  readonly manufacturers = new Map<string, StagedManufacturer>();
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

  /** Adds a row, or refuses it because its EAN, or its number when it has no EAN, was on an earlier line. */
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
    if (this.refused.length < MAX_REFUSED_STORED) this.refused.push({ line, code, message });
  }

  #stagedRow(draft: ProductDraft, wholesalerNumber: string | null): StagedRow {
    const size = this.#noteSize(draft);
    const model = this.#noteModel(draft);
    const { manufacturer: _manufacturer, model: _model, size: _size, ...columns } = draft;
    const { widthMm, aspect, diameterIn } = size;
    const { manufacturerSlug, slug: modelSlug } = model;
    const newId = this.#newId();
    return { ...columns, newId, wholesalerNumber, manufacturerSlug, modelSlug, widthMm, aspect, diameterIn };
  }

  #noteSize({ size, vehicleType }: ProductDraft): StagedSize {
    const key = `${size.widthMm}/${size.aspect}/${size.diameterIn}/${vehicleType}`;
    const known = this.sizes.get(key);
    if (known) return known;
    const { widthMm, aspect, diameterIn } = size;
    const staged = { id: this.#newId(), widthMm, aspect, diameterIn, vehicleType };
    this.sizes.set(key, staged);
    return staged;
  }

  #noteModel({ manufacturer, model, type, winterType }: ProductDraft): StagedModel {
    const { slug: manufacturerSlug } = this.#noteManufacturer(manufacturer);
    const slug = this.#slugOf(model);
    const key = `${manufacturerSlug} ${slug} ${type} ${winterType ?? ''}`;
    const known = this.models.get(key);
    if (known) return known;
    const staged = {
      id: this.#newId(),
      manufacturerSlug,
      slug,
      name: model,
      type,
      winterType,
      searchWords: modelWords(manufacturer, model, type, winterType),
    };
    this.models.set(key, staged);
    return staged;
  }

  #noteManufacturer(name: string): StagedManufacturer {
    const slug = this.#slugOf(name);
    const manufacturer = this.manufacturers.get(slug) ?? { id: this.#newId(), slug, name };
    this.manufacturers.set(slug, manufacturer);
    return manufacturer;
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
