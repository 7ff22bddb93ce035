// A newsletter as an email: drawn once for all readers; what is personal is put in for each. The same for sending, for the
// test email and for the preview of the editor.
import { isOwnPicture } from '../../../platform/contract/content.ts';
import { escapeMarkup } from '../../../platform/contract/text.ts';
import { DARK_CONDITION, emailHtml } from './email-html.ts';
import { withTrackedLinks } from './email-links.ts';
import { emailBlocks, type EmailBlock, type EmailInput } from './email-parts.ts';
import { emailText } from './email-text.ts';

export interface RenderedEmail {
  /** One line, without anything that could end a header. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface DrawnParts extends RenderedEmail {
  /** There is no content besides the frame of every email. */
  readonly isEmpty: boolean;
}

/** Around the places where something personal comes; never in a typed text, from which such characters are taken. */
const PLACE = '\uE000';
/** Where the recipient's link to unsubscribe comes, in text and in HTML. */
export const UNSUBSCRIBE_PLACE = `${PLACE}unsubscribe${PLACE}`;
const MARKS = /[\uE000\p{Cc}]/gu;
const MARKS_BUT_LINES = /(?![\n\r\t])[\uE000\p{Cc}]/gu;

/** Draws the email with places for what is personal; `personalEmail` fills them. Never throws. */
export function renderEmail(input: EmailInput): DrawnParts {
  const blocks = emailBlocks(input.content.replaceAll(MARKS_BUT_LINES, ''), input.season);
  const subject = input.subject.replaceAll(MARKS, ' ').trim();
  const safe = { ...input, subject, heroImage: isOwnPicture(input.heroImage) ? input.heroImage : '' };
  const { linkOf } = input;
  const led = linkOf ? withTrackedLinks(linkOf, blocks, safe) : { blocks, products: safe.products };
  return {
    subject,
    html: emailHtml(led.blocks, { ...safe, products: led.products }, UNSUBSCRIBE_PLACE),
    text: emailText(blocks, safe, UNSUBSCRIBE_PLACE),
    isEmpty: safe.heroImage === '' && blocks.every((block) => isLeftOut(block, safe)),
  };
}

function isLeftOut(block: EmailBlock, { products, hours }: EmailInput): boolean {
  if (block.kind === 'product') return !products.has(block.productId);
  return block.kind === 'opening-hours' && hours === null;
}

export interface PersonalParts {
  /** The page on which this recipient ends the subscription. */
  unsubscribeUrl: string;
}

/** The email of one recipient. */
export function personalEmail(email: RenderedEmail, { unsubscribeUrl }: PersonalParts): RenderedEmail {
  const url = escapeMarkup(unsubscribeUrl);
  return {
    subject: email.subject,
    // By functions, for a dollar sign in an address means nothing.
    html: email.html.replaceAll(UNSUBSCRIBE_PLACE, () => url),
    text: email.text.replaceAll(UNSUBSCRIBE_PLACE, () => unsubscribeUrl),
  };
}

/** The HTML in light or dark colours, whatever the screen prefers. */
export function emailInScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replace(DARK_CONDITION, scheme === 'dark' ? '@media all' : '@media not all');
}
