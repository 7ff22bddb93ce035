// Icons of the trade that no icon set has.
import { Icon, type IconProps } from './icon.tsx';

/** Summer. */
export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5" />
    </Icon>
  );
}

/** Winter without studs; simpler than Lucide's, to be legible at 16 px. */
export function SnowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 2.7 3-2.7M9 20.5l3-2.7 3 2.7" />
    </Icon>
  );
}

/** Winter with studs: three points. */
export function StudsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="m12 3 2.5 4.5h-5zM5.5 14.5 8 19H3zM18.5 14.5 21 19h-5z" />
      <circle fill="currentColor" cx="12" cy="13.5" r="1.2" />
    </Icon>
  );
}
