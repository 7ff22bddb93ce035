// The tray at the foot of a page with ticks: the tyres chosen, and the way to their comparison.
import { compareMessages as texts } from '../../messages/compare.ts';
import { comparePath } from '../../paths.ts';
import { mostCompared, type ChosenTyre } from './compare-choice.ts';

import button from '../../../../platform/ui/button.module.css';
import styles from './compare-tray.module.css';

/** Shows the tyres chosen; the tray goes with the last of them. `onRemove` is given an id, or none for all. */
export function compareTray(onRemove: (id?: string) => void) {
  const thumbs = make('ul', styles.thumbs);
  const words = make('p', styles.words);
  words.setAttribute('role', 'status');
  const clear = make('button', `${button.button} ${button.text} ${styles.clear}`, texts.clear);
  clear.type = 'button';
  clear.addEventListener('click', () => onRemove());
  const link = make('a', `${button.button} ${button.ink}`);
  const tray = make('section', styles.tray);
  tray.setAttribute('aria-label', texts.tray);
  tray.dataset['tray'] = '';
  tray.append(thumbs, words, clear, link);

  return (chosen: readonly ChosenTyre[], isRefused: boolean): void => {
    // Focus stays in the tray when the tyre under it is removed.
    const hadFocus = thumbs.contains(document.activeElement);
    thumbs.replaceChildren(...chosen.map((tyre) => thumb(tyre, onRemove)));
    link.href = comparePath(chosen.map(({ id }) => id));
    link.textContent = texts.compare(chosen.length);
    link.hidden = chosen.length < 2;
    words.textContent = wordsOf(chosen.length, isRefused);
    if (chosen.length === 0) tray.remove();
    else if (!tray.isConnected && document.querySelector('[data-compare]')) document.body.append(tray);
    if (hadFocus) (thumbs.querySelector('button') ?? link).focus();
  };
}

function wordsOf(count: number, isRefused: boolean): string {
  if (isRefused) return texts.full(mostCompared());
  return count === 1 ? texts.chooseAnother : '';
}

function thumb({ id, name, picture }: ChosenTyre, onRemove: (id: string) => void): HTMLElement {
  const item = make('li');
  const remove = make('button', styles.thumb);
  remove.type = 'button';
  remove.title = texts.remove(name);
  remove.setAttribute('aria-label', remove.title);
  remove.addEventListener('click', () => onRemove(id));
  const image = make('img');
  image.src = picture;
  image.alt = '';
  remove.append(image, make('span', '', name), make('b', '', '×'));
  item.append(remove);
  return item;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
