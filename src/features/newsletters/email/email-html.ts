// The HTML part of an email: tables and inline styles, for mail programs know no others; what a style sheet adds (dark
// colours, narrow screens) may be missing without harm. Nothing is loaded but pictures of our own.
import { firstParagraph } from '../../../platform/contract/content-text.ts';
import type { Inline, Span } from '../../../platform/contract/content.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { findUploadedPicture } from '../../../platform/contract/pictures/uploaded-picture.ts';
import { escapeMarkup } from '../../../platform/contract/text.ts';
import { emailMessages as messages } from '../messages/email.ts';
import {
  absoluteAddress,
  type EmailBlock,
  type EmailInput,
  type EmailProduct,
  type EmailShop,
} from './email-parts.ts';
import { offerEnd } from './email-text.ts';

/** Full width, and the width between the margins, in pixels. */
const WIDTH_PX = 600;
const INNER_PX = 536;
const PRODUCT_PICTURE_PX = 132;
const MAX_PREVIEW_LENGTH = 140;

/** The media condition of dark colours; a preview in dark or light replaces it. */
export const DARK_CONDITION = '@media (prefers-color-scheme: dark)';

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const INK = '#14171a';
const GREY = '#474c52';
const LINE = '#d9d9d2';
const YELLOW = '#ffc400';
const LINK = '#0b57a4';
const RED = '#b3231a';

const SHEET = [
  'body{margin:0;padding:0}',
  'img{border:0}',
  '@media (max-width: 620px){.k-pad{padding-left:20px!important;padding-right:20px!important}',
  '.k-cell{display:block!important;width:auto!important;padding-left:0!important}',
  '.k-cell img{margin-bottom:12px!important}}',
  `${DARK_CONDITION}{`,
  '.k-page{background:#0f1214!important}',
  '.k-sheet{background:#171b1e!important}',
  '.k-ink{color:#f2f3f0!important}',
  '.k-grey{color:#c3c8cc!important}',
  '.k-link{color:#8fc1ff!important}',
  '.k-red{color:#ff9c92!important}',
  '.k-line{border-color:#2c3237!important}}',
].join('\n');

/** `unsubscribeUrl` goes into the footer. */
export function emailHtml(blocks: readonly EmailBlock[], input: EmailInput, unsubscribeUrl: string): string {
  const { subject, shop, heroImage } = input;
  const hasPrices = blocks.some((block) => block.kind === 'product' && input.products.has(block.productId));
  return [
    '<!doctype html>',
    '<html lang="fi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<style>${SHEET}</style>`,
    `<title>${escapeMarkup(subject)}</title></head>`,
    '<body class="k-page" bgcolor="#ecece7" style="margin:0;padding:0;background:#ecece7">',
    previewLine(blocks),
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ecece7" class="k-page" style="background:#ecece7"><tr><td align="center" style="padding:24px 0">',
    `<!--[if mso]><table role="presentation" width="${WIDTH_PX}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" class="k-sheet" style="max-width:${WIDTH_PX}px;background:#ffffff">`,
    shopRow(shop),
    ...(heroImage === '' ? [] : [heroRow(heroImage, subject, shop.url)]),
    `<tr><td class="k-pad k-ink" style="padding:28px 32px 12px;color:${INK};${FONT};font-size:16px;line-height:1.55;text-align:left;word-wrap:break-word;word-break:break-word">`,
    ...blocks.map((block, at) => blockHtml(block, input, at === 0)),
    '</td></tr>',
    footerRow(shop, unsubscribeUrl, hasPrices),
    '</table>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('\n');
}

/** What lists of emails show after the subject; not seen in the email. */
function previewLine(blocks: readonly EmailBlock[]): string {
  const text = firstParagraph(blocks, MAX_PREVIEW_LENGTH);
  return text === ''
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(text)}</div>`;
}

function shopRow({ name, url }: EmailShop): string {
  return `<tr><td class="k-pad" style="padding:20px 32px 16px;border-bottom:4px solid ${YELLOW};${FONT};font-size:18px;font-weight:bold"><a href="${escapeMarkup(url)}/" class="k-ink" style="color:${INK};text-decoration:none">${escapeMarkup(name)}</a></td></tr>`;
}

function heroRow(path: string, alt: string, siteUrl: string): string {
  return `<tr><td style="padding:0;font-size:0;line-height:0">${pictureHtml(path, alt, siteUrl, WIDTH_PX)}</td></tr>`;
}

function footerRow(shop: EmailShop, unsubscribeUrl: string, hasPrices: boolean): string {
  const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${GREY}`;
  const link = (href: string, text: string) =>
    `<a href="${escapeMarkup(href)}" class="k-link" style="color:${LINK}">${escapeMarkup(text)}</a>`;
  const contacts = [
    shop.address === '' ? '' : escapeMarkup(shop.address),
    shop.phone === '' ? '' : link(`tel:${shop.phone.replaceAll(/(?!^\+)\D/g, '')}`, shop.phone),
    shop.email === '' ? '' : link(`mailto:${shop.email}`, shop.email),
  ].filter((part) => part !== '');
  const lines = [
    ...(hasPrices ? [messages.vat] : []).map(escapeMarkup),
    `<b>${escapeMarkup(shop.name)}</b>${contacts.map((part) => `<br>${part}`).join('')}`,
    `${escapeMarkup(messages.why(shop.name))}<br>${link(unsubscribeUrl, messages.unsubscribe)}`,
  ];
  return `<tr><td class="k-pad k-line" style="padding:20px 32px 24px;border-top:1px solid ${LINE};${FONT};text-align:left">${lines
    .map((line) => `<p class="k-grey" style="${small}">${line}</p>`)
    .join('\n')}</td></tr>`;
}

function blockHtml(block: EmailBlock, input: EmailInput, isFirst: boolean): string {
  const { url } = input.shop;
  switch (block.kind) {
    case 'heading': {
      const [tag, size] = block.level === 2 ? ['h2', 22] : ['h3', 18];
      return `<${tag} class="k-ink" style="margin:${isFirst ? 0 : 24}px 0 10px;font-size:${size}px;line-height:1.25;color:${INK}">${inlinesHtml(block.inlines, url)}</${tag}>`;
    }
    case 'paragraph':
      return `<p style="margin:0 0 16px">${inlinesHtml(block.inlines, url)}</p>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 22px">${block.items
        .map((item) => `<li style="margin:0 0 6px">${inlinesHtml(item, url)}</li>`)
        .join('')}</ul>`;
    case 'picture':
      return `<p style="margin:0 0 16px">${pictureHtml(block.path, block.alt, url, INNER_PX)}</p>`;
    case 'button':
      return `<div style="margin:8px 0 20px">${buttonHtml(block.text, absoluteAddress(block.href, url))}</div>`;
    case 'product': {
      const product = input.products.get(block.productId);
      return product ? productHtml(product, url) : '';
    }
    case 'opening-hours':
      return input.hours ? hoursHtml(input.hours.week, input.hours.exceptions) : '';
  }
}

/** At most as wide as the room there is, and no wider than the picture is. */
function pictureHtml(path: string, alt: string, siteUrl: string, roomPx: number): string {
  const widthPx = Math.min(roomPx, findUploadedPicture(path)?.widthPx ?? roomPx);
  return `<img src="${escapeMarkup(siteUrl + path)}" alt="${escapeMarkup(alt)}" width="${widthPx}" style="display:block;width:100%;max-width:${widthPx}px;height:auto;border:0;${FONT};font-size:14px;line-height:1.4">`;
}

function buttonHtml(text: string, href: string): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>',
    `<td align="center" bgcolor="${YELLOW}" style="background:${YELLOW};border-radius:8px;mso-padding-alt:14px 24px">`,
    `<a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 24px;color:${INK};${FONT};font-size:16px;font-weight:bold;line-height:1.2;text-decoration:none;border-radius:8px">${escapeMarkup(text)}</a>`,
    '</td></tr></table>',
  ].join('');
}

function productHtml(product: EmailProduct, siteUrl: string): string {
  const { name, size, label, shortage, path, picture, pictureAlt = '' } = product;
  const end = offerEnd(product);
  const small = (text: string) =>
    `<p class="k-grey" style="margin:0 0 6px;font-size:13px;line-height:1.45;color:${GREY}">${escapeMarkup(text)}</p>`;
  const words = [
    `<p style="margin:0;font-size:18px;font-weight:bold;line-height:1.3"><a href="${escapeMarkup(siteUrl + path)}" class="k-ink" style="color:${INK};text-decoration:none">${escapeMarkup(name)}</a></p>`,
    `<p class="k-grey" style="margin:0 0 8px;font-size:14px;color:${GREY}">${escapeMarkup(size)}</p>`,
    priceHtml(product),
    ...(shortage === undefined ? [] : [small(shortage)]),
    ...(end === undefined ? [] : [small(end)]),
    ...(label === '' ? [] : [small(label)]),
    `<p style="margin:10px 0 0"><a href="${escapeMarkup(siteUrl + path)}" class="k-link" aria-label="${escapeMarkup(messages.showNamed(name))}" style="color:${LINK};font-weight:bold">${escapeMarkup(messages.show)}</a></p>`,
  ].join('');
  const pictureCell =
    picture === null
      ? ''
      : `<td class="k-cell" width="${PRODUCT_PICTURE_PX}" valign="top" style="width:${PRODUCT_PICTURE_PX}px"><a href="${escapeMarkup(siteUrl + path)}" aria-hidden="true" tabindex="-1" style="color:${LINK};text-decoration:none">${pictureHtml(picture, pictureAlt, siteUrl, PRODUCT_PICTURE_PX)}</a>${pictureAlt === '' ? '' : small(pictureAlt)}</td>`;
  const left = picture === null ? 0 : 20;
  return [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="k-line" style="margin:8px 0 20px;border:1px solid ${LINE};border-radius:8px;border-collapse:separate"><tr><td style="padding:16px 18px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>',
    pictureCell,
    `<td class="k-cell" valign="top" style="padding-left:${left}px;${FONT};text-align:left">${words}</td>`,
    '</tr></table></td></tr></table>',
  ].join('');
}

/** Price of four fitted, price of one, and for an offer what may lawfully be struck through, with its name. */
function priceHtml({ set, priceCents, struckCents, percent }: EmailProduct): string {
  if (!set) {
    return `<p class="k-ink" style="margin:0 0 6px;font-size:18px;font-weight:bold;color:${INK}">${escapeMarkup(messages.askPrice)}</p>`;
  }
  const badge =
    percent === null
      ? ''
      : ` <span style="background:${YELLOW};color:${INK};font-size:14px;font-weight:bold;padding:2px 7px;border-radius:4px;white-space:nowrap">${escapeMarkup(messages.percent(percent))}</span>`;
  const [tone, colour] = percent === null ? ['k-ink', INK] : ['k-red', RED];
  const struck =
    struckCents === null
      ? ''
      : `<p class="k-grey" style="margin:0 0 6px;font-size:13px;line-height:1.45;color:${GREY}">${escapeMarkup(messages.lowestName)} <s>${escapeMarkup(formatEuros(struckCents))}</s></p>`;
  return [
    `<p style="margin:0 0 4px;line-height:1.3"><span class="${tone}" style="font-size:24px;font-weight:bold;color:${colour};white-space:nowrap">${escapeMarkup(set.text)}</span> <span class="k-grey" style="font-size:14px;color:${GREY}">${escapeMarkup(set.words)}</span></p>`,
    `<p class="k-grey" style="margin:0 0 4px;font-size:14px;color:${GREY}">${escapeMarkup(formatEuros(priceCents))} / ${escapeMarkup(messages.perTyre)}${badge}</p>`,
    struck,
  ].join('');
}

function hoursHtml(week: string, exceptions: readonly string[]): string {
  const lines = [
    `<b>${escapeMarkup(messages.hours)}:</b> ${escapeMarkup(week)}`,
    ...exceptions.map(escapeMarkup),
  ];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="k-ink" style="padding:4px 0 4px 14px;border-left:4px solid ${YELLOW};color:${INK};${FONT};font-size:16px;line-height:1.5">${lines.join('<br>')}</td></tr></table>`;
}

function inlinesHtml(inlines: readonly Inline[], siteUrl: string): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'break':
          return '<br>';
        case 'bold':
          return `<b>${inline.spans.map((span) => spanHtml(span, siteUrl)).join('')}</b>`;
        case 'text':
        case 'link':
          return spanHtml(inline, siteUrl);
      }
    })
    .join('');
}

function spanHtml(span: Span, siteUrl: string): string {
  return span.kind === 'text'
    ? escapeMarkup(span.text)
    : `<a href="${escapeMarkup(absoluteAddress(span.href, siteUrl))}" class="k-link" style="color:${LINK}">${escapeMarkup(span.text)}</a>`;
}
