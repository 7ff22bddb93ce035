// What others may know of the home page: its settings, its editable lists, and their calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { MAX_QUESTION_LENGTH } from './faq-draft.ts';
import { MAX_WAY_LENGTH, MAX_WAYS, waysText } from './faq-ways.ts';
import { homepageMessages } from './messages.ts';

/** A change of settings or lists drops everything cached under this tag. */
export const HOMEPAGE_TAG = 'homepage';

export const HOME_PATH = '/';
/** All questions with their answers; the home page shows the first ones. */
export const QUESTIONS_PATH = '/kysymykset';
/** Words that the page of questions is searched for. */
export const QUESTION_SEARCH = 'haku';
export const MAX_QUESTIONS = 250;

const text = (longest: number) => z.string().trim().max(longest);
/** An empty or missing text means its default; the flags hide it. */
const optionalText = (longest: number) => text(longest).default('');
const isVisible = z.boolean().default(true);

/** A path on this server ('/api/files/…'), or nothing. */
const ownPicture = text(300)
  .refine((path) => !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(path), { error: homepageMessages.foreignImage })
  .default('');

/** Where a hero picture is cut when the frame is narrower or lower than it. */
export const IMAGE_POSITIONS = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const;
export type ImagePosition = (typeof IMAGE_POSITIONS)[number];

export const heroSchema = z.strictObject({
  mainHeading: optionalText(160),
  title: optionalText(160),
  subtitle: optionalText(400),
  buttonText: optionalText(60),
  contactButtonText: optionalText(60),
  kaartobottiButtonText: optionalText(60),
  financingButtonText: optionalText(60),
  catalogButtonText: optionalText(60),
  businessHoursButtonText: optionalText(60),
  mainHeadingVisible: isVisible,
  titleVisible: isVisible,
  subtitleVisible: isVisible,
  buttonVisible: isVisible,
  contactButtonVisible: isVisible,
  kaartobottiButtonVisible: isVisible,
  financingButtonVisible: isVisible,
  /** Stored as the editor sends it; the search button is always shown. */
  catalogButtonVisible: isVisible,
  businessHoursButtonVisible: isVisible,
  /** Empty: the rendered wheel. */
  image: ownPicture,
  imageAlt: optionalText(200),
  imagePosition: z.enum(IMAGE_POSITIONS).default('center'),
});
export type Hero = z.infer<typeof heroSchema>;

/** The two text sections, in the order of the page. */
export const SECTION_IDS = ['intro', 'services'] as const;

export const sectionSchema = z.strictObject({
  id: z.enum(SECTION_IDS),
  title: optionalText(160),
  content: optionalText(4000),
  visible: isVisible,
});
export type Section = z.infer<typeof sectionSchema>;

export const financingCtaSchema = z.strictObject({
  visible: z.boolean().default(false),
  title: optionalText(160),
  /** Paragraphs are split at blank lines. */
  mainText: optionalText(4000),
  highlightedText: optionalText(400),
  buttonText: optionalText(60),
});
export type FinancingCta = z.infer<typeof financingCtaSchema>;

const settingsFields = {
  hero: heroSchema.prefault({}),
  sections: z
    .array(sectionSchema)
    .max(2)
    .refine((sections) => new Set(sections.map((section) => section.id)).size === sections.length)
    .default([]),
  financingCTA: financingCtaSchema.prefault({}),
};

/** The stored settings; whatever is missing gets its default. */
export const homepageSettingsSchema = z.strictObject(settingsFields);
export type HomepageSettings = z.infer<typeof homepageSettingsSchema>;

export const homepageResponseSchema = z.strictObject({
  ...settingsFields,
  version: z.int32(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type HomepageResponse = z.infer<typeof homepageResponseSchema>;

/** Whether staff have confirmed the claims without proof. false: refused with open claims. */
const hasConfirmedClaims = z.boolean().optional();

const readOnly = {
  _id: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

export const getHomepageSettings = endpoint('GET /homepage-settings', {
  access: 'everyone',
  summary:
    'Hero, sections and financing call-to-action of the home page; an empty text stands for its default',
  output: homepageResponseSchema,
});

/** What is sent of the settings: read-only fields may be sent along. */
const sentSettings = z.strictObject({ ...settingsFields, ...readOnly, version: z.unknown().optional() });

export const putHomepageSettings = endpoint('PUT /homepage-settings', {
  access: 'staff',
  summary: 'Replaces the settings of the home page',
  body: z.strictObject({
    homepageSettings: sentSettings,
    version: z.int32().optional(),
    hasConfirmedClaims,
  }),
  output: z.strictObject({ settings: homepageResponseSchema }),
});

export const previewHomepage = endpoint('POST /homepage-settings/preview', {
  access: 'staff',
  summary: 'The home page as it would be with these settings; nothing is saved',
  body: z.strictObject({ homepageSettings: sentSettings }),
  output: z.strictObject({ html: z.string() }),
});

/** A question with its always visible answer. */
export const questionSchema = z.strictObject({ _id: idSchema, question: z.string(), answer: z.string() });
export type Question = z.infer<typeof questionSchema>;

/** Other wordings of a question, one per line: synonyms, dialect, other languages. For the assistant alone. */
const waysSchema = text(MAX_WAYS).transform(waysText);

/** As staff edit it. */
export const taughtQuestionSchema = questionSchema.extend({ ways: z.string() });
export type TaughtQuestion = z.infer<typeof taughtQuestionSchema>;

/** What a selling point is about; it chooses the icon, and 'financing' is shown only while the shop has credit terms. */
export const SELLING_POINT_KINDS = ['language', 'delivery', 'partner', 'financing', 'installation'] as const;
export type SellingPointKind = (typeof SELLING_POINT_KINDS)[number];

export const sellingPointSchema = z.strictObject({
  _id: idSchema,
  kind: z.enum(SELLING_POINT_KINDS),
  title: z.string(),
  text: z.string(),
});
export type SellingPoint = z.infer<typeof sellingPointSchema>;

export const brandSchema = z.strictObject({
  _id: idSchema,
  name: z.string(),
  /** The logo; empty: the name in our own type. */
  imageUrl: z.string(),
});
export type Brand = z.infer<typeof brandSchema>;

/** A complete list, plain or with the version it was read as. */
function sentList<Item extends z.ZodObject>(item: Item, longest: number) {
  const items = z.array(item).max(longest);
  return z.union([items, z.strictObject({ items, version: z.int32().optional(), hasConfirmedClaims })]);
}
const sentId = { _id: idSchema.optional() };

export const getFaq = endpoint('GET /faq', {
  access: 'everyone',
  summary: 'Questions and answers of the home page; staff get the version in the header X-Version',
  output: z.array(questionSchema),
});
export const putFaq = endpoint('PUT /faq', {
  access: 'staff',
  summary: 'Replaces the questions and answers, in the order given',
  body: sentList(
    z.strictObject({
      ...sentId,
      question: text(MAX_QUESTION_LENGTH).min(1),
      answer: text(2000).min(1),
      /** Left out: as they are stored. */
      ways: waysSchema.optional(),
    }),
    MAX_QUESTIONS,
  ),
  output: z.array(taughtQuestionSchema),
});

export const getTaughtFaq = endpoint('GET /faq/taught', {
  access: 'staff',
  summary: 'Questions and answers with the other ways to ask them; the version in the header X-Version',
  output: z.array(taughtQuestionSchema),
});

export const putFaqWay = endpoint('PUT /faq/:questionId/way', {
  access: 'staff',
  summary: 'Adds a way to ask a question of the list, or takes it out again',
  params: z.object({ questionId: idSchema }),
  body: z.strictObject({ way: text(MAX_WAY_LENGTH).min(1), isKnown: z.boolean() }),
  output: null,
});

export const getSellingPoints = endpoint('GET /selling-points', {
  access: 'everyone',
  summary: 'Selling points of the home page; staff get the version in the header X-Version',
  output: z.array(sellingPointSchema),
});
export const putSellingPoints = endpoint('PUT /selling-points', {
  access: 'staff',
  summary: 'Replaces the selling points, in the order given',
  body: sentList(
    z.strictObject({
      ...sentId,
      kind: z.enum(SELLING_POINT_KINDS),
      title: text(60).min(1),
      text: optionalText(120),
    }),
    5,
  ),
  output: z.array(sellingPointSchema),
});

export const getBrands = endpoint('GET /brands', {
  access: 'everyone',
  summary: 'Partner brands, each with its logo if it has one; staff get the version in the header X-Version',
  output: z.array(brandSchema),
});
export const putBrands = endpoint('PUT /brands', {
  access: 'staff',
  summary: 'Replaces the partner brands, in the order given',
  body: sentList(z.strictObject({ ...sentId, name: text(40).min(1), imageUrl: ownPicture }), 40),
  output: z.array(brandSchema),
});
