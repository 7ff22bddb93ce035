// Requests to the reading process, and its answers.
import { z } from 'zod';

export const taskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    html: z.string(),
    selector: z.string(),
    isWholePage: z.boolean(),
  }),
  z.object({ kind: z.literal('compare'), before: z.string(), after: z.string() }),
]);
export type ReadTask = Extract<z.infer<typeof taskSchema>, { kind: 'read' }>;
export type CompareTask = Extract<z.infer<typeof taskSchema>, { kind: 'compare' }>;

const cents = z.int();
export const readSchema = z.object({
  /** The page is only a check that its visitor is human. */
  isChallenge: z.boolean(),
  /** The page's text where the complete page is followed, else ''. */
  text: z.string(),
  reading: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('price'),
      cents,
      source: z.enum(['json-ld', 'microdata', 'open-graph', 'selector', 'text']),
      isFrom: z.boolean(),
    }),
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('selector-gone') }),
    z.object({ kind: z.literal('selector-bad') }),
    z.object({ kind: z.literal('several'), cents: z.array(cents).readonly() }),
    z.object({ kind: z.literal('currency'), currency: z.string() }),
    z.object({ kind: z.literal('implausible'), cents }),
  ]),
});
export type PageRead = z.infer<typeof readSchema>;

export const comparedSchema = z.object({ html: z.string(), before: z.string(), after: z.string() });
export type Compared = z.infer<typeof comparedSchema>;
