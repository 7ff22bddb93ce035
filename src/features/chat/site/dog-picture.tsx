// The shop's dog, drawn by us: shown when the conversation comes to it and the shop has no photograph.
import styles from './conversation/conversation.module.css';

export function DogPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 220 150" role="img" aria-label={label} className={styles.dog}>
      <rect width="220" height="150" rx="12" fill="var(--sunken)" />
      <circle cx="178" cy="104" r="36" fill="var(--ink)" />
      <circle cx="178" cy="104" r="20" fill="var(--surface)" />
      <circle cx="178" cy="104" r="7" fill="var(--brand)" />
      <path d="M36 138c-6-34 4-62 34-66h20c28 4 36 30 34 66z" fill="#b9793b" />
      <path d="M66 138c-2-18 0-32 14-40 14 8 16 22 14 40z" fill="#f3e3cc" />
      <ellipse cx="80" cy="52" rx="34" ry="31" fill="#b9793b" />
      <path
        d="M50 34C34 30 26 46 32 70c10 4 18-6 22-20zM110 34c16-4 24 12 18 36-10 4-18-6-22-20z"
        fill="#7d4a1d"
      />
      <ellipse cx="80" cy="64" rx="19" ry="15" fill="#f3e3cc" />
      <circle cx="67" cy="45" r="4.5" fill="#14171a" />
      <circle cx="93" cy="45" r="4.5" fill="#14171a" />
      <circle cx="68.500" cy="43.500" r="1.500" fill="#fff" />
      <circle cx="94.500" cy="43.500" r="1.500" fill="#fff" />
      <ellipse cx="80" cy="57" rx="6.500" ry="4.500" fill="#14171a" />
      <path
        d="M80 61v5m-8 1c4 5 12 5 16 0"
        fill="none"
        stroke="#14171a"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M75 70c0 9 10 9 10 0z" fill="#e0696f" />
      <path d="M54 84c16 9 36 9 52 0l-2 8c-15 8-33 8-48 0z" fill="var(--brand)" />
      <circle cx="80" cy="97" r="6" fill="var(--ink)" />
      <ellipse cx="58" cy="138" rx="14" ry="7" fill="#f3e3cc" />
      <ellipse cx="102" cy="138" rx="14" ry="7" fill="#f3e3cc" />
      <path
        d="M34 128c-14-2-20-16-12-26"
        fill="none"
        stroke="#b9793b"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
