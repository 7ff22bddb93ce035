// Use cases of the home page's content: settings, lists, and the demonstration shop's texts.
import type { Transaction } from 'kysely';
import { z } from 'zod';

import { conflict } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { HOMEPAGE_TAG, homepageSettingsSchema, SELLING_POINT_KINDS } from '../contract.ts';
import type {
  Brand,
  HomepageAnswer,
  HomepageSettings,
  Question,
  SellingPoint,
  SellingPointKind,
  putBrands,
  putFaq,
  putSellingPoints,
} from '../contract.ts';
import { homepageMessages as messages } from '../messages.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { editableList } from './lists.ts';
import type { EditableList } from './lists.ts';
import { getSettingsRow, updateSettings } from './store.ts';
import type { HomepageTables, SettingsRow } from './store.ts';

type Sent<Body extends z.ZodType> = Extract<z.output<Body>, unknown[]>[number];

export interface HomepageContent {
  getSettings: () => Promise<HomepageAnswer>;
  saveSettings: (settings: HomepageSettings, version: number | undefined) => Promise<HomepageAnswer>;
  faq: EditableList<Question, Sent<typeof putFaq.body>>;
  sellingPoints: EditableList<SellingPoint, Sent<typeof putSellingPoints.body>>;
  brands: EditableList<Brand, Sent<typeof putBrands.body>>;
  /** Fills in the demonstration shop's settings and lists, each unless it was ever changed. */
  loadDemonstrationContent: () => Promise<void>;
  /** Takes away what tells the demonstration shop's prices, age and credit; texts that staff have changed stay. */
  clearDemonstrationClaims: () => Promise<void>;
}

const kindSchema = z.enum(SELLING_POINT_KINDS);

export function homepageContent(platform: Platform): HomepageContent {
  const db = platform.db.$extendTables<HomepageTables>();
  const lists = {
    faq: editableList<Question, Sent<typeof putFaq.body>>(platform, {
      name: 'faq',
      read: ({ id, title, body }) => ({ _id: id, question: title, answer: body }),
      write: ({ question, answer }) => ({ kind: '', title: question, body: answer }),
    }),
    sellingPoints: editableList<SellingPoint, Sent<typeof putSellingPoints.body>>(platform, {
      name: 'selling-points',
      read: ({ id, kind, title, body }) => ({ _id: id, kind: readKind(kind), title, text: body }),
      write: ({ kind, title, text }) => ({ kind, title, body: text }),
    }),
    brands: editableList<Brand, Sent<typeof putBrands.body>>(platform, {
      name: 'brands',
      read: ({ id, title }) => ({ _id: id, name: title }),
      write: ({ name }) => ({ kind: '', title: name, body: '' }),
    }),
  };

  async function saveSettings(
    settings: HomepageSettings,
    version: number | undefined,
  ): Promise<HomepageAnswer> {
    const saved = await db.transaction().execute((tx) => replaceSettings(platform, tx, version, settings));
    if (!saved) throw conflict('conflict.stale', messages.stale, answerOf(await getSettingsRow(db)));
    await platform.pages.changed([HOMEPAGE_TAG]);
    return answerOf(saved);
  }

  return {
    ...lists,
    getSettings: async () => answerOf(await getSettingsRow(db)),
    saveSettings,
    loadDemonstrationContent: async () => {
      if (
        await updateSettings(
          db,
          1,
          homepageSettingsSchema.parse(demonstration.settings),
          platform.clock.now(),
        )
      ) {
        await platform.pages.changed([HOMEPAGE_TAG]);
      }
      await lists.faq.fillUnchanged(demonstration.faq);
      await lists.sellingPoints.fillUnchanged(demonstrationPoints);
      await lists.brands.fillUnchanged(demonstration.brands.map((name) => ({ name })));
    },
    clearDemonstrationClaims: async () => {
      await lists.faq.removeEqual(demonstration.faq);
      await lists.sellingPoints.removeEqual(demonstrationPoints);
      const { version, updatedAt: _at, ...settings } = answerOf(await getSettingsRow(db));
      const made = homepageSettingsSchema.parse(demonstration.settings);
      if (JSON.stringify(settings.financingCTA) !== JSON.stringify(made.financingCTA)) return;
      const { financingCTA } = homepageSettingsSchema.parse({});
      await saveSettings({ ...settings, financingCTA }, version);
    },
  };
}

const demonstrationPoints = demonstration.sellingPoints.map((point) => ({
  ...point,
  kind: readKind(point.kind),
}));

function readKind(kind: string): SellingPointKind {
  return kindSchema.parse(kind);
}

/** Replaces the settings and writes down what changed; `undefined` when the version is no longer `expected`. */
async function replaceSettings(
  { audit, clock }: Platform,
  tx: Transaction<HomepageTables>,
  expected: number | undefined,
  settings: HomepageSettings,
): Promise<SettingsRow | undefined> {
  const before = homepageSettingsSchema.parse((await getSettingsRow(tx)).settings);
  const row = await updateSettings(tx, expected, settings, clock.now());
  if (row) {
    await audit.record(tx, {
      action: 'changed',
      entity: 'homepage-settings',
      before: auditFields(before),
      after: auditFields(settings),
    });
  }
  return row;
}

/** The settings with each section under its name, as the audit keeps them. */
function auditFields({ hero, sections, financingCTA }: HomepageSettings): Record<string, unknown> {
  return { hero, ...Object.fromEntries(sections.map(({ id, ...section }) => [id, section])), financingCTA };
}

function answerOf({ settings, version, updated_at }: SettingsRow): HomepageAnswer {
  return { ...homepageSettingsSchema.parse(settings), version, updatedAt: updated_at.toISOString() };
}
