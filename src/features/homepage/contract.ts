// What others may know of the home page: its settings, its editable lists, and their calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { homepageMessages } from './messages.ts';

/** Changes of settings or lists drop everything kept under this tag. */
export const HOMEPAGE_TAG = 'homepage';

export const HOME_PATH = '/';

const text = (longest: number) => z.string().trim().max(longest);
/** An empty or missing text stands for its default; hiding is what the flags are for. */
const optionalText = (longest: number) => text(longest).default('');
const isVisible = z.boolean().default(true);

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
  /** A path on this server ('/api/files/…'); empty: the rendered wheel. */
  image: text(300)
    .refine((path) => !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(path), { error: homepageMessages.foreignImage })
    .default(''),
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

/** The settings as kept; whatever is missing is filled with its default. */
export const homepageSettingsSchema = z.strictObject(settingsFields);
export type HomepageSettings = z.infer<typeof homepageSettingsSchema>;

export const homepageAnswerSchema = z.strictObject({
  ...settingsFields,
  version: z.int32(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type HomepageAnswer = z.infer<typeof homepageAnswerSchema>;

const readOnly = {
  _id: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

export const getHomepageSettings = endpoint({
  method: 'GET',
  path: '/homepage-settings',
  access: 'everyone',
  summary:
    'Hero, sections and financing call-to-action of the home page; an empty text stands for its default',
  output: homepageAnswerSchema,
});

/** What is sent of the settings: read-only fields may stand beside them. */
const sentSettings = z.strictObject({ ...settingsFields, ...readOnly, version: z.unknown().optional() });

export const putHomepageSettings = endpoint({
  method: 'PUT',
  path: '/homepage-settings',
  access: 'staff',
  summary: 'Replaces the settings of the home page',
  body: z.strictObject({
    homepageSettings: sentSettings,
    version: z.int32().optional(),
  }),
  output: z.strictObject({ settings: homepageAnswerSchema }),
});

export const previewHomepage = endpoint({
  method: 'POST',
  path: '/homepage-settings/preview',
  access: 'staff',
  summary: 'The home page as it would be with these settings; nothing is saved',
  body: z.strictObject({ homepageSettings: sentSettings }),
  output: z.strictObject({ html: z.string() }),
});

/** A question with its always visible answer. */
export const questionSchema = z.strictObject({ _id: idSchema, question: z.string(), answer: z.string() });
export type Question = z.infer<typeof questionSchema>;

/** What a selling point is about; it chooses the icon, and 'financing' stands only while the shop has credit terms. */
export const SELLING_POINT_KINDS = ['language', 'delivery', 'partner', 'financing', 'installation'] as const;
export type SellingPointKind = (typeof SELLING_POINT_KINDS)[number];

export const sellingPointSchema = z.strictObject({
  _id: idSchema,
  kind: z.enum(SELLING_POINT_KINDS),
  title: z.string(),
  text: z.string(),
});
export type SellingPoint = z.infer<typeof sellingPointSchema>;

export const brandSchema = z.strictObject({ _id: idSchema, name: z.string() });
export type Brand = z.infer<typeof brandSchema>;

/** A whole list, plain or beside the version it was read as. */
function sentList<Item extends z.ZodObject>(item: Item, longest: number) {
  const items = z.array(item).max(longest);
  return z.union([items, z.strictObject({ items, version: z.int32().optional() })]);
}
const sentId = { _id: idSchema.optional() };

export const getFaq = endpoint({
  method: 'GET',
  path: '/faq',
  access: 'everyone',
  summary: 'Questions and answers of the home page; staff get the version in the header X-Version',
  output: z.array(questionSchema),
});
export const putFaq = endpoint({
  method: 'PUT',
  path: '/faq',
  access: 'staff',
  summary: 'Replaces the questions and answers, in the order given',
  body: sentList(z.strictObject({ ...sentId, question: text(200).min(1), answer: text(2000).min(1) }), 30),
  output: z.array(questionSchema),
});

export const getSellingPoints = endpoint({
  method: 'GET',
  path: '/selling-points',
  access: 'everyone',
  summary: 'Selling points of the home page; staff get the version in the header X-Version',
  output: z.array(sellingPointSchema),
});
export const putSellingPoints = endpoint({
  method: 'PUT',
  path: '/selling-points',
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

export const getBrands = endpoint({
  method: 'GET',
  path: '/brands',
  access: 'everyone',
  summary: 'Partner brands by name; staff get the version in the header X-Version',
  output: z.array(brandSchema),
});
export const putBrands = endpoint({
  method: 'PUT',
  path: '/brands',
  access: 'staff',
  summary: 'Replaces the partner brands, in the order given',
  body: sentList(z.strictObject({ ...sentId, name: text(40).min(1) }), 40),
  output: z.array(brandSchema),
});
