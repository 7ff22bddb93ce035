// The frame of our own icons: 24 px, 2 px stroke, round ends, coloured by the text around. Same look as Lucide's,
// which are imported one by one from 'lucide-react/icons/<name>' so that the server never loads the complete set.
import type { ReactNode } from 'react';

export interface IconProps {
  className?: string | undefined;
  /** Drawn by the styles around it: where there are many on a page, its attributes weigh more than the rest. */
  isBare?: boolean;
}

const LOOK = {
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Icons are always next to words or in a named button, so they are hidden from screen readers. */
export function Icon({ className, isBare, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" {...(isBare ? {} : LOOK)} aria-hidden="true" className={className}>
      {children}
    </svg>
  );
}
