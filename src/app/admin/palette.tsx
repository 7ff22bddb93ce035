// The command palette (Ctrl or ⌘ with K): a combobox over a list, after the WAI-ARIA Authoring Practices.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router';

import { useIsOwner } from '../../features/accounts/admin/session.ts';
import type { AdminCommand } from '../../platform/browser/admin/admin-commands.ts';
import { Button } from '../../platform/ui/button.tsx';
import { TextField } from '../../platform/ui/form/field.tsx';
import { Dialog } from '../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../platform/ui/overlay/use-open-dialog.ts';
import { Spinner } from '../../platform/ui/page/progress-ring.tsx';
import { VisuallyHidden } from '../../platform/ui/visually-hidden.tsx';
import type { CommandGroup, CommandPart } from './commands.ts';
import { adminMessages, paletteMessages as messages } from './messages.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './palette.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Open for as long as it is drawn. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const id = useId();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<ShownCommand>();
  // Also after Escape has led back from a view: the next customer's size is typed at once.
  useEffect(() => {
    if (shown === undefined) dialog.current?.querySelector('input')?.focus();
  }, [dialog, shown]);
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  const View = shown?.View;
  return (
    <Dialog
      id={id}
      ref={dialog}
      title={shown?.viewTitle ?? messages.title}
      // Escape leads back to what was found.
      onCancel={(event) => {
        if (shown === undefined) return;
        event.preventDefault();
        setShown(undefined);
      }}
    >
      {View ? (
        <div className={layout.stack3}>
          <p>
            <Button variant="text" size="small" icon={<ArrowLeft />} onClick={() => setShown(undefined)}>
              {messages.back}
            </Button>
          </p>
          <Suspense fallback={<Spinner label={adminMessages.loading} />}>
            <View close={close} />
          </Suspense>
        </div>
      ) : (
        <Search words={words} setWords={setWords} onShow={setShown} close={close} />
      )}
    </Dialog>
  );
}

type ShownCommand = Extract<AdminCommand, { to: string }>;

interface SearchProps {
  words: string;
  setWords: (words: string) => void;
  onShow: (command: ShownCommand) => void;
  close: () => void;
}

function Search({ words, setWords, onShow, close }: SearchProps) {
  const [highlighted, setHighlighted] = useState(0);
  const { groups, isBehind } = useCommands(words);
  const pressed = useRef<'Enter' | 'Shift+Enter'>(undefined);
  const listId = useId();
  const commands = groups.flatMap((group) => group.commands);
  const place = commands[highlighted] ? highlighted : 0;
  const current = isBehind ? -1 : place;
  const go = useRun(close);
  const run = (command: AdminCommand): void =>
    'to' in command && command.View ? onShow(command) : go(command);

  // Enter may come before what was typed has been answered: it then takes the first of the answer.
  const take = (key: typeof pressed.current): void => {
    const chosen = commands[current];
    pressed.current = isBehind ? key : undefined;
    if (chosen && key === 'Enter') run(chosen);
    if (chosen && key === 'Shift+Enter') go(chosen);
  };
  const takePressed = useEffectEvent(() => take(pressed.current));
  useEffect(() => {
    if (!isBehind) takePressed();
  }, [isBehind]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key] ?? 0;
    if (step !== 0 && current >= 0 && commands.length > 0) {
      event.preventDefault();
      setHighlighted((current + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(event.shiftKey ? 'Shift+Enter' : 'Enter');
    }
  }

  return (
    <div className={layout.stack3}>
      <TextField
        label={messages.label}
        help={messages.help}
        role="combobox"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={commands[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setHighlighted(0);
          pressed.current = undefined;
        }}
        onKeyDown={onKeyDown}
      />
      <Commands listId={listId} groups={groups} current={current} isBehind={isBehind} onChoose={run} />
      <VisuallyHidden>
        <span role="status">{!isBehind && commands.length > 0 && messages.count(commands.length)}</span>
      </VisuallyHidden>
      {!isBehind && commands.length === 0 && words !== '' && (
        <p className={styles.hint}>{messages.nothing}</p>
      )}
    </div>
  );
}

interface CommandsProps {
  listId: string;
  groups: readonly CommandGroup[];
  /** -1 while none is chosen. */
  current: number;
  /** They are those of what was typed before. */
  isBehind: boolean;
  onChoose: (command: AdminCommand) => void;
}

function Commands({ listId, groups, current, isBehind, onChoose }: CommandsProps) {
  const flat = groups.flatMap(({ commands }) => commands);
  return (
    <div id={listId} role="listbox" aria-label={messages.title} aria-busy={isBehind} className={styles.list}>
      {groups.map(({ group, commands }) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className={styles.group}>
            {group}
          </p>
          {commands.map((command) => {
            const index = flat.indexOf(command);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's: an option never has the focus
              <div
                key={`${command.label} ${command.hint}`}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                className={styles.command}
                onClick={() => onChoose(command)}
              >
                <span>{command.label}</span>
                {command.figure && (
                  <span className={styles.figure}>
                    <span className={styles.hint}>{command.figureWords}</span> <b>{command.figure}</b>
                  </span>
                )}
                {command.hint && (
                  <span className={styles.hint}>
                    {command.hint} {command.struck && <s>{command.struck}</s>}
                  </span>
                )}
                {command.figureHint && (
                  <span className={`${styles.hint} ${styles.figure}`}>{command.figureHint}</span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The others follow below the first, which alone decide what Enter takes. */
function useCommands(words: string) {
  const wanted = useDeferredValue(words.trim());
  const first = useFound(wanted, 'first');
  const others = useFound(wanted, 'others');
  return {
    groups: [...first.groups, ...others.groups],
    isBehind: wanted !== words.trim() || first.isBehind || (first.groups.length === 0 && others.isBehind),
  };
}

function useFound(wanted: string, part: CommandPart) {
  const isOwner = useIsOwner();
  const {
    data: groups = [],
    isPlaceholderData,
    isPending,
  } = useQuery({
    queryKey: ['admin-commands', wanted, isOwner, part],
    queryFn: async ({ signal }) =>
      (await import('./commands.ts')).findCommands(wanted, isOwner, signal, part),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return { groups, isBehind: isPlaceholderData || isPending };
}

function useRun(close: () => void): (command: AdminCommand) => void {
  const navigate = useNavigate();
  return (command) => {
    close();
    if ('to' in command) void navigate(command.to);
    else command.run();
  };
}
