// The React half of an island: takes over server markup in place.
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates `host` with the one component that `module` exports. */
export function hydrateIsland(host: HTMLElement, module: unknown): void {
  const component = onlyComponent(module);
  const props: unknown = JSON.parse(host.dataset['islandProps'] ?? '{}');
  if (!component || typeof props !== 'object' || props === null) {
    throw new Error(`Island without component: ${host.dataset['island']}`);
  }
  replayTyping(host);
  hydrateRoot(host, createElement(component, { ...props }), {
    identifierPrefix: host.dataset['islandId'] ?? '',
  });
}

/** What was typed before React arrived is told to it as input. */
function replayTyping(host: HTMLElement): void {
  for (const input of host.querySelectorAll('input')) {
    const { value } = input;
    if (value === input.defaultValue) continue;
    setTimeout(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

function onlyComponent(module: unknown): ComponentType<object> | undefined {
  if (typeof module !== 'object' || module === null) return undefined;
  return Object.values(module).find(isComponent);
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}
