// The command palette (Ctrl or ⌘ with K): a combobox over a list, after the WAI-ARIA Authoring Practices.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';

import { useIsOwner } from '../../features/accounts/admin/session.ts';
import type { AdminCommand } from '../../platform/browser/admin/admin-commands.ts';
import { TextField } from '../../platform/ui/form/field.tsx';
import { Dialog } from '../../platform/ui/overlay/dialog.tsx';
import { VisuallyHidden } from '../../platform/ui/visually-hidden.tsx';
import { findCommands, type CommandGroup } from './commands.ts';
import { paletteMessages as messages } from './messages.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './palette.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Open for as long as it is drawn. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    element.querySelector('input')?.focus();
    element.addEventListener('close', onClose);
    return () => element.removeEventListener('close', onClose);
  }, [onClose]);
  return (
    <Dialog id={id} ref={dialog} title={messages.title}>
      <Search close={() => dialog.current?.close()} />
    </Dialog>
  );
}

function Search({ close }: { close: () => void }) {
  const [words, setWords] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const { data: groups = [] } = useCommands(words);
  const listId = useId();
  const commands = groups.flatMap((group) => group.commands);
  const current = commands[highlighted] ? highlighted : 0;
  const run = useRun(close);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key] ?? 0;
    const chosen = commands[current];
    if (step !== 0 && commands.length > 0) {
      event.preventDefault();
      setHighlighted((current + step + commands.length) % commands.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
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
        aria-activedescendant={commands.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setHighlighted(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Commands listId={listId} groups={groups} current={current} onChoose={run} />
      <VisuallyHidden>
        <span role="status">{commands.length > 0 && messages.count(commands.length)}</span>
      </VisuallyHidden>
      {commands.length === 0 && words !== '' && <p className={styles.hint}>{messages.nothing}</p>}
    </div>
  );
}

interface CommandsProps {
  listId: string;
  groups: readonly CommandGroup[];
  current: number;
  onChoose: (command: AdminCommand) => void;
}

function Commands({ listId, groups, current, onChoose }: CommandsProps) {
  const flat = groups.flatMap(({ commands }) => commands);
  return (
    <div id={listId} role="listbox" aria-label={messages.title} className={styles.list}>
      {groups.map(({ group, commands }) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className={styles.group}>
            {group}
          </p>
          {commands.map((command) => {
            const place = flat.indexOf(command);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's: an option never has the focus
              <div
                key={`${command.label} ${command.hint}`}
                id={`${listId}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === current}
                className={styles.command}
                onClick={() => onChoose(command)}
              >
                {command.label}
                {command.hint && (
                  <span className={styles.hint}>
                    {command.hint} {command.struck && <s>{command.struck}</s>}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useCommands(words: string) {
  const wanted = useDeferredValue(words.trim());
  const isOwner = useIsOwner();
  return useQuery({
    queryKey: ['admin-commands', wanted, isOwner],
    queryFn: ({ signal }) => findCommands(wanted, isOwner, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

function useRun(close: () => void): (command: AdminCommand) => void {
  const navigate = useNavigate();
  return (command) => {
    close();
    if ('to' in command) void navigate(command.to);
    else command.run();
  };
}
