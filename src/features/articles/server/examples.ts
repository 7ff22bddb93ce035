// The example articles of the demonstration shop: Markdown files with a few lines of facts at their head.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { isArticlePicture } from '../pictures.ts';
import { isSlug } from '../slug.ts';
import type { ExampleArticle } from './service.ts';

const factsSchema = z.strictObject({
  title: z.string().min(1),
  slug: z.string().refine(isSlug),
  summary: z.string().min(1),
  picture: z.string().refine(isArticlePicture),
  keywords: z.string().transform((text) => text.split(',').map((keyword) => keyword.trim())),
  /** How long ago it came out when the shop is opened. */
  daysAgo: z.coerce.number().int().min(0).max(400),
});

/** Reads every `*.md` of the folder; throws when one is not as expected, for they ship with the product. */
export async function readExampleArticles(folder: string, now: Date): Promise<ExampleArticle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(names.map(async (name) => readExample(await readFile(join(folder, name), 'utf8'), now)));
}

/** '---', facts as 'name: value', '---', then the content. */
function readExample(text: string, now: Date): ExampleArticle {
  const [, head = '', content = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const { daysAgo, ...facts } = factsSchema.parse(
    Object.fromEntries(
      head.split('\n').map((line) => {
        const end = line.indexOf(':');
        return [line.slice(0, end), line.slice(end + 1).trim()];
      }),
    ),
  );
  const publishedAt = helsinkiInstant(addDays(helsinkiDay(now), -daysAgo), '08:00');
  return { ...facts, content: content.trim(), publishedAt: publishedAt > now ? now : publishedAt };
}
