// On which screen a preview is shown: everywhere in the same order and with the same start, further views after them.
import { useId } from 'react';

import { SegmentedControl } from '../form/segmented-control.tsx';
import { uiMessages } from '../messages.ts';

/** What every preview begins with. */
export const FIRST_SCREEN = 'phone';
const SCREENS = ['phone', 'desktop'] as const;

interface ScreenSwitchProps {
  value: string;
  /** 'phone', 'desktop', or one of `more`. */
  onChange: (view: string) => void;
  /** Views after the two screens, by their names. */
  more?: Readonly<Record<string, string>>;
  className?: string | undefined;
}

export function ScreenSwitch({ value, onChange, more, className }: ScreenSwitchProps) {
  const screens = SCREENS.map((screen) => [screen, uiMessages.screens[screen]] as const);
  return (
    <SegmentedControl
      name={useId()}
      legend={uiMessages.screen}
      segments={[...screens, ...Object.entries(more ?? {})].map(([view, label]) => ({ value: view, label }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}
