// A short email from the shop, as plain text and as HTML that works in the usual mail programs: tables and inline
// styles, for they know no others; what the style sheet adds (dark colours) may be missing without harm. Nothing is
// loaded from anywhere.
import { escapeMarkup } from '../../contract/text.ts';

export interface Email {
  /** The shop's name, at the top. */
  shop: string;
  title: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  button?: { text: string; url: string };
  /** Small print at the end: why the email came, who sent it. */
  footer: readonly string[];
}

const FONT = `font-family:Arial,Helvetica,sans-serif`;
const INK = '#14171a';
const GREY = '#474c52';
const GROUND = '#ecece7';
const YELLOW = '#ffc400';

/** As in newsletters. The button has the same colours in both. */
const SHEET = [
  '@media (prefers-color-scheme: dark){',
  '.k-page{background:#0f1214!important}',
  '.k-sheet{background:#171b1e!important}',
  '.k-ink{color:#f2f3f0!important}',
  '.k-grey{color:#c3c8cc!important}}',
].join('\n');

/** The text part; lines are left long, mail programs wrap them. */
export function emailText({ title, paragraphs, button, footer }: Email): string {
  const lines = [title, ...paragraphs, ...(button ? [`${button.text}:\n${button.url}`] : [])];
  return `${[...lines, '-- ', ...footer].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

export function emailHtml(email: Email): string {
  const { shop, title, paragraphs, button, footer } = email;
  const rows = [
    `<p style="margin:0 0 24px;font-size:15px;font-weight:bold;border-bottom:4px solid ${YELLOW};padding-bottom:12px">${escapeMarkup(shop)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeMarkup(title)}</h1>`,
    ...paragraphs.map(
      (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${withBreaks(text)}</p>`,
    ),
    ...(button ? [buttonHtml(button)] : []),
    ...footer.map(
      (text) =>
        `<p class="k-grey" style="margin:8px 0 0;font-size:13px;line-height:1.5;color:${GREY};word-break:break-word">${escapeMarkup(text)}</p>`,
    ),
  ];
  return [
    '<!doctype html><html lang="fi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>${SHEET}</style><title>${escapeMarkup(title)}</title></head>`,
    `<body class="k-page" bgcolor="${GROUND}" style="margin:0;background:${GROUND}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${GROUND}" class="k-page" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" class="k-sheet" style="max-width:560px;background:#ffffff"><tr><td class="k-ink" style="padding:28px 24px;color:${INK};${FONT}">`,
    ...rows,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

function withBreaks(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

function buttonHtml({ text, url }: { text: string; url: string }): string {
  return [
    `<p style="margin:8px 0 20px"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:14px 22px;background:${YELLOW};color:${INK};font-size:16px;font-weight:bold;text-decoration:none;border-radius:4px">${escapeMarkup(text)}</a></p>`,
    `<p class="k-grey" style="margin:0 0 28px;font-size:13px;line-height:1.5;color:${GREY};word-break:break-all">${escapeMarkup(url)}</p>`,
  ].join('\n');
}
