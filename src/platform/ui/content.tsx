// Renders the content markup on a page, in the preview and in the chat, as React elements (never as raw HTML).
import { Fragment } from 'react';

import { headingAnchors } from '../contract/content-text.ts';
import type { Block, Inline, Span } from '../contract/content.ts';
import { unbreakRanges } from '../contract/ranges.ts';
import { Picture } from './picture.tsx';

export interface ContentProps {
  blocks: readonly Block[];
  /** Headings get the ids of `headingAnchors`; off where one page has several contents. */
  hasAnchors?: boolean | undefined;
  /** Level of the first headings: 2 on a separate page, 3 under a heading of the page. */
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
}

export function Content({ blocks, hasAnchors = false, headingLevel = 2, className }: ContentProps) {
  const ids = hasAnchors ? headingAnchors(blocks).map(({ id }) => id) : [];
  let headings = 0;
  return (
    <div className={className}>
      {blocks.map((block, at) => {
        const id = block.kind === 'heading' ? ids[headings++] : undefined;
        // Blocks have no name of their own, and a change draws them all anew.
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their position
        return <BlockView key={at} block={block} id={id} headingLevel={headingLevel} />;
      })}
    </div>
  );
}

function BlockView({
  block,
  id,
  headingLevel,
}: {
  block: Block;
  id: string | undefined;
  headingLevel: 2 | 3;
}) {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level + headingLevel - 4] ?? 'h4';
      return (
        <Heading {...(id !== undefined && { id })}>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={at}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case 'picture':
      return (
        <figure>
          <Picture
            src={block.path}
            alt={block.alt}
            fit="natural"
            sizes="auto, (min-width: 760px) 700px, 100vw"
          />
        </figure>
      );
    // What a mail fills in has no place on a page.
    case 'product':
    case 'opening-hours':
    case 'season':
    case 'button':
      return null;
  }
}

const HEADINGS = ['h2', 'h3', 'h4'] as const;

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, at) => {
    switch (inline.kind) {
      case 'break':
        // oxlint-disable-next-line react/no-array-index-key -- as above
        return <br key={at} />;
      case 'bold':
        // oxlint-disable-next-line react/no-array-index-key -- as above
        return <strong key={at}>{inline.spans.map(spanView)}</strong>;
      case 'text':
      case 'link':
        return spanView(inline, at);
    }
  });
}

function spanView(span: Span, at: number) {
  if (span.kind === 'text') return <Fragment key={at}>{unbreakRanges(span.text)}</Fragment>;
  const isForeign = /^https?:/i.test(span.href);
  return (
    <a key={at} href={span.href} {...(isForeign && { rel: 'noopener nofollow' })}>
      {span.text}
    </a>
  );
}
