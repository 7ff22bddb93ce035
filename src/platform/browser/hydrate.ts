// The React half of an island: takes over server markup in place.
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { FailureBoundary } from '../ui/page/failure-boundary.tsx';

/** Hydrates `host` with the one component that `module` exports. */
export function hydrateIsland(host: HTMLElement, module: unknown): void {
  const component = onlyComponent(module);
  const props: unknown = JSON.parse(host.dataset['islandProps'] ?? '{}');
  if (!component || typeof props !== 'object' || props === null) {
    throw new Error(`Island without component: ${host.dataset['island']}`);
  }
  // Synchronously, so that no key is pressed between hydration and the replayed input.
  flushSync(() => {
    // An error boundary shows the island's failure; the rest of the page works on.
    hydrateRoot(host, createElement(FailureBoundary, null, createElement(component, { ...props })), {
      identifierPrefix: host.dataset['islandId'] ?? '',
    });
  });
  replayTyping(host);
}

/** Replays what was typed before hydration as input events; the focused element is not replaced, so a phone's keyboard stays open. */
function replayTyping(host: HTMLElement): void {
  const typed = Array.from(host.querySelectorAll('input'), (input) => ({ input, value: input.value })).filter(
    ({ input, value }) => value !== input.defaultValue,
  );
  for (const { input, value } of typed) {
    // An input event makes React reset the other inputs.
    if (input.value !== value) input.value = value;
    forgetKnownValue(input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** React tracks the value it found in a field and ignores an input event that does not change it. */
function forgetKnownValue(input: HTMLInputElement): void {
  const tracker: unknown = Reflect.get(input, '_valueTracker');
  if (hasSetValue(tracker)) tracker.setValue(input.defaultValue);
}

function hasSetValue(tracker: unknown): tracker is { setValue: (value: string) => void } {
  return (
    typeof tracker === 'object' &&
    tracker !== null &&
    'setValue' in tracker &&
    typeof tracker.setValue === 'function'
  );
}

function onlyComponent(module: unknown): ComponentType<object> | undefined {
  if (typeof module !== 'object' || module === null) return undefined;
  return Object.values(module).find(isComponent);
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}
