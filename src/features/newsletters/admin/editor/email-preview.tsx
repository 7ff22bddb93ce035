// The email as it will be sent, drawn by the server that sends it: on a phone, on a computer, in dark colours, as plain text.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { useDebouncedValue } from '../../../../platform/browser/use-debounced-value.ts';
import { parseContent } from '../../../../platform/contract/content.ts';
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { LoadFailure } from '../../../../platform/ui/page/load-failure.tsx';
import { PreviewFrame, parsePreview, swapBody } from '../../../../platform/ui/preview/preview-frame.tsx';
import { FIRST_SCREEN, ScreenSwitch } from '../../../../platform/ui/preview/screen-switch.tsx';
import { writingMessages } from '../../../articles/messages/admin.ts';
import { productIdsIn } from '../../email/email-parts.ts';
import { emailInScheme } from '../../email/email.ts';
import { emailPreviewMessages as messages } from '../../messages/editor.ts';
import { expiredPromiseDates } from '../../offer-message/promised-days.ts';
import { previewQuery } from '../newsletter-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './newsletter-modal.module.css';

/** Some mail programs cut what is longer. */
const MAX_KB = 102;

interface EmailPreviewProps {
  draft: { subject: string; content: string; heroImage: string };
  /** The planned day, where it has not been sent; '' while there is none. */
  sendDay?: string | undefined;
}

export function EmailPreview({ draft: { subject, content, heroImage }, sendDay }: EmailPreviewProps) {
  const [view, setView] = useState<string>(FIRST_SCREEN);
  const draft = useMemo(() => ({ subject, content, heroImage }), [subject, content, heroImage]);
  const rested = useDebouncedValue(draft);
  const isEmpty = content.trim() === '' && heroImage === '';
  const { data, error, isFetching, refetch } = useQuery({ ...previewQuery(rested), enabled: !isEmpty });
  const [today] = useState(() => helsinkiDay(new Date()));
  const passed =
    sendDay === undefined
      ? []
      : expiredPromiseDates(`${subject}\n${content}`, sendDay > today ? sendDay : today);
  return (
    <section aria-label={messages.title} className={`${layout.stack3} ${styles.preview}`}>
      <div className={`${layout.cluster} ${styles.previewHead}`}>
        <h3 className={styles.previewName}>{messages.title}</h3>
        <ScreenSwitch value={view} onChange={setView} more={messages.moreViews} className={styles.views} />
      </div>
      {error && (
        <LoadFailure title={messages.failed} message={error.message} onRetry={() => void refetch()} />
      )}
      <p className={styles.previewSubject}>
        <span aria-hidden="true" className={classNames(styles.previewState, isFetching && styles.fetching)}>
          {messages.updating}
        </span>
        <span>{messages.from}</span> <b>{(data?.subject ?? subject) || messages.noSubject}</b>
      </p>
      {isEmpty && <p className={styles.previewEmpty}>{messages.empty}</p>}
      {!isEmpty && data && view === 'text' && (
        // The text scrolls by itself, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
        <pre tabIndex={0} className={styles.plain}>
          {data.text}
        </pre>
      )}
      {!isEmpty && view !== 'text' && <EmailFrame html={data?.html} view={view} />}
      {!isEmpty && data && <EmailChecks html={data.html} content={content} passed={passed} />}
    </section>
  );
}

function EmailFrame({ html, view }: { html: string | undefined; view: string }) {
  const draw = useCallback(
    (frame: HTMLIFrameElement) => {
      if (html !== undefined) showEmail(frame, emailInScheme(html, view === 'dark' ? 'dark' : 'light'));
    },
    [html, view],
  );
  const isPhone = view !== 'desktop';
  return (
    <PreviewFrame
      title={messages.frame}
      isPhone={isPhone}
      className={isPhone ? styles.phone : styles.desktop}
      draw={draw}
    />
  );
}

interface EmailChecksProps {
  html: string;
  content: string;
  /** Days promised in it that are over when it goes. */
  passed?: readonly string[];
}

const NONE_PASSED: readonly string[] = [];

/** What mail programs and recipients stumble over. */
export function EmailChecks({ html, content, passed = NONE_PASSED }: EmailChecksProps) {
  const kilobytes = Math.ceil(new Blob([html]).size / 1024);
  const blocks = useMemo(() => parseContent(content, { isMail: true }), [content]);
  // The placeholder of the picture button is no description.
  const missingAlts = blocks.filter(
    (block) => block.kind === 'picture' && ['', writingMessages.pictureText].includes(block.alt.trim()),
  ).length;
  const links = new Set([...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).size;
  const shownProducts = [...html.matchAll(/<a href="[^"]*" class="k-link" aria-label=/g)].length;
  const named = blocks.filter((block) => block.kind === 'product').length;
  const lost = productIdsIn(content).length === 0 ? 0 : named - shownProducts;
  // An invalid block or unknown mark is in the email as typed.
  const unread = blocks.filter(
    (block) =>
      ['heading', 'paragraph', 'list'].includes(block.kind) &&
      /\{\{|"\[[^[\]"]+\]"/.test(JSON.stringify(block)),
  ).length;
  const checks = [
    kilobytes > MAX_KB
      ? { isGood: false, text: messages.tooBig(kilobytes) }
      : { isGood: true, text: messages.size(kilobytes) },
    { isGood: true, text: messages.links(links) },
    ...(blocks.some(({ kind }) => kind === 'picture')
      ? [{ isGood: missingAlts === 0, text: messages.alts(missingAlts) }]
      : []),
    ...(lost > 0 ? [{ isGood: false, text: messages.lost(lost) }] : []),
    ...(unread > 0 ? [{ isGood: false, text: messages.unread(unread) }] : []),
    ...passed.map((day) => ({ isGood: false, text: messages.passed(day) })),
    { isGood: true, text: messages.unsubscribe },
  ];
  return (
    <ul aria-label={messages.checks} className={`${layout.cluster} ${layout.note} ${styles.checks}`}>
      {checks.map(({ isGood, text }) => (
        <li key={text} className={isGood ? undefined : styles.check}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Where the styles of an element wait until it is in the frame. */
const WAITING = 'data-look';
const SHEET = /<style>([^<]*)<\/style>/;

/** Swapped in place, so that neither the styles blink nor the scroll position is lost. */
function showEmail(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument;
  const view = shown?.defaultView;
  if (!shown || !view) return;
  const email = parsePreview(waiting(html));
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(SHEET.exec(html)?.[1] ?? '');
  shown.adoptedStyleSheets = [sheet];
  for (const link of email.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
  swapBody(frame, email);
  for (const element of shown.querySelectorAll<HTMLElement>(`[${WAITING}]`)) {
    element.style.cssText = element.getAttribute(WAITING) ?? '';
    element.removeAttribute(WAITING);
  }
}

/** Quotes in typed text are escaped in an email, so nothing but an attribute looks like one. */
function waiting(html: string): string {
  return html.replace(SHEET, '').replaceAll(/(<[a-z][^<>]*) style="/g, `$1 ${WAITING}="`);
}
