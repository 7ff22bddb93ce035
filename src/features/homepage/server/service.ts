// Use cases of the home page's content: settings, lists, and the demonstration shop's texts.
import { z } from 'zod';

import { withoutExample } from '../../../platform/contract/made-up.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import { isSameJson } from '../../../platform/contract/records.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import {
  auditedClaims,
  requireConfirmedClaims,
  type ClaimConfirmation,
} from '../../articles/writing/claim-confirmation.ts';
import {
  HOMEPAGE_TAG,
  SECTION_IDS,
  homepageSettingsSchema,
  sectionSchema,
  SELLING_POINT_KINDS,
  type Brand,
  type HomepageResponse,
  type HomepageSettings,
  type SellingPoint,
  type SellingPointKind,
  type TaughtQuestion,
  type putBrands,
  type putFaq,
  type putSellingPoints,
} from '../contract.ts';
import { MAX_WAYS, withWay } from '../faq-ways.ts';
import { homepageMessages as messages } from '../messages.ts';
import { homepageClaims, listClaims } from '../text-claims.ts';
import demonstrationQuestions from './demonstration-questions.json' with { type: 'json' };
import demonstration from './demonstration.json' with { type: 'json' };
import { editableList } from './lists.ts';
import {
  getSettingsRow,
  lockSettingsRow,
  updateSettings,
  type HomepageTables,
  type SettingsRow,
} from './store.ts';

type Sent<Body extends z.ZodType> = Extract<z.output<Body>, unknown[]>[number];

const kindSchema = z.enum(SELLING_POINT_KINDS);

function homepageLists(platform: Platform) {
  return {
    faq: editableList<TaughtQuestion, Sent<typeof putFaq.body>>(platform, {
      name: 'faq',
      read: ({ id, title, body, ways }) => ({ _id: id, question: title, answer: body, ways }),
      write: ({ question, answer, ways }) => ({ kind: '', title: question, body: answer, ways }),
      claimsOf: listClaims,
    }),
    sellingPoints: editableList<SellingPoint, Sent<typeof putSellingPoints.body>>(platform, {
      name: 'selling-points',
      read: ({ id, kind, title, body }) => ({ _id: id, kind: readKind(kind), title, text: body }),
      write: ({ kind, title, text }) => ({ kind, title, body: text }),
      claimsOf: listClaims,
    }),
    brands: editableList<Brand, Sent<typeof putBrands.body>>(platform, {
      name: 'brands',
      read: ({ id, title, body }) => ({ _id: id, name: title, imageUrl: body }),
      write: ({ name, imageUrl }) => ({ kind: '', title: name, body: imageUrl }),
      claimsOf: () => [],
    }),
  };
}

export function homepageContent(platform: Platform) {
  const db = platform.db.$extendTables<HomepageTables>();
  const lists = homepageLists(platform);

  /** 422 with open claims where `hasConfirmedClaims` is false. */
  async function saveSettings(
    settings: HomepageSettings,
    version: number | undefined,
    hasConfirmedClaims?: ClaimConfirmation,
  ): Promise<HomepageResponse> {
    const claims = homepageClaims(settings);
    requireConfirmedClaims(claims, hasConfirmedClaims);
    const saved = await changeRecord(platform, db, lockSettingsRow, {
      expected: { version, message: messages.stale, current: answerOf },
      change: (tx) => updateSettings(tx, settings, platform.clock.now()),
      audit: (row) => ({ entity: 'homepage-settings', fields: auditFields(answerOf(row)) }),
      alsoAudited: () => auditedClaims(claims, hasConfirmedClaims),
      tags: [HOMEPAGE_TAG],
    });
    return answerOf(saved);
  }

  return {
    ...lists,
    getSettings: async () => answerOf(await getSettingsRow(db)),
    /** Teaches the assistant a wording of a question, or undoes it; 404 when the question does not exist. */
    setWay: (questionId: string, way: string, isKnown: boolean) =>
      lists.faq.changeItem(questionId, (row) => {
        const ways = withWay(row.ways, way, isKnown);
        if (ways.length > MAX_WAYS) throw invalid('homepage.too_many_ways', messages.tooManyWays);
        return { ...row, ways };
      }),
    saveSettings,
    /** Fills in the demonstration shop's settings and lists, each unless it was ever changed. */
    loadDemonstrationContent: async () => {
      await changeRecord(platform, db, lockSettingsRow, {
        change: async (tx, row) => {
          if (row.version > 1) return row;
          return updateSettings(
            tx,
            homepageSettingsSchema.parse(demonstration.settings),
            platform.clock.now(),
          );
        },
        tags: [HOMEPAGE_TAG],
      });
      await lists.faq.fillUnchanged(demonstrationFaq);
      await lists.sellingPoints.fillUnchanged(demonstrationPoints);
      await lists.brands.fillUnchanged(demonstration.brands.map((name) => ({ name, imageUrl: '' })));
    },
    /** Removes the demonstration shop's prices, age and credit; texts that staff have changed stay. */
    clearDemonstrationClaims: async () => {
      await lists.faq.removeEqual(demonstrationFaq);
      await lists.sellingPoints.removeEqual(demonstrationPoints);
      const { version, updatedAt: _at, ...settings } = answerOf(await getSettingsRow(db));
      const made = homepageSettingsSchema.parse(demonstration.settings);
      const empty = homepageSettingsSchema.parse({});
      const financingCTA = withoutExample(settings.financingCTA, made.financingCTA, empty.financingCTA);
      if (isSameJson(financingCTA, settings.financingCTA)) return;
      await saveSettings(homepageSettingsSchema.parse({ ...settings, financingCTA }), version);
    },
  };
}

export type HomepageContent = ReturnType<typeof homepageContent>;

const demonstrationFaq = demonstrationQuestions.map(({ ways, ...row }) => ({
  ...row,
  ways: ways.join('\n'),
}));

const demonstrationPoints = demonstration.sellingPoints.map((point) => ({
  ...point,
  kind: readKind(point.kind),
}));

function readKind(kind: string): SellingPointKind {
  return kindSchema.parse(kind);
}

/** The settings with each section under its name, for the audit log. */
function auditFields({ hero, sections, financingCTA }: HomepageSettings): Record<string, unknown> {
  // A section that was not stored yet has its defaults: storing these is no change.
  const all = SECTION_IDS.map((id) => sections.find((one) => one.id === id) ?? sectionSchema.parse({ id }));
  return { hero, ...Object.fromEntries(all.map(({ id, ...section }) => [id, section])), financingCTA };
}

function answerOf({ settings, version, updatedAt }: SettingsRow): HomepageResponse {
  return { ...homepageSettingsSchema.parse(settings), version, updatedAt: updatedAt.toISOString() };
}
