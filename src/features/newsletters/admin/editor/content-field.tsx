// The text of a newsletter: where content is written, with what only a mail has; a tyre is shown there by its name,
// and below as it is sold.
import Clock from 'lucide-react/icons/clock';
import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis';
import Snowflake from 'lucide-react/icons/snowflake';
import Tag from 'lucide-react/icons/tag';
import { createContext, use, useMemo, useState } from 'react';

import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { WritingArea, type MoreButtonsProps } from '../../../articles/admin/writing/writing-area.tsx';
import { ChosenTyre } from '../../../catalogue/admin/counter/chosen-tyre.tsx';
import { ProductPicker } from '../../../catalogue/admin/counter/product-picker.tsx';
import { buttonBlock, HOURS_BLOCK, insertBlock, SEASON_BLOCK } from '../../email/mail-markup.ts';
import {
  createTyreNames,
  tyresIn,
  withoutTyre,
  type NamedTyre,
  type TyreNames,
} from '../../email/tyre-names.ts';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

interface ContentFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The tyres of the letter, for the buttons above its text. */
const InLetter = createContext<readonly NamedTyre[]>([]);

export function ContentField({ value, onChange, ...props }: ContentFieldProps) {
  const [names] = useState(createTyreNames);
  const More = useMemo(() => blocksOf(names), [names]);
  const tyres = tyresIn(value);
  return (
    <InLetter value={tyres}>
      <WritingArea
        {...props}
        value={names.shown(value)}
        onChange={(text) => onChange(names.stored(text))}
        help={messages.contentHelp}
        More={More}
      />
      {tyres.length > 0 && (
        <ul aria-label={messages.tyres} className={layout.stack1}>
          {tyres.map(({ id, name }) => (
            <li key={id}>
              <ChosenTyre productId={id} name={name} onRemove={() => onChange(withoutTyre(value, id))} />
            </li>
          ))}
        </ul>
      )}
    </InLetter>
  );
}

/** What a mail fills in. */
function blocksOf(names: TyreNames) {
  return function Blocks({ onInsert }: MoreButtonsProps) {
    const [isPicking, setPicking] = useState(false);
    const words = messages.buttonBlock.split('|', 1)[0];
    const tyres = use(InLetter);
    const isInLetter = (id: string) => tyres.some((tyre) => tyre.id === id);
    const add = (id: string, name: string) => {
      if (isInLetter(id)) showToast({ text: messages.alreadyInLetter(name) });
      else onInsert((selected) => insertBlock(selected, names.block(id, name)));
    };
    return (
      <span role="group" aria-label={messages.insert} className={layout.cluster1}>
        <Button variant="text" size="small" icon={<Tag />} onClick={() => setPicking(true)}>
          {messages.addProduct}
        </Button>
        <Button
          variant="text"
          size="small"
          icon={<RectangleEllipsis />}
          onClick={() =>
            onInsert((selected) =>
              insertBlock(selected, names.shown(buttonBlock(messages.buttonBlock)), words),
            )
          }
        >
          {messages.addButton}
        </Button>
        <Button
          variant="text"
          size="small"
          icon={<Clock />}
          onClick={() => onInsert((selected) => insertBlock(selected, names.shown(HOURS_BLOCK)))}
        >
          {messages.addHours}
        </Button>
        <Button
          variant="text"
          size="small"
          icon={<Snowflake />}
          onClick={() => onInsert((selected) => insertBlock(selected, names.shown(SEASON_BLOCK)))}
        >
          {messages.addSeason}
        </Button>
        {isPicking && (
          <ProductPicker
            title={messages.pickProduct}
            already={({ _id }) => (isInLetter(_id) ? messages.inLetter : undefined)}
            onPick={add}
            onClose={() => setPicking(false)}
          />
        )}
      </span>
    );
  };
}
