// Two drawings of things that are read: the classes of the tyre label, a pressure gauge in the cold.

import { SNOW } from './drawn-roads.tsx';

const CLASSES = [
  { letter: 'A', fill: 'var(--ok)' },
  { letter: 'B', fill: 'var(--chart-3)' },
  { letter: 'C', fill: 'var(--brand)' },
  { letter: 'D', fill: 'var(--chart-2)' },
  { letter: 'E', fill: 'var(--bad)' },
] as const;

const TOP = 58;
const STEP = 50;

export function DrawnLabel() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="var(--info-bg)" />
      <rect
        x="70"
        y="30"
        width="420"
        height="300"
        rx="14"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="3"
      />
      {CLASSES.map(({ letter, fill }, at) => (
        <g key={letter}>
          <path d={`M96 ${TOP + at * STEP}h${132 + at * 32}l22 18-22 18H96z`} fill={fill} />
          <text
            x="112"
            y={TOP + at * STEP + 27}
            fill={letter === 'C' ? 'var(--brand-ink)' : 'var(--on-strong)'}
            fontSize="26"
            fontWeight="800"
          >
            {letter}
          </text>
        </g>
      ))}
      <path d={`M462 ${TOP + STEP - 6}h-78l-28 24 28 24h78z`} fill="var(--ink)" />
      <text x="404" y={TOP + STEP + 30} fill="var(--bg)" fontSize="32" fontWeight="800">
        B
      </text>
      <circle cx="520" cy="226" r="98" fill="var(--asphalt)" stroke="var(--ink)" strokeWidth="3" />
      <circle
        cx="520"
        cy="226"
        r="90"
        fill="none"
        stroke="var(--control)"
        strokeWidth="9"
        pathLength="60"
        strokeDasharray="0.6 0.4"
      />
      <circle cx="520" cy="226" r="56" fill="var(--sunken)" stroke="var(--control)" strokeWidth="4" />
      <path
        d="m520 190 30 48h-60zm-18 48h36"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M520 214v22m-10-16 20 11m0-11-20 11"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** Turns from straight up, in degrees, of the gauge's marks. */
const MARKS = Array.from({ length: 13 }, (_, at) => -120 + at * 20);

export function DrawnGauge() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="var(--winter-bg)" />
      <path d="M0 286c90-34 150-30 236-8 120 30 250 20 404-20v102H0z" fill={SNOW} />
      <path
        d="M320 300c30 40 90 40 150 26s90 6 104 34"
        fill="none"
        stroke="var(--asphalt)"
        strokeWidth="16"
      />
      <circle cx="300" cy="176" r="140" fill="var(--asphalt)" />
      <circle cx="300" cy="176" r="122" fill="var(--surface)" stroke="var(--control)" strokeWidth="4" />
      {MARKS.map((turn, at) => (
        <path
          key={turn}
          d={at % 3 === 0 ? 'M300 70v24' : 'M300 70v13'}
          stroke="var(--ink)"
          strokeWidth={at % 3 === 0 ? 6 : 3}
          transform={`rotate(${turn} 300 176)`}
        />
      ))}
      <path d="M300 92a84 84 0 0 1 72.7 42" fill="none" stroke="var(--ok)" strokeWidth="14" />
      <path d="M300 92a84 84 0 0 0-72.7 126" fill="none" stroke="var(--winter)" strokeWidth="14" />
      <path
        d="m294 190-66-58 72 46z"
        fill="var(--bad)"
        stroke="var(--bad)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx="300" cy="176" r="16" fill="var(--ink)" />
      <text x="300" y="250" fill="var(--ink)" fontSize="28" fontWeight="800" textAnchor="middle">
        bar
      </text>
      <circle cx="530" cy="104" r="58" fill="var(--brand)" />
      <path
        d="M506 118c-12-18-6-38 6-48m36 48c12-18 6-38-6-48m-40 62h56m-50 0 4 10m10-10 2 10m12-10-2 10m14-10-4 10"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M530 80v24m0 11v1" stroke="var(--brand-ink)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M92 74v60m-26-45 52 30m0-30-52 30M62 210v36m-16-27 32 18m0-18-32 18"
        stroke="var(--winter)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
