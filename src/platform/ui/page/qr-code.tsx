// A QR code as a drawing that prints sharp at any size.
import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** For screen readers. */
  name: string;
  className?: string | undefined;
}

export function QrCode({ text, name, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} className={className}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
