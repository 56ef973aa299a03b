import styles from './strand.module.css';

const width = 1280;
const line = 'M0 30C200 18 420 38 640 26S1080 14 1280 26';

/** How far one is, drawn as a hair that grows. The words beside it say the same. */
export function Strand({ step, of }: { readonly step: number; readonly of: number }) {
  return (
    <svg className={styles.strand} viewBox={`0 0 ${width} 48`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id="strand-done">
        <rect width={Math.round((width * step) / of)} height="48" />
      </clipPath>
      <path className={styles.rest} d={line} />
      <path className={styles.done} d={line} clipPath="url(#strand-done)" />
    </svg>
  );
}
