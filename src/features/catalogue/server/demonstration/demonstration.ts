// The demonstration shop's tyres: a real list, with descriptions, stars, own stock, 60 days of prices and running offers.
import { addDays, helsinkiDay, helsinkiInstant } from '../../../../platform/contract/dates.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG } from '../../contract/tyres.ts';
import { demonstrationMessages } from '../../messages/demonstration.ts';
import { slugOf } from '../../paths.ts';
import type { ProductDraft } from '../../product/product-draft.ts';
import { parseTyreSize } from '../../size/tyre-size.ts';
import { applyImport } from '../import/import-list.ts';
import type { CatalogueDb } from '../store.ts';
import { FRONT_ROW, MANUFACTURER_COUNTRIES, OFFERS } from './demonstration-data.ts';
import { DEMONSTRATION_LIST } from './demonstration-list.ts';
import {
  groupModels,
  modelFacts,
  modelRatings,
  nameHash,
  type DemonstrationModel,
} from './demonstration-models.ts';
import { readDemonstrationDrafts } from './demonstration-rows.ts';
import {
  addEarlierPrice,
  addOffers,
  describeModels,
  mayLoadDemonstration,
  removeList,
  setCountries,
  setDemonstrationState,
  setFrontRow,
  stockOwnShelf,
  type ModelContent,
  type PickRow,
} from './demonstration-store.ts';

const HISTORY_DAYS = 60;
/** Days ago between which some tyres cost more; over well before the 30 days that count for the offers. */
const DEAR_FROM_DAYS = 55;
const DEAR_UNTIL_DAYS = 46;
const TYRES_PER_OFFER = 4;

/**
 * Loads the tyres of `folder` into a catalogue that is empty and never had them; false when there was nothing to do. One transaction:
 * a start that is cut short leaves nothing.
 */
export async function loadDemonstration(
  platform: Pick<Platform, 'clock' | 'pages'>,
  db: CatalogueDb,
  folder: string,
): Promise<boolean> {
  const now = platform.clock.now();
  const isLoaded = await inTransaction(db, async (tx) => {
    if (!(await mayLoadDemonstration(tx))) return false;
    const drafts = await readDemonstrationDrafts(folder, { day: helsinkiDay(now), marginRules: [] });
    await fillCatalogue(tx, drafts, now);
    await setDemonstrationState(tx, 'loaded');
    return true;
  });
  if (isLoaded) await platform.pages.changed([CATALOGUE_TAG, CATALOGUE_BULK_TAG]);
  return isLoaded;
}

/** Takes the demonstration tyres out for good; products that another list has taken over stay. */
export async function clearDemonstration(platform: Pick<Platform, 'pages'>, db: CatalogueDb): Promise<void> {
  await inTransaction(db, async (tx) => {
    await removeList(tx, DEMONSTRATION_LIST);
    await setDemonstrationState(tx, 'cleared');
  });
  await platform.pages.changed([CATALOGUE_TAG, CATALOGUE_BULK_TAG]);
}

async function fillCatalogue(tx: CatalogueDb, drafts: readonly ProductDraft[], now: Date): Promise<void> {
  const today = helsinkiDay(now);
  const since = helsinkiInstant(addDays(today, -HISTORY_DAYS), '08:00');
  await applyImport(tx, { list: DEMONSTRATION_LIST, drafts, pricedAt: since }, now);
  await describeModels(tx, groupModels(drafts).map(modelContent));
  await setCountries(tx, MANUFACTURER_COUNTRIES);
  const dearFrom = helsinkiInstant(addDays(today, -DEAR_FROM_DAYS), '08:00');
  await addEarlierPrice(tx, dearFrom, helsinkiInstant(addDays(today, -DEAR_UNTIL_DAYS), '08:00'));
  await setFrontRow(tx, FRONT_ROW.flatMap(pickRow));
  await stockOwnShelf(tx);
  for (const { manufacturer, model, percent, startedDaysAgo, endsInDays, name, description } of OFFERS) {
    const plan = {
      ids: Array.from({ length: TYRES_PER_OFFER }, () => newId()),
      manufacturerSlug: slugOf(manufacturer),
      modelSlug: slugOf(model),
      percent,
      startsAt: helsinkiInstant(addDays(today, -startedDaysAgo), '00:00'),
      endsAt: endsInDays === null ? null : helsinkiInstant(addDays(today, endsInDays + 1), '00:00'),
      name,
      description,
    };
    await addOffers(tx, plan, now);
  }
}

function modelContent(model: DemonstrationModel): ModelContent {
  const facts = modelFacts(model);
  const [{ type, winterType }] = model.drafts;
  return {
    manufacturerSlug: model.manufacturerSlug,
    slug: model.slug,
    type,
    winterType,
    description: demonstrationMessages.description(facts, nameHash(facts.name)),
    designedFor: demonstrationMessages.designedFor(facts),
    features: demonstrationMessages.features(facts),
    ratings: modelRatings(facts),
  };
}

function pickRow({ manufacturer, model, fullSize }: (typeof FRONT_ROW)[number], index: number): PickRow[] {
  const reading = parseTyreSize(fullSize);
  if (reading?.kind !== 'full') return [];
  const { widthMm, aspect, diameterIn } = reading.size;
  return [
    {
      place: index + 1,
      manufacturerSlug: slugOf(manufacturer),
      modelSlug: slugOf(model),
      widthMm,
      aspect,
      diameterIn,
    },
  ];
}
