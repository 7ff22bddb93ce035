// Two drawings of driving: the first snow on a country road, an electric car at its charger.

/** Snow lies bright in the light theme and dusky in the dark one. */
export const SNOW = 'light-dark(#fff, #4d565e)';

const ink = {
  stroke: 'var(--ink)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** x, y and radius of each flake. */
const FLAKES = [
  [70, 62, 7],
  [150, 120, 5],
  [236, 48, 6],
  [318, 92, 4],
  [404, 40, 7],
  [452, 128, 5],
  [566, 150, 6],
  [30, 168, 5],
  [596, 46, 4],
] as const;

/** How far along the road each pole is, near ones first. */
const POLES = [1, 0.55, 0.3, 0.16] as const;

export function DrawnFirstSnow() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="var(--winter-bg)" />
      <circle cx="506" cy="96" r="44" fill="var(--brand)" />
      <path
        d="M0 204l60-64 34 38 52-82 58 84 40-46 66 74 44-40 60 46 54-70 58 62 44-30 70 40v60H0z"
        fill="var(--winter)"
        opacity="0.28"
      />
      <path d="M0 214c120-26 210-22 320-10s220 6 320-8v164H0z" fill={SNOW} />
      <path d="M92 360 302 208h36l210 152z" fill="var(--asphalt)" />
      <path d="M208 360 314 208M432 360 326 208" stroke={SNOW} strokeWidth="10" opacity="0.7" />
      <path d="M320 216v12m0 20v22m0 28v44" stroke="var(--brand)" strokeWidth="7" />
      {POLES.map((near) => (
        <g key={near}>
          <Pole x={320 - 282 * near} near={near} />
          <Pole x={320 + 282 * near} near={near} />
        </g>
      ))}
      <path d={FLAKES.map(([x, y, r]) => flake(x, y, r)).join('')} {...ink} strokeWidth="3" fill="none" />
    </>
  );
}

/** A marker for the snow plough: dark, with a bright top. */
function Pole({ x, near }: { x: number; near: number }) {
  const foot = 212 + 118 * near;
  const height = 34 + 92 * near;
  const width = 2 + 6 * near;
  return (
    <>
      <path d={`M${x} ${foot}v-${height}`} stroke="var(--ink)" strokeWidth={width} />
      <path d={`M${x} ${foot - height * 0.72}v-${height * 0.28}`} stroke="var(--brand)" strokeWidth={width} />
    </>
  );
}

function flake(x: number, y: number, r: number): string {
  const dx = (r * 0.87).toFixed(1);
  const dy = (r * 0.5).toFixed(1);
  const line = (toX: string, toY: string) =>
    `M${x} ${y}l${toX} ${toY}M${x} ${y}l${-Number(toX)} ${-Number(toY)}`;
  return `${line('0', String(r))}${line(dx, dy)}${line(dx, `-${dy}`)}`;
}

export function DrawnElectric() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="var(--ok-bg)" />
      <path d="M0 292h640v68H0z" fill="var(--line)" />
      <path d="M0 292h640" {...ink} />
      <path d="M40 326h70m60 0h110m80 0h150m60 0h50" stroke="var(--surface)" strokeWidth="6" />
      <path
        d="M148 256c-6-40 10-58 44-64 30-44 62-62 128-62 62 0 92 20 126 60 40 4 62 20 64 66z"
        fill="var(--surface)"
        {...ink}
      />
      <path
        d="M226 190c18-26 40-38 76-40v42zm92-40c46 0 70 12 96 42h-96z"
        fill="var(--info-bg)"
        {...ink}
        strokeWidth="3"
      />
      <path d="M494 224h16" stroke="var(--brand)" strokeWidth="12" strokeLinecap="round" />
      <path d="M150 226h14" stroke="var(--bad)" strokeWidth="12" strokeLinecap="round" />
      <Tyre cx={224} />
      <Tyre cx={436} />
      <path d="M546 292V120a14 14 0 0 1 14-14h38a14 14 0 0 1 14 14v172z" fill="var(--ok)" />
      <path d="M560 122h38v34h-38z" fill="var(--surface)" />
      <path d="m584 176-16 30h12l-6 26 20-34h-13l9-22z" fill="var(--brand)" />
      <path d="M560 236c-40 46-26-44-66-36-24 6-20 30-26 20" {...ink} strokeWidth="5" fill="none" />
    </>
  );
}

function Tyre({ cx }: { cx: number }) {
  return (
    <>
      <circle cx={cx} cy="256" r="44" fill="var(--asphalt)" stroke="var(--ink)" strokeWidth="3" />
      <circle cx={cx} cy="256" r="24" fill="var(--control)" />
      <circle
        cx={cx}
        cy="256"
        r="24"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="6"
        pathLength="10"
        strokeDasharray="1.2 0.8"
      />
      <circle cx={cx} cy="256" r="7" fill="var(--asphalt)" />
    </>
  );
}
