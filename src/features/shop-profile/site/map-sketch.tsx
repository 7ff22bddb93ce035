// A drawn map of the shop's surroundings, so that nothing of a map service is loaded before a click.
import styles from './map-sketch.module.css';

/** 300 px high; it fills its width and is cut at the sides. */
export function MapSketch({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={styles.map}
    >
      <rect width="480" height="300" className={styles.land} />
      <path
        d="M-10 214c70-30 96 22 150 14s70-60 128-54 60 52 120 42 60-26 110-30v130H-10z"
        className={styles.water}
      />
      <path
        d="M20 24h74v52H20zM112 20h58v56h-58zM22 96h60v44H22zM300 22h66v46h-66zM384 18h76v50h-76zM388 92h74v42h-74zM196 98h36v32h-36zM300 98h58v30h-58z"
        className={styles.blocks}
      />
      <g className={styles.casing}>
        <path d={ROADS} />
      </g>
      <g className={styles.road}>
        <path d={ROADS} />
      </g>
      <path d={MAIN_ROAD} className={styles.mainCasing} />
      <path d={MAIN_ROAD} className={styles.mainRoad} />
      <path d={MAIN_ROAD} className={styles.centreLine} />
      <path d="M-10 272C90 236 160 266 250 242S410 236 490 196" className={styles.railway} />
      <circle cx="264" cy="116" r="24" className={styles.pinGround} />
      <circle cx="264" cy="116" r="18" pathLength="20" className={styles.pinTread} />
      <circle cx="264" cy="116" r="7" className={styles.pinHeart} />
    </svg>
  );
}

const ROADS =
  'M-10 86H190M102 -10V150M284 -10C280 60 276 84 264 150M376 -10V140M240 82H490M190 -10V90M-10 150C60 146 80 156 130 152';
const MAIN_ROAD = 'M-10 186C80 130 150 168 238 148S400 150 490 136';
