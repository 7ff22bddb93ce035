// Writing in the grammar of content: its marks at the caret, its buttons, and the picture that goes into the text.
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import ImagePlus from 'lucide-react/icons/image-plus';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import { useLayoutEffect, useRef, type ComponentType } from 'react';

import { IconButton } from '../../../../platform/ui/button.tsx';
import { MARKS, type Mark, type Selected } from '../../markup.ts';
import { markNames, writingMessages } from '../../messages/admin.ts';

const icons: Record<Mark, ComponentType> = { heading: Heading, bold: Bold, list: List, link: Link2 };

export type Change = (selected: Selected) => Selected | undefined;

/**
 * Changes the text at the caret and puts the caret where typing goes on, unless `staysAway`; false when `change` has nothing
 * to do.
 */
export function useMarking(onChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** What is to be selected once the changed text is drawn. */
  const next = useRef<Selected>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.current.start, next.current.end);
    next.current = undefined;
  });
  const apply = (change: Change, staysAway = false): boolean => {
    if (!area.current) return false;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const changed = change({ text, start, end });
    if (!changed) return false;
    if (!staysAway) next.current = changed;
    onChange(changed.text);
    return true;
  };
  /** Somebody types into another field. */
  const isElsewhere = (): boolean =>
    document.activeElement !== area.current &&
    (document.activeElement?.matches('input, textarea, select') ?? false);
  return { area, apply, isElsewhere };
}

export function MarkButtons({ onMark }: { onMark: (kind: Mark) => void }) {
  return MARKS.map((kind) => {
    const Icon = icons[kind];
    return (
      <IconButton key={kind} label={markNames[kind]} onClick={() => onMark(kind)}>
        <Icon />
      </IconButton>
    );
  });
}

export function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={writingMessages.addPicture} onClick={() => input.current?.click()}>
        <ImagePlus />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={writingMessages.addPicture}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/**
 * What to send of pasted or dropped files: the first picture, or a file of another kind, whose refusal says why. Nothing
 * where `text` came along that is not the files' own names: tables and documents bring a picture of themselves.
 */
export function pictureAmong(files: Iterable<File>, text: string): File | undefined {
  const all = [...files];
  const isNamesAlone = text
    .split(/\r?\n/)
    .every((line) => line === '' || all.some(({ name }) => name === line));
  return isNamesAlone ? (all.find(({ type }) => type.startsWith('image/')) ?? all[0]) : undefined;
}
