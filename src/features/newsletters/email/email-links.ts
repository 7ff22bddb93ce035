// The links of an email led through addresses of our own, so that clicks can be counted. Pictures, mail addresses, phone
// numbers and what is around the written content stay as they are.
import type { Inline, Span } from '../../../platform/contract/content.ts';
import { absoluteAddress, type EmailBlock, type EmailInput } from './email-parts.ts';

/** Returns a path of ours that redirects to a full web address. */
export type LinkOf = (address: string) => string;

type Parts = Pick<EmailInput, 'products'> & { blocks: readonly EmailBlock[] };

/** Blocks and products of an email whose links lead through `linkOf`. */
export function withTrackedLinks(
  linkOf: LinkOf,
  blocks: readonly EmailBlock[],
  { shop, products }: Pick<EmailInput, 'shop' | 'products'>,
): Parts {
  const led = (href: string) => {
    const address = URL.parse(absoluteAddress(href, shop.url));
    return address && /^https?:$/.test(address.protocol) ? linkOf(address.href) : href;
  };
  return {
    blocks: blocks.map((block) => ledBlock(block, led)),
    products: new Map([...products].map(([id, product]) => [id, { ...product, path: led(product.path) }])),
  };
}

function ledBlock(block: EmailBlock, led: (href: string) => string): EmailBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, inlines: block.inlines.map((inline) => ledInline(inline, led)) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((inline) => ledInline(inline, led))) };
    case 'button':
      return { ...block, href: led(block.href) };
    case 'picture':
    case 'product':
    case 'opening-hours':
      return block;
  }
}

function ledInline(inline: Inline, led: (href: string) => string): Inline {
  switch (inline.kind) {
    case 'bold':
      return { ...inline, spans: inline.spans.map((span) => ledSpan(span, led)) };
    case 'text':
    case 'link':
      return ledSpan(inline, led);
    case 'break':
      return inline;
  }
}

function ledSpan(span: Span, led: (href: string) => string): Span {
  return span.kind === 'link' ? { ...span, href: led(span.href) } : span;
}
