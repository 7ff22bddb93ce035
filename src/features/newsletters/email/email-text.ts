// The plain-text part of an email: reads well by itself, URLs follow their words in brackets.
import { inlineText } from '../../../platform/contract/content-text.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { emailMessages as messages } from '../messages/email.ts';
import { absoluteAddress, type EmailBlock, type EmailInput, type EmailProduct } from './email-parts.ts';

/** Lines are left long: mail programs wrap them. `unsubscribeUrl` comes last. */
export function emailText(blocks: readonly EmailBlock[], input: EmailInput, unsubscribeUrl: string): string {
  const { shop } = input;
  const parts = blocks.map((block) => blockText(block, input)).filter((text) => text !== '');
  const hasPrices = blocks.some((block) => block.kind === 'product' && input.products.has(block.productId));
  if (hasPrices) parts.push(messages.vat);
  const footer = [
    [shop.name, shop.address, shop.phone, shop.email].filter(Boolean).join('\n'),
    `${messages.why(shop.name)}\n${messages.unsubscribe}: ${unsubscribeUrl}`,
  ];
  return `${[...parts, `-- \n${footer.join('\n\n')}`].join('\n\n').trimStart()}\n`;
}

function blockText(block: EmailBlock, input: EmailInput): string {
  const addressOf = (href: string) => absoluteAddress(href, input.shop.url).replace(/^(?:mailto|tel):/i, '');
  switch (block.kind) {
    case 'heading':
      // Set apart from what is before it.
      return `\n${inlineText(block.inlines)}`;
    case 'paragraph':
      return inlineText(block.inlines, { addressOf });
    case 'list':
      return block.items.map((item) => `- ${inlineText(item, { addressOf })}`).join('\n');
    case 'picture':
      return block.alt === '' ? '' : `[${messages.picture(block.alt)}]`;
    case 'button':
      return `${block.text}:\n${addressOf(block.href)}`;
    case 'product': {
      const product = input.products.get(block.productId);
      return product ? productText(product, input.shop.url) : '';
    }
    case 'opening-hours':
      return input.hours
        ? [`${messages.hours}: ${input.hours.week}`, ...input.hours.exceptions].join('\n')
        : '';
  }
}

function productText(product: EmailProduct, siteUrl: string): string {
  const { name, size, set, priceCents, struckCents, percent, label, shortage, path } = product;
  const end = offerEnd(product);
  const price = priceCents === 0 ? messages.askPrice : `${formatEuros(priceCents)} / ${messages.perTyre}`;
  return [
    `${name} ${size}`,
    ...(set ? [`${set.text} ${set.words}`] : []),
    percent === null ? price : `${messages.now} ${price} (${messages.percent(percent)})`,
    ...(struckCents === null ? [] : [messages.lowest(formatEuros(struckCents))]),
    ...(shortage === undefined ? [] : [shortage]),
    ...(end === undefined ? [] : [end]),
    ...(label === '' ? [] : [label]),
    siteUrl + path,
  ].join('\n');
}

/** Until when the offer runs; undefined without one. */
export function offerEnd({ endsOn }: EmailProduct): string | undefined {
  if (endsOn === undefined) return undefined;
  return endsOn === null ? messages.whileStockLasts : messages.until(formatDate(endsOn));
}
