// Ticks for the comparison, and the tray of the tyres chosen. Loaded on the first tick, and with each page after it.
import { COMPARE_PATH, COMPARE_QUERY, readComparedIds } from '../paths.ts';
import { mostCompared, readChosen, writeChosen, type ChosenTyre } from './compare/compare-choice.ts';
import { compareTray } from './compare/compare-tray.ts';

let isAttached = false;

/** Called for every tick that is touched, and by entry.ts on a page after a choice; does its work once. */
export function attach(): void {
  if (isAttached) return;
  isAttached = true;
  let chosen = readChosen();
  const showTray = compareTray((id) => choose(id ? chosen.filter((tyre) => tyre.id !== id) : []));

  function choose(next: readonly ChosenTyre[], isRefused = false): void {
    chosen = [...next];
    writeChosen(chosen);
    for (const tick of ticks()) tick.checked = chosen.some(({ id }) => id === tick.value);
    showTray(chosen, isRefused);
  }

  document.addEventListener('change', ({ target, isTrusted }) => {
    // A replayed event is about a tick that was handled already.
    if (!isTrusted || !(target instanceof HTMLInputElement) || !target.dataset['compare']) return;
    const others = chosen.filter(({ id }) => id !== target.value);
    const isRefused = target.checked && others.length >= mostCompared();
    choose(target.checked && !isRefused ? [...others, chosenBy(target)] : others, isRefused);
  });
  // A page from the browser's memory shows the ticks it was left with.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) choose(readChosen());
  });
  // The first tick is made before this script is there.
  const early = [...ticks()].filter(({ checked }) => checked).map(chosenBy);
  choose(location.pathname === COMPARE_PATH ? stillCompared(chosen) : [...chosen, ...early]);
}

function ticks(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>('[data-compare]');
}

function chosenBy({ value, dataset }: HTMLInputElement): ChosenTyre {
  return { id: value, name: dataset['compare'] ?? '', picture: dataset['picture'] ?? '' };
}

/** What was taken away on the comparison's page is chosen no longer; a comparison of other tyres changes nothing. */
function stillCompared(chosen: readonly ChosenTyre[]): readonly ChosenTyre[] {
  const shown = readComparedIds(new URLSearchParams(location.search).get(COMPARE_QUERY) ?? '');
  const isOwn = shown.every((id) => chosen.some((tyre) => tyre.id === id));
  return isOwn ? chosen.filter(({ id }) => shown.includes(id)) : chosen;
}
