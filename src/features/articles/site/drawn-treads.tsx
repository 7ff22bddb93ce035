// Two drawings of rubber: a friction tread beside a studded one, and a groove that is measured.

const BLOCK_ROWS = Array.from({ length: 7 }, (_, row) => row);

export function DrawnTreadPair() {
  return (
    <>
      <path d="M0 0h320v360H0z" fill="var(--winter-bg)" />
      <path d="M320 0h320v360H320z" fill="var(--stud-bg)" />
      <Tread x={60} kind="friction" />
      <Tread x={380} kind="studded" />
      <path d="M320 0v360" stroke="var(--bg)" strokeWidth="6" />
    </>
  );
}

/** Four columns of blocks, those in the middle set off by half a block. */
function Tread({ x, kind }: { x: number; kind: 'friction' | 'studded' }) {
  return (
    <g>
      <path d={`M${x} 0h200v360H${x}z`} fill="var(--asphalt)" />
      {[0, 1, 2, 3].map((column) =>
        BLOCK_ROWS.map((row) => {
          const left = x + 8 + column * 47;
          const top = row * 62 - (column % 3 === 0 ? 18 : 48);
          const lean = column < 2 ? 12 : -12;
          return (
            <g key={`${column}-${row}`}>
              <path
                d={`M${left} ${top + 12}l42 ${-lean}v46l-42 ${lean}z`}
                fill="var(--control)"
                stroke="var(--asphalt)"
                strokeWidth="2"
              />
              {kind === 'friction' ? (
                <path d={sipes(left, top, lean)} stroke="var(--asphalt)" strokeWidth="2.5" fill="none" />
              ) : (
                <Stud cx={left + 21} cy={top + 36 - lean / 2} isThere={(row * 3 + column * 2) % 4 !== 1} />
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}

/** Three zigzag cuts across a block. */
function sipes(left: number, top: number, lean: number): string {
  return [14, 24, 34]
    .map(
      (down) =>
        `M${left + 3} ${top + down + 9}l9 ${-lean / 4 - 5} 9 ${-lean / 4 + 5} 9 ${-lean / 4 - 5} 9 ${-lean / 4 + 5}`,
    )
    .join('');
}

function Stud({ cx, cy, isThere }: { cx: number; cy: number; isThere: boolean }) {
  if (!isThere) return <path d={`M${cx - 16} ${cy + 3}l32-6`} stroke="var(--asphalt)" strokeWidth="2.5" />;
  return (
    <>
      <circle cx={cx} cy={cy} r="8" fill="var(--asphalt)" />
      <circle cx={cx} cy={cy} r="4.5" fill="var(--brand)" />
    </>
  );
}

export function DrawnGroove() {
  return (
    <>
      <path d="M0 0h640v360H0z" fill="var(--brand)" />
      <path d="M0 210h96l16 92h84l16-92h216l16 92h84l16-92h96v150H0z" fill="var(--asphalt)" />
      <path d="M0 334h640" stroke="var(--control)" strokeWidth="6" strokeDasharray="4 8" />
      <path d="M452 302v-22h68v22z" fill="var(--bad)" />
      <path
        d="M24 210v60m28-60v60m-14-60v60M240 210v70m40-70v70m40-70v70m40-70v70m40-70v70M570 210v60m28-60v60m14-60v60"
        stroke="var(--control)"
        strokeWidth="3"
      />
      <path d="M150 302V206" stroke="var(--brand-ink)" strokeWidth="8" />
      <rect
        x="76"
        y="172"
        width="156"
        height="38"
        rx="6"
        fill="var(--surface)"
        stroke="var(--brand-ink)"
        strokeWidth="4"
      />
      <rect
        x="124"
        y="34"
        width="60"
        height="138"
        rx="6"
        fill="var(--surface)"
        stroke="var(--brand-ink)"
        strokeWidth="4"
      />
      <path
        d="M124 58h18m-18 16h28m-28 16h18m-18 16h28m-28 16h18m-18 16h28"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <circle cx="486" cy="138" r="92" fill="var(--control)" stroke="var(--brand-ink)" strokeWidth="4" />
      <circle cx="486" cy="138" r="62" fill="var(--brand-hover)" stroke="var(--brand-ink)" strokeWidth="4" />
      <path
        d="M466 124c0-28 42-28 42 0 0 18-42 22-42 44h44"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="10"
        strokeLinejoin="round"
      />
    </>
  );
}
