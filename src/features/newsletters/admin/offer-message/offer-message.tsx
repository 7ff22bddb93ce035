// The panel that makes an offer message: which tyres, in which tone; the draft can be made again and edited before it is used.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { SegmentedField } from '../../../../platform/ui/form/field-group.tsx';
import { TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { generateDiscountMessage } from '../../contract/offer-message.ts';
import { withProductNames } from '../../email/mail-markup.ts';
import { createTyreNames } from '../../email/tyre-names.ts';
import { offerPanelMessages as messages, OFFER_TONES } from '../../messages/offer.ts';
import { MAX_SUBJECT_LENGTH } from '../../newsletter-limits.ts';
import { NEWSLETTERS_PATH, useBackToList } from '../newsletter-queries.ts';
import type { Chosen } from '../sending/chosen-subscribers.ts';
import { choiceError, missingFrom } from './offer-choice.ts';
import { NoOffers, OfferList, offersQuery } from './offer-list.tsx';
import {
  removeOfferDraft,
  storeOfferDraft,
  readOfferDraft,
  type OfferDraft,
  type Message,
} from './stored-offer-message.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './offer-message.module.css';

/** A language model may take its time. */
const WITHIN_MS = 40_000;
/** Ready sentences come at once, so from here on a model is waited for. */
const SLOW_AFTER_MS = 4_000;

/** At a separate address: the message starts a new newsletter. */
export function OfferMessageModal() {
  const close = useBackToList();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <SidePanel title={messages.title} onClose={close} className={styles.panel}>
      <OfferMessagePanel
        onUse={(message) =>
          void navigate(
            { pathname: `${NEWSLETTERS_PATH}/new`, search: query.toString() },
            { state: message, replace: true },
          )
        }
      />
    </SidePanel>
  );
}

interface OfferMessagePanelProps {
  onUse: (message: Message) => void;
  /** Given where the editor already has text: the draft is added after it. */
  onAppend?: ((message: Message) => void) | undefined;
}

export function OfferMessagePanel({ onUse, onAppend }: OfferMessagePanelProps) {
  const { draft, change, make, ended, forgetMissing, offered, hasNothing } = useOfferDraft();
  const [isTried, setTried] = useState(false);
  const { message, previous } = draft;
  const choiceProblem = choiceError(offered.size);
  const choose = (chosen: Chosen): void => {
    forgetMissing();
    change({ chosen: [...chosen] });
  };
  const used = (use: (message: Message) => void) => (edited: Message) => {
    removeOfferDraft();
    use(edited);
  };
  return (
    <div className={layout.stack4}>
      {/* Focused instead of the first field, a filter, which would open a phone's keyboard over the list. */}
      <h3 tabIndex={-1} data-begin="" className={styles.heading}>
        {messages.heading}
      </h3>
      <p className={layout.muted}>{messages.lead}</p>
      <OfferList chosen={offered} onChange={choose} />
      {!hasNothing && (
        <>
          <Options draft={draft} onChange={change} />
          {isTried && choiceProblem !== undefined && (
            <Notice tone="bad" role="alert">
              {choiceProblem}
            </Notice>
          )}
          {make.error && <Failure error={make.error} />}
          <div className={`${layout.cluster} ${styles.buttons}`}>
            <Button
              variant={message ? 'outline' : 'primary'}
              isBusy={make.isPending}
              onClick={() => {
                setTried(true);
                if (choiceProblem === undefined && !make.isPending) make.mutate({ isReady: false });
              }}
            >
              {makeText(make.isPending, message !== undefined)}
            </Button>
            {make.isPending && <ReadySentences onPress={() => make.mutate({ isReady: true })} />}
            {message && previous && (
              <Button variant="text" onClick={() => change({ message: previous, previous: message })}>
                {messages.back}
              </Button>
            )}
          </div>
        </>
      )}
      {ended > 0 && (
        <Notice tone="info" role="status">
          {messages.ended(ended)}
        </Notice>
      )}
      {message && (
        <Result
          message={message}
          onChange={(changed) => change({ message: changed })}
          onUse={used(onUse)}
          onAppend={onAppend && used(onAppend)}
        />
      )}
    </div>
  );
}

interface OptionsProps {
  draft: OfferDraft;
  onChange: (changed: Partial<OfferDraft>) => void;
}

function Options({ draft: { tone, includeEndDate, includeStock }, onChange }: OptionsProps) {
  return (
    <>
      <SegmentedField
        name="offer-tone"
        legend={messages.tone}
        className={styles.tones}
        segments={OFFER_TONES.map((value) => ({ value, label: messages.tones[value] }))}
        value={tone}
        onChange={({ target }) =>
          onChange({ tone: OFFER_TONES.find((one) => one === target.value) ?? 'exciting' })
        }
      />
      <Checkbox
        label={messages.includeEndDate}
        checked={includeEndDate}
        onChange={(event) => onChange({ includeEndDate: event.target.checked })}
      />
      <Checkbox
        label={messages.includeStock}
        checked={includeStock}
        onChange={(event) => onChange({ includeStock: event.target.checked })}
      />
    </>
  );
}

/** The choice and the message so far, stored until used, and the generation itself. */
function useOfferDraft() {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(readOfferDraft);
  const [missing, setMissing] = useState(0);
  const underWay = useRef<AbortController>(undefined);
  const { data: offers } = useQuery(offersQuery);
  const change = (changed: Partial<OfferDraft>) => setDraft((now) => ({ ...now, ...changed }));
  useEffect(() => storeOfferDraft(draft), [draft]);
  const names = new Map(
    offers?.map(({ _id, manufacturer, model, size }) => [_id, `${manufacturer} ${model} ${size}`]),
  );
  // A chosen offer may have ended since.
  const offered = new Set(draft.chosen.filter((id) => !offers || names.has(id)));
  const make = useMutation({
    // Without a network it fails at once, instead of waiting for one without a word.
    networkMode: 'always',
    mutationFn: ({ isReady }: { isReady: boolean }) => {
      underWay.current?.abort();
      underWay.current = new AbortController();
      return callApi<typeof generateDiscountMessage>('POST /newsletters/generate-discount-message', {
        signal: underWay.current.signal,
        body: {
          isReady,
          tone: draft.tone,
          includeEndDate: draft.includeEndDate,
          includeStock: draft.includeStock,
          selectedProducts: [...offered],
          productCount: offered.size,
        },
        timeoutMs: WITHIN_MS,
      });
    },
    onSuccess: ({ subject, content }) => {
      const message = { subject, content: withProductNames(content, (id) => names.get(id)) };
      setMissing(missingFrom(content, offered));
      change({ message, previous: draft.message });
      // The panel may have been closed meanwhile.
      storeOfferDraft({ ...readOfferDraft(), message, previous: draft.message });
      return queries.invalidateQueries(offersQuery);
    },
    onError: () => queries.invalidateQueries(offersQuery),
  });
  /** Nothing is on offer, and nothing was made while something was. */
  const hasNothing = offers?.length === 0 && !draft.message;
  const ended = Math.max(missing, draft.chosen.length - offered.size);
  return { draft, change, make, ended, forgetMissing: () => setMissing(0), offered, hasNothing };
}

/** For staff who do not want to wait for a model any longer. */
function ReadySentences({ onPress }: { onPress: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <>
      <span role="status">{messages.slow}</span>
      <Button variant="outline" onClick={onPress}>
        {messages.ready}
      </Button>
    </>
  );
}

function makeText(isPending: boolean, isAgain: boolean): string {
  if (isPending) return messages.creating;
  return isAgain ? messages.again : messages.create;
}

function Failure({ error }: { error: Error }) {
  if (error instanceof ApiProblem && error.code === 'newsletter.no_offers') return <NoOffers />;
  return (
    <Notice tone="bad" role="alert" title={messages.failed}>
      {error.message}
    </Notice>
  );
}

interface ResultProps extends OfferMessagePanelProps {
  message: Message;
  onChange: (message: Message) => void;
}

/** Shown next to the typed text, which it replaces only on request. */
function Result({ message, onChange, onUse, onAppend }: ResultProps) {
  const [names] = useState(createTyreNames);
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes below what was filled in, often out of sight.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={messages.result} className={`${layout.stack4} ${styles.result}`}>
      <h4 ref={heading} tabIndex={-1}>
        {messages.result}
      </h4>
      <TextField
        label={messages.subject}
        maxLength={MAX_SUBJECT_LENGTH}
        value={message.subject}
        onChange={(event) => onChange({ ...message, subject: event.target.value })}
      />
      <TextAreaField
        label={messages.content}
        rows={12}
        value={names.shown(message.content)}
        onChange={({ target }) => onChange({ ...message, content: names.stored(target.value) })}
      />
      <div className={`${layout.cluster} ${styles.buttons}`}>
        {onAppend && (
          <Button variant="outline" onClick={() => onAppend(message)}>
            {messages.append}
          </Button>
        )}
        <Button onClick={() => onUse(message)}>{onAppend ? messages.replace : messages.use}</Button>
      </div>
    </section>
  );
}
