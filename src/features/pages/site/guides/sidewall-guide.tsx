// A sidewall whose marks can be touched: each choice lights its mark and its explanation. Radio buttons, so no script.
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { sidewallMessages as messages } from '../../messages/good-to-know.ts';
import { MARK_PLACES, pointAt, SIDEWALL, type SidewallMark } from '../../sidewall-layout.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './sidewall-guide.page.module.css';

const ARC_DEGREES = 48;

export function SidewallGuide() {
  return (
    <div className={`${layout.stack6} ${styles.guide}`}>
      <div className={styles.drawing}>
        <Sidewall />
      </div>
      <fieldset className={styles.parts}>
        <legend>{messages.legend}</legend>
        {messages.parts.map(({ id, mark, name, text }, index) => (
          <div key={id} className={styles.part}>
            <input
              type="radio"
              name="merkinta"
              id={inputId(id)}
              value={id}
              aria-labelledby={`${inputId(id)}-name`}
              aria-describedby={`${inputId(id)}-text`}
              defaultChecked={index === 0}
            />
            <label htmlFor={inputId(id)} id={`${inputId(id)}-name`}>
              <b>{mark}</b> {name}
            </label>
            <p id={`${inputId(id)}-text`}>{text}</p>
          </div>
        ))}
      </fieldset>
    </div>
  );
}

function Sidewall() {
  const { width, height, outer, bead } = SIDEWALL;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={messages.drawing} className={styles.svg}>
      <path d={TREAD} className={styles.tread} />
      <path d={ring(outer, bead)} className={styles.rubber} />
      <path d={arc(outer - 16)} className={styles.serration} />
      <path d={`${arc(outer - 26)}${arc(640)}${arc(562)}${arc(bead + 8)}`} className={styles.mould} />
      <path d={ring(bead, bead - 60)} className={styles.rim} />
      {ARC_RADII.map((radius) => (
        <path key={radius} id={arcId(radius)} d={arc(radius)} fill="none" />
      ))}
      {MARK_PLACES.map(({ id, text, radius, degrees, size }) => (
        <text key={id} fontSize={size} data-mark={id} className={styles.mark}>
          <textPath href={`#${arcId(radius)}`} startOffset={share(degrees)} textAnchor="middle">
            {text}
          </textPath>
        </text>
      ))}
      <path d={SNOW_MARK} data-mark="snow" className={styles.drawn} />
      <path d={ARROW} data-mark="rotation" className={styles.drawn} />
      <path d={WEAR_MARK} data-mark="wear" className={styles.filled} />
      {MARK_PLACES.map(({ id, spot: [x, y, spotWidth, spotHeight] }) => (
        <foreignObject key={id} x={x} y={y} width={spotWidth} height={spotHeight} aria-hidden="true">
          <label htmlFor={inputId(id)} title={NAMES.get(id)} className={styles.spot}>
            <VisuallyHidden>{NAMES.get(id)}</VisuallyHidden>
          </label>
        </foreignObject>
      ))}
    </svg>
  );
}

function inputId(id: SidewallMark): string {
  return `merkinta-${id}`;
}

function arc(radius: number): string {
  const from = pointAt(radius, -ARC_DEGREES);
  const to = pointAt(radius, ARC_DEGREES);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

function ring(outer: number, inner: number): string {
  const to = pointAt(inner, ARC_DEGREES);
  const from = pointAt(inner, -ARC_DEGREES);
  return `${arc(outer)}L${to.x} ${to.y}A${inner} ${inner} 0 0 0 ${from.x} ${from.y}z`;
}

/** How far along its arc an angle lies. */
function share(degrees: number): string {
  return `${(((degrees + ARC_DEGREES) / (2 * ARC_DEGREES)) * 100).toFixed(2)}%`;
}

function arcId(radius: number): string {
  return `kylki-${radius}`;
}

function block(degrees: number): string {
  const { outer } = SIDEWALL;
  const corners = [
    pointAt(outer - 4, degrees),
    pointAt(outer + 14, degrees + 0.1),
    pointAt(outer + 14, degrees + 1.5),
    pointAt(outer - 4, degrees + 1.6),
  ];
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}

/** Three peaks with a snowflake, next to the letters. */
function snowMark(): string {
  const { x, y } = pointAt(542, 18.6);
  return `M${x - 24} ${y + 16}l10-22 6 8 8-20 8 20 6-8 10 22zM${x} ${y - 4}v16m-7-12 14 8m0-8-14 8`;
}

function arrow(): string {
  const { x, y } = pointAt(680, 18.6);
  return `M${x - 26} ${y - 6}l46 14m-13-13 13 13-18 5`;
}

function wearMark(): string {
  const { x, y } = pointAt(684, -18.2);
  return `M${x - 9} ${y + 10}l8-18 10 16z`;
}

const NAMES = new Map(messages.parts.map(({ id, name }) => [id, name]));
const ARC_RADII = [...new Set(MARK_PLACES.map(({ radius }) => radius))];
const TREAD = Array.from({ length: 30 }, (_, at) => block(-32 + at * 2.15)).join('');
const SNOW_MARK = snowMark();
const ARROW = arrow();
const WEAR_MARK = wearMark();
