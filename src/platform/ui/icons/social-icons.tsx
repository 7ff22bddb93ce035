// Icons of the two social networks a shop links to; decorative, the link has its text.
import { Icon, type IconProps } from './icon.tsx';

export function FacebookIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M17.5 2.5h-2.8A4.7 4.7 0 0 0 10 7.2V10H7v4h3v8h4v-8h3l.8-4H14V7.5a1 1 0 0 1 1-1h2.5z" />
    </Icon>
  );
}

export function InstagramIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" />
      <circle cx="12" cy="12" r="4.3" />
      <path d="M17.3 6.7h.01" />
    </Icon>
  );
}
