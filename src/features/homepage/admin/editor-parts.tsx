// The four parts of the home page's editor: their addresses and the row of links between them.
import { Link, type To } from 'react-router';

import { EDITOR_PARTS, type EditorPart } from '../editor-draft.ts';
import { editorMessages as messages } from '../messages-editor.ts';

import list from '../../../platform/ui/list/list-page.admin.module.css';

export const EDITOR_PATH = '/admin/homepage';

export function partPath(part: EditorPart): string {
  return `${EDITOR_PATH}/${part}`;
}

/** An unknown part is the first one. */
export function partOf(text: string | null | undefined): EditorPart {
  return EDITOR_PARTS.find((part) => part === text) ?? 'hero';
}

export interface PartLinksProps {
  part: EditorPart;
  toPart: (part: EditorPart) => To;
}

export function PartLinks({ part, toPart }: PartLinksProps) {
  return (
    <nav aria-label={messages.partsLabel} className={list.views}>
      {EDITOR_PARTS.map((one) => (
        <Link
          key={one}
          to={toPart(one)}
          replace
          preventScrollReset
          className={list.view}
          aria-current={one === part ? 'page' : undefined}
        >
          {messages.parts[one]}
        </Link>
      ))}
    </nav>
  );
}
