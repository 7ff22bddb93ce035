// A wheel seen from the side, the part that most drawings share. Colours come from the drawing's own variables.

interface WheelProps {
  cx: number;
  cy: number;
  /** Outer radius, tread blocks included. */
  r: number;
  spokes?: 'five' | 'forked';
}

const SPOKES = 5;

export function Wheel({ cx, cy, r, spokes = 'five' }: WheelProps) {
  return (
    <g>
      <circle
        cx={cx}
        cy={cy}
        r={r * 0.96}
        fill="none"
        stroke="var(--draw-rubber)"
        strokeWidth={r * 0.1}
        pathLength="44"
        strokeDasharray=".7 .3"
      />
      <circle
        cx={cx}
        cy={cy}
        r={r * 0.92}
        fill="var(--draw-rubber)"
        stroke="var(--draw-edge)"
        strokeWidth="1.5"
      />
      <circle cx={cx} cy={cy} r={r * 0.77} fill="none" stroke="var(--draw-shine)" strokeWidth="1.5" />
      <Rim cx={cx} cy={cy} r={r * 0.62} spokes={spokes} />
    </g>
  );
}

/** A rim alone: lip, spokes, hub and bolt holes. */
export function Rim({ cx, cy, r, spokes }: Required<WheelProps>) {
  return (
    <g>
      <circle
        cx={cx}
        cy={cy}
        r={r}
        fill="var(--draw-well)"
        stroke="var(--draw-metal)"
        strokeWidth={r * 0.1}
      />
      <path
        d={spokes === 'five' ? straightSpokes(cx, cy, r) : forkedSpokes(cx, cy, r)}
        stroke="var(--draw-metal)"
        strokeWidth={r * (spokes === 'five' ? 0.24 : 0.13)}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx={cx} cy={cy} r={r * 0.3} fill="var(--draw-metal)" />
      <path d={boltHoles(cx, cy, r)} stroke="var(--draw-well)" strokeWidth={r * 0.08} strokeLinecap="round" />
      <circle cx={cx} cy={cy} r={r * 0.1} fill="var(--draw-well)" />
    </g>
  );
}

function straightSpokes(cx: number, cy: number, r: number): string {
  return turns(0)
    .map((angle) => `M${point(cx, cy, r * 0.25, angle)}L${point(cx, cy, r * 0.92, angle)}`)
    .join('');
}

function forkedSpokes(cx: number, cy: number, r: number): string {
  return turns(0)
    .map((angle) => {
      const fork = point(cx, cy, r * 0.48, angle);
      return `M${point(cx, cy, r * 0.25, angle)}L${fork}L${point(cx, cy, r * 0.94, angle - 0.3)}M${fork}L${point(cx, cy, r * 0.94, angle + 0.3)}`;
    })
    .join('');
}

/** Dots: strokes of no length with round ends. */
function boltHoles(cx: number, cy: number, r: number): string {
  return turns(0.5)
    .map((angle) => `M${point(cx, cy, r * 0.2, angle)}h0`)
    .join('');
}

/** The five directions, the first one up, moved on by a part of a fifth. */
function turns(shift: number): number[] {
  return Array.from({ length: SPOKES }, (_, index) => ((index + shift) / SPOKES) * 2 * Math.PI - Math.PI / 2);
}

function point(cx: number, cy: number, radius: number, angle: number): string {
  return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
}
