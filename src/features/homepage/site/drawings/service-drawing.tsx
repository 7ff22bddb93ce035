// The six drawings of the service cards: flat asphalt shapes, two-pixel lines, one yellow part each.
import type { Service } from '../../../shop-profile/contract.ts';
import { Rim, Wheel } from './wheel.tsx';

import styles from './service-drawing.module.css';

const drawings: Record<Service, () => React.ReactNode> = {
  summerTyres: SummerTyres,
  winterTyres: WinterTyres,
  tyreHotel: TyreHotel,
  specialRims: SpecialRims,
  balancing: Balancing,
  repair: Repair,
};

/** Decoration beside the card's own words, so it is hidden from assistive technology. */
export function ServiceDrawing({ service }: { service: Service }) {
  const Drawing = drawings[service];
  return (
    <svg className={styles['drawing']} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}

const line = {
  fill: 'none',
  stroke: 'var(--draw-line)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function SummerTyres() {
  return (
    <>
      <circle cx="214" cy="92" r="52" fill="var(--draw-mark)" />
      <path d="M0 124c46-26 84-22 120-4 40-30 92-34 200-6v66H0z" fill="var(--draw-ground)" />
      <path d="M0 124c46-26 84-22 120-4 40-30 92-34 200-6" {...line} />
      <path d="M0 162h320" {...line} />
      <path d="M14 172h34m30 0h34m102 0h34m30 0h34" {...line} strokeWidth="3" />
      <Wheel cx={136} cy={98} r={64} />
    </>
  );
}

function WinterTyres() {
  return (
    <>
      <path d="M0 128c60-34 104-28 160-8 60-22 108-18 160 2v58H0z" fill="var(--draw-ground)" />
      <path d="M0 128c60-34 104-28 160-8 60-22 108-18 160 2" {...line} />
      <path d="M262 172V36" {...line} strokeWidth="4" />
      <path d="M262 62V30" stroke="var(--draw-mark)" strokeWidth="7" strokeLinecap="round" />
      <Wheel cx={140} cy={94} r={64} />
      <path d="M0 180v-22c36-8 58-6 86 0 40-22 78-14 104 2 42-12 92-10 130-4v24z" fill="var(--draw-snow)" />
      <path d="M0 158c36-8 58-6 86 0 40-22 78-14 104 2 42-12 92-10 130-4" {...line} />
      <path d={`${flake(48, 48, 11)}${flake(224, 78, 8)}${flake(228, 24, 6)}${flake(22, 96, 6)}`} {...line} />
    </>
  );
}

/** A snowflake of three strokes. */
function flake(cx: number, cy: number, r: number): string {
  const [dx, dy] = [(r * 0.87).toFixed(1), (r * 0.5).toFixed(1)];
  return `M${cx} ${cy - r}v${2 * r}M${cx} ${cy}m-${dx}-${dy}l${2 * Number(dx)} ${2 * Number(dy)}M${cx} ${cy}m-${dx} ${dy}l${2 * Number(dx)}-${2 * Number(dy)}`;
}

const SHELF_TYRES = [84, 122, 160, 198, 236] as const;

function TyreHotel() {
  return (
    <>
      <rect x="52" y="14" width="216" height="152" fill="var(--draw-ground)" />
      {[24, 96].map((top) =>
        SHELF_TYRES.map((x) => (
          <g key={`${top}-${x}`}>
            <rect
              x={x - 16}
              y={top}
              width="32"
              height="58"
              rx="9"
              fill="var(--draw-rubber)"
              stroke="var(--draw-edge)"
              strokeWidth="1.5"
            />
            <path
              d={`M${x - 5} ${top + 3}v52M${x + 5} ${top + 3}v52`}
              stroke="var(--draw-shine)"
              strokeWidth="2"
            />
          </g>
        )),
      )}
      <path d="M52 12v160M268 12v160M44 86h232M44 158h232" {...line} strokeWidth="4" />
      <path d="M160 96v14" {...line} />
      <path
        d="M149 112l11-6 11 6v24h-22z"
        fill="var(--draw-mark)"
        stroke="var(--draw-mark-edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M154 122h12m-12 6h8" stroke="var(--draw-mark-edge)" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

function SpecialRims() {
  return (
    <>
      <path d="M0 166h320v14H0z" fill="var(--draw-ground)" />
      <path d="M0 166h320" {...line} />
      <Rim cx={212} cy={106} r={54} spokes="five" />
      <Rim cx={126} cy={90} r={70} spokes="forked" />
      <circle cx="126" cy="90" r="14" fill="none" stroke="var(--draw-mark)" strokeWidth="4" />
    </>
  );
}

function Balancing() {
  return (
    <>
      <path d="M0 166h320v14H0z" fill="var(--draw-ground)" />
      <path d="M0 166h320" {...line} />
      <path
        d="M196 166V62a10 10 0 0 1 10-10h62a10 10 0 0 1 10 10v104z"
        fill="var(--draw-panel)"
        stroke="var(--draw-line)"
        strokeWidth="2"
      />
      <path d="M214 102a24 24 0 0 1 46 0M237 104l11-15" {...line} strokeWidth="2.5" />
      <path d="M214 124h46m-46 12h30" {...line} />
      <path d="M110 98h88" stroke="var(--draw-metal)" strokeWidth="9" />
      <Wheel cx={112} cy={98} r={62} />
      <path d="M72.4 65.6a51 51 0 0 1 13-11" fill="none" stroke="var(--draw-mark)" strokeWidth="9" />
      <path d="M36 60a84 84 0 0 1 42-40m-3 11 4-11-12-1" {...line} />
    </>
  );
}

function Repair() {
  return (
    <>
      <path
        d="M16 180C24 96 84 44 160 44s136 52 144 136h-52c-8-54-44-88-92-88s-84 34-92 88z"
        fill="var(--draw-rubber)"
        stroke="var(--draw-edge)"
        strokeWidth="1.5"
      />
      <path
        d="M42 122C64 78 106 52 160 52s96 26 118 70"
        fill="none"
        stroke="var(--draw-panel)"
        strokeWidth="20"
        strokeDasharray="3 17"
      />
      <path d="M80 180c8-46 38-74 80-74s72 28 80 74" {...line} stroke="var(--draw-shine)" />
      <path
        d="M126 97q34-11 68 0l-4 10q-30-9-60 0z"
        fill="var(--draw-mark)"
        stroke="var(--draw-mark-edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M160 22v66" stroke="var(--draw-metal)" strokeWidth="5" />
      <path d="M148 20h24" stroke="var(--draw-metal)" strokeWidth="7" strokeLinecap="round" />
      <path d="M182 32l14-9M138 32l-14-9" {...line} />
    </>
  );
}
