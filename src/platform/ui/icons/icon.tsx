// The frame of all icons: 24 px, 2 px stroke, round ends, coloured by the text around. The build draws Lucide's in it too, which
// are imported one by one from 'lucide-react/icons/<name>' so that the server never loads the complete set.
import { createElement, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';

export interface IconProps {
  className?: string | undefined;
}

/**
 * Icons are always next to words or in a named button, so they are hidden from screen readers. What they look like is in base.css:
 * a page has so many that their attributes would weigh more than what they draw.
 */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      {children}
    </svg>
  );
}

/** In the place of Lucide's function of this name (scripts/vite-config.ts); `node` lists elements with their attributes and key. */
export function createLucideIcon({ node }: { node: readonly (readonly [string, Record<string, string>])[] }) {
  return ({ className }: IconProps) => (
    <Icon className={className}>{node.map(([name, attributes]) => createElement(name, attributes))}</Icon>
  );
}
