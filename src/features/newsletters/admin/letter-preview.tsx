// The letter as it will be sent, drawn by the server that sends it: on a phone, on a computer, in dark colours, as plain text.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { parseContent } from '../../../platform/contract/content.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import { writingMessages } from '../../articles/messages-admin.ts';
import { productIdsIn } from '../letter-parts.ts';
import { letterInScheme } from '../letter.ts';
import { letterPreviewMessages as messages } from '../messages-editor.ts';
import { passedDays } from '../promised-days.ts';
import { drawLetter, keepInPlace, prepareFrame } from './draw-letter.ts';
import { previewQuery } from './newsletter-queries.ts';
import { useRested } from './use-rested.ts';

import styles from './newsletter-modal.module.css';

/** Some mail programs cut what is longer. */
const LONGEST_KB = 102;

const VIEWS = ['phone', 'desktop', 'dark', 'text'] as const;
type View = (typeof VIEWS)[number];

interface LetterPreviewProps {
  draft: { subject: string; content: string; heroImage: string };
  /** The day it is to go, where it has not gone; '' while there is none. */
  goesOn?: string | undefined;
}

export function LetterPreview({ draft: { subject, content, heroImage }, goesOn }: LetterPreviewProps) {
  const [view, setView] = useState<View>('phone');
  const draft = useMemo(() => ({ subject, content, heroImage }), [subject, content, heroImage]);
  const rested = useRested(draft);
  const isEmpty = content.trim() === '' && heroImage === '';
  const { data, error, isFetching, refetch } = useQuery({ ...previewQuery(rested), enabled: !isEmpty });
  const [today] = useState(() => helsinkiDay(new Date()));
  const passed =
    goesOn === undefined ? [] : passedDays(`${subject}\n${content}`, goesOn > today ? goesOn : today);
  return (
    <section aria-label={messages.title} className={styles.preview}>
      <div className={styles.previewHead}>
        <h3 className={styles.previewName}>{messages.title}</h3>
        <SegmentedControl
          name="letter-view"
          legend={messages.views}
          className={styles.views}
          segments={VIEWS.map((value) => ({ value, label: messages[value] }))}
          value={view}
          onChange={({ target }) => setView(VIEWS.find((one) => one === target.value) ?? 'phone')}
        />
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
      {!isEmpty && view !== 'text' && <LetterFrame html={data?.html} view={view} />}
      {!isEmpty && data && <LetterChecks html={data.html} content={content} passed={passed} />}
    </section>
  );
}

function LetterFrame({ html, view }: { html: string | undefined; view: Exclude<View, 'text'> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (frame.current) prepareFrame(frame.current);
  }, []);
  useEffect(() => {
    if (!isReady || !frame.current || html === undefined) return;
    drawLetter(frame.current, letterInScheme(html, view === 'dark' ? 'dark' : 'light'));
  }, [isReady, html, view]);
  return (
    <div className={classNames(styles.screen, view === 'desktop' ? styles.desktop : styles.phone)}>
      <iframe
        ref={frame}
        title={messages.frame}
        sandbox="allow-same-origin"
        className={styles.frame}
        onLoad={({ currentTarget }) => {
          if (currentTarget.srcdoc === '') return;
          keepInPlace(currentTarget);
          setReady(true);
        }}
      />
    </div>
  );
}

interface LetterChecksProps {
  html: string;
  content: string;
  /** Days promised in it that are over when it goes. */
  passed?: readonly string[];
}

const NONE_PASSED: readonly string[] = [];

/** What mail programs and readers stumble over. */
export function LetterChecks({ html, content, passed = NONE_PASSED }: LetterChecksProps) {
  const kilobytes = Math.ceil(new Blob([html]).size / 1024);
  const blocks = useMemo(() => parseContent(content, { isMail: true }), [content]);
  // What the button for a picture puts there tells nobody what it shows.
  const missingAlts = blocks.filter(
    (block) => block.kind === 'picture' && ['', writingMessages.pictureText].includes(block.alt.trim()),
  ).length;
  const links = new Set([...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).size;
  const shownProducts = [...html.matchAll(/<a href="[^"]*" class="k-link" aria-label=/g)].length;
  const named = blocks.filter((block) => block.kind === 'product').length;
  const lost = productIdsIn(content).length === 0 ? 0 : named - shownProducts;
  // What breaks a rule of the blocks stands in the letter as it was typed.
  const unread = blocks.filter(
    (block) => ['heading', 'paragraph', 'list'].includes(block.kind) && JSON.stringify(block).includes('{{'),
  ).length;
  const checks = [
    kilobytes > LONGEST_KB
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
    <ul aria-label={messages.checks} className={styles.checks}>
      {checks.map(({ isGood, text }) => (
        <li key={text} className={isGood ? undefined : styles.check}>
          {text}
        </li>
      ))}
    </ul>
  );
}
