// Icons of the trade that no icon set has.
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A tyre at three quarters. */
export function TyreIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <ellipse cx="8.5" cy="12" rx="6" ry="10" />
      <ellipse cx="8.5" cy="12" rx="2.6" ry="5" />
      <path d="M8.5 2H15c3.6 0 6.5 4.5 6.5 10S18.6 22 15 22H8.5M15.5 7.5h4M17 12h4M15.5 16.5h4" />
    </Icon>
  );
}

/** A five-spoke rim. */
export function RimIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="2.2" />
      <path d="M12 9.8V2M14.1 11.3l7.4-2.4M13.3 13.8l4.6 6.3M10.7 13.8l-4.6 6.3M9.9 11.3 2.5 8.9" />
    </Icon>
  );
}

/** A stud: pin, body, flange. */
export function StudIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M10 7V3h4v4M8 7h8l1 9H7zM4 16h16v5H4z" />
    </Icon>
  );
}

/** Three tyres on a shelf of the tyre hotel. */
export function TyreStackIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="3" y="2.5" width="18" height="5.5" rx="2.7" />
      <rect x="3" y="9.25" width="18" height="5.5" rx="2.7" />
      <rect x="3" y="16" width="18" height="5.5" rx="2.7" />
      <path d="M9 2.5V8M15 2.5V8M12 9.25v5.5M9 16v5.5M15 16v5.5" />
    </Icon>
  );
}

/** A balance weight. */
export function BalanceWeightIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="5" r="3" />
      <path d="M7 8h10l3.5 13h-17zM10 14.5h4" />
    </Icon>
  );
}

/** A repair patch on a tyre's wall. */
export function PatchIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="5.5" y="2.5" width="13" height="13" rx="4" />
      <path d="M12 6v6M9 9h6M2 21.5a17 17 0 0 1 20 0M2 15.6l1-.5M22 15.6l-1-.5" />
    </Icon>
  );
}

/** A scissor jack. */
export function JackIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M8.5 3h7M12 3.5 20 12l-8 8.5L4 12zM6.5 21h11M1.5 12h21" />
    </Icon>
  );
}

/** A wheel nut. */
export function WheelNutIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m12 2 8.7 5v10L12 22l-8.7-5V7z" />
      <circle cx="12" cy="12" r="4.5" />
    </Icon>
  );
}

/** Summer. */
export function SunIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5" />
    </Icon>
  );
}

/** Winter without studs; drawn plainer than Lucide's, to hold at 16 px. */
export function SnowIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 2.7 3-2.7M9 20.5l3-2.7 3 2.7" />
    </Icon>
  );
}

/** Winter with studs: three points. */
export function StudsIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path fill="currentColor" d="m12 3 2.5 4.5h-5zM5.5 14.5 8 19H3zM18.5 14.5 21 19h-5z" />
      <circle fill="currentColor" cx="12" cy="13.5" r="1.2" />
    </Icon>
  );
}
