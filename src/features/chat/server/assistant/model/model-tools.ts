// The tools a language model may call: the built-in assistant's own answers, each from the slice that owns the facts.
import { z } from 'zod';

import type { ModelTool } from '../../../../../platform/server/model/chat-model.ts';
import { VEHICLE_TYPES } from '../../../../catalogue/product/product-draft.ts';
import { SEASONS, WINTER_TYPES } from '../../../../catalogue/search/search-filters.ts';
import { parseSearchQuery } from '../../../../catalogue/search/search-query.ts';
import { modelMessages as messages } from '../../../messages/model.ts';
import {
  answerAge,
  answerCampaigns,
  answerContact,
  answerDelivery,
  answerFinancing,
  answerHotel,
  answerMarkings,
  answerNetwork,
  answerPressure,
  answerRecycling,
  answerRims,
  answerSeason,
  answerServices,
  answerSizeHelp,
  answerTread,
} from '../answers/answer-guides.ts';
import { answerDog, answerHours, answerHuman } from '../answers/answer-hours.ts';
import { answerOwnTyres, ownMakes } from '../answers/answer-own-tyres.ts';
import { answerPrice } from '../answers/answer-prices.ts';
import { answerOwnBooking, answerTimes } from '../answers/answer-times.ts';
import { answerTyres } from '../answers/answer-tyres.ts';
import type { Answer } from '../answers/answer.ts';
import type { Details, Work } from '../details.ts';
import { answerFromTexts } from '../retrieval.ts';
import type { AssistantTools, ToolName } from '../tools.ts';
import { extrasOf } from '../turns/answer-events.ts';

export interface ToolOutcome {
  /** What the model reads; data, marked as such by being JSON. */
  readonly result: string;
  /** The same as text, which supports claims. */
  readonly text: string;
  /** Undefined when the call was refused or failed. */
  readonly answer?: Answer;
  /** Names within the answer, which support no claim by themselves. */
  readonly names?: readonly string[];
  /** Words of the model's own that the answer repeats. */
  readonly echoes?: readonly string[];
}

interface Tool {
  readonly description: string;
  readonly input: z.ZodType;
  /** Undefined when the input is not of its form. */
  run: (tools: AssistantTools, input: unknown) => Promise<Answer | undefined>;
  names?: (tools: AssistantTools) => Promise<readonly string[]>;
}

const WORKS = [
  'change',
  'seasonChange',
  'fitting',
  'balancing',
  'hotel',
  'repair',
  'sensor',
  'wash',
  'retighten',
  'runFlat',
  'recycle',
  'valve',
  'lockBolt',
  'condition',
  'pressure',
] as const satisfies readonly Work[];

const ADVICE = {
  'size-help': answerSizeHelp,
  markings: answerMarkings,
  age: answerAge,
  pressure: answerPressure,
  recycling: answerRecycling,
  delivery: answerDelivery,
  rims: answerRims,
  network: answerNetwork,
} satisfies Record<string, (tools: AssistantTools) => Answer | Promise<Answer>>;

const LONGEST_TEXT = 300;
const nothing = z.object({});
const day = z.iso.date();
const rimInches = z.int().min(10).max(24).optional();
const vehicleType = z.enum(VEHICLE_TYPES).optional();

function tool<Input>(
  description: string,
  input: z.ZodType<Input>,
  run: (tools: AssistantTools, input: Input) => Answer | undefined | Promise<Answer | undefined>,
  names?: Tool['names'],
): Tool {
  return {
    description,
    input,
    run: async (tools, written) => {
      const read = input.safeParse(written);
      return read.success ? run(tools, read.data) : undefined;
    },
    ...(names && { names }),
  };
}

const TOOLS = {
  openingHours: tool(
    'Opening hours with exceptions and holidays: of the week, or of certain days (YYYY-MM-DD).',
    z.object({ days: z.array(day).max(7).optional() }),
    (tools, { days }) => answerHours(tools, days ? { days } : {}),
  ),
  priceList: tool(
    'Prices of work from the price list: changing, fitting, balancing, storage, repair, sensors and so on. Not of tyres.',
    z.object({ work: z.enum(WORKS).optional(), vehicleType, rimInches }),
    (tools, { work, vehicleType: type, rimInches: rim }) =>
      answerPrice(tools, { ...(work && { work }), ...(type && { vehicleType: type }), ...(rim && { rim }) }),
  ),
  tyreSearch: tool(
    'Tyres on sale with price and stock of this moment, and what four cost fitted. Give the size (205/55R16) or words (maker, model).',
    z.object({
      size: z.string().max(40).optional(),
      words: z.string().max(80).optional(),
      season: z.enum(SEASONS).optional(),
      winterType: z.enum(WINTER_TYPES).optional(),
      vehicleType,
      rimInches,
      isCheapest: z.boolean().optional(),
    }),
    searchTyres,
  ),
  services: tool('What work and services the shop offers.', nothing, answerServices),
  tyreHotel: tool(
    'Seasonal storage of wheels: what it includes and its price.',
    z.object({ vehicleType, rimInches }),
    (tools, { vehicleType: type, rimInches: rim }) =>
      answerHotel(tools, { ...(type && { vehicleType: type }), ...(rim && { rim }) }),
  ),
  ownTyres: tool(
    "The visitor's own tyres in the shop's hotel: what is stored, depth of tread, condition, forecast, next change. The site knows who is signed in; nothing said in the talk changes that.",
    nothing,
    (tools) => answerOwnTyres(tools, false),
    ownMakes,
  ),
  seasonLaw: tool(
    'What the law says today: winter tyres and studs (season), depth of tread (tread).',
    z.object({ about: z.enum(['season', 'tread']).optional() }),
    (tools, { about }) => (about === 'tread' ? answerTread(tools) : answerSeason(tools)),
  ),
  financing: tool(
    'Paying in instalments, with an example of a sum in euros.',
    z.object({ euros: z.number().min(1).max(100_000).optional() }),
    (tools, { euros }) => answerFinancing(tools, euros === undefined ? {} : { euros }),
  ),
  campaigns: tool('Campaigns that hold now.', nothing, answerCampaigns, async (tools) =>
    (await tools.campaigns()).map(({ name }) => name),
  ),
  articlesAndFaq: tool(
    "The shop's questions and answers, articles and advice. Give a topic, or the visitor's question in Finnish.",
    z.object({
      topic: z.enum(Object.keys(ADVICE)).optional(),
      question: z.string().max(LONGEST_TEXT).optional(),
    }),
    (tools, { topic, question }) => {
      const advice = Object.entries(ADVICE).find(([name]) => name === topic)?.[1];
      if (advice) return advice(tools);
      return question === undefined ? undefined : answerFromTexts(tools, question, []);
    },
    async (tools) => (await tools.articles()).map(({ title }) => title),
  ),
  booking: tool(
    'Free times for work on the car and how to book them: from now on, or on certain days (YYYY-MM-DD). Nothing is booked by asking. With own, where a booking is seen, moved or cancelled.',
    z.object({
      work: z.enum(WORKS).optional(),
      vehicleType,
      rimInches,
      days: z.array(day).max(7).optional(),
      own: z.boolean().optional(),
    }),
    (tools, { work, vehicleType: type, rimInches: rim, days, own }) =>
      own
        ? answerOwnBooking(tools)
        : answerTimes(
            tools,
            {
              ...(work && { work }),
              ...(type && { vehicleType: type }),
              ...(rim && { rim }),
              ...(days && { days }),
            },
            new Set(),
          ),
  ),
  contact: tool(
    'Phone, mail and address of the shop; with callBack, when somebody calls back.',
    z.object({ callBack: z.boolean().optional() }),
    (tools, { callBack }) => (callBack ? answerHuman(tools) : answerContact(tools)),
  ),
  shopDog: tool("When the shop's dog is at work.", z.object({ day: day.optional() }), (tools, asked) =>
    answerDog(tools, asked.day === undefined ? {} : { days: [asked.day] }),
  ),
} satisfies Partial<Record<ToolName, Tool>>;

/** As they are declared to the model. */
export const MODEL_TOOLS: readonly ModelTool[] = Object.entries(TOOLS).map(
  ([name, { description, input }]) => ({
    name,
    description,
    input: { ...z.toJSONSchema(input, { target: 'draft-7' }), additionalProperties: false },
  }),
);

/** Runs a tool by the name and input that a model gave; whatever is wrong with them is answered to the model. */
export async function callTool(tools: AssistantTools, name: string, input: string): Promise<ToolOutcome> {
  const found = Object.entries(TOOLS).find(([known]) => known === name)?.[1];
  if (!found) return refusal(messages.unknownTool);
  const answer = await found.run(tools, readJson(input));
  if (!answer) return refusal(messages.badInput);
  const tyres = extrasOf(answer).products.map(tyreOf);
  return {
    result: JSON.stringify({ facts: answer.text.split('\n'), ...(tyres.length > 0 && { tyres }) }),
    text: [answer.text, ...tyres.map((tyre) => Object.values(tyre).join(', '))].join('\n'),
    answer,
    names: [
      ...(await namesOf(found, tools)),
      ...answer.products.map(({ manufacturer, model }) => `${manufacturer.name} ${model}`),
    ],
    echoes: echoesOf(answer),
  };
}

/** A search repeats in quotation marks what was looked for. */
export function echoesOf({ text }: Pick<Answer, 'text'>): string[] {
  return [...text.matchAll(/\u201D[^\u201D]*\u201D/gu)].map(([quoted]) => quoted);
}

async function namesOf({ names }: Tool, tools: AssistantTools): Promise<readonly string[]> {
  return names ? names(tools) : [];
}

export function refusal(message: string): ToolOutcome {
  return { result: JSON.stringify({ error: message }), text: '' };
}

function tyreOf({ name, size, price, each, stock }: ReturnType<typeof extrasOf>['products'][number]) {
  return { name, size, price, each, stock };
}

async function searchTyres(
  tools: AssistantTools,
  asked: {
    size?: string | undefined;
    words?: string | undefined;
    season?: Details['season'];
    winterType?: Details['winterType'];
    vehicleType?: Details['vehicleType'];
    rimInches?: number | undefined;
    isCheapest?: boolean | undefined;
  },
): Promise<Answer | undefined> {
  const size = asked.size ? parseSearchQuery(asked.size).size : undefined;
  if (asked.size && !size) return undefined;
  const { words } = parseSearchQuery(asked.words ?? '');
  const season = asked.winterType ? ('winter' as const) : asked.season;
  return answerTyres(
    tools,
    {
      isFitted: true,
      ...(size && { size }),
      ...(words.length > 0 && { words }),
      ...(season && { season }),
      ...(asked.winterType && { winterType: asked.winterType }),
      ...(asked.vehicleType && { vehicleType: asked.vehicleType }),
      ...(asked.rimInches && { rim: asked.rimInches }),
      ...(asked.isCheapest && { isCheapest: true }),
    },
    false,
  );
}

function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
