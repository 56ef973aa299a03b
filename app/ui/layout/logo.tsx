import { createContext, useContext } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { useNearestPath } from '../locale.tsx';
import { paths } from './paths.ts';
import type { Clinic, ClinicLogo } from './site-data.ts';
import styles from './logo.module.css';

const OwnLogo = createContext<ClinicLogo | null>(null);

/** Gives every mark below it the clinic's own logo, if it has one. */
export const LogoProvider = OwnLogo.Provider;

/** For the name beside a mark: out of sight, and still read out, where the clinic's logo says it already. */
export function useNameClass(): string | undefined {
  return useContext(OwnLogo)?.hasName ? 'visually-hidden' : undefined;
}

interface MarkProps {
  readonly className?: string | undefined;
  /** A ground to draw on, for the jamun only: a clinic's own logo is no pattern. */
  readonly ornament?: boolean;
}

/** The clinic's own logo; else the jamun: a plum on its stalk with one leaf, the seed shown as a flame, its colours custom properties. */
export function LogoMark({ className, ornament = false }: MarkProps) {
  const own = useContext(OwnLogo);
  if (own && ornament) return null;
  if (own) {
    const { src, width, height } = own;
    return <img className={classNames(className, styles.own)} src={src} alt="" width={width} height={height} />;
  }
  return (
    <svg className={className} viewBox="8 0 54 64" width="39" height="46" aria-hidden="true">
      <path
        className={styles.fruit}
        d="M31.4 21.6C22.6 23.4 15.6 31.6 15.6 42.2 15.6 53.6 22.6 61 31.2 61s15.6-7.4 15.6-18.8C46.8 31.6 40.2 23.4 31.4 21.6Z"
      />
      <path
        className={styles.seed}
        d="M31.2 61c-5.6-1.8-6.8-7.8-3.8-12.6 1.8-3 3.4-5.6 3.8-9.8.4 4.2 2 6.8 3.8 9.8 3 4.8 1.8 10.8-3.8 12.6Z"
      />
      <path className={styles.fruit} d="M30.2 24c.4-8.4-1.6-14.6-6.8-20.4l2.8-1.4C32 8 33.6 15.4 32.8 24Z" />
      <path className={styles.leaf} d="M31.6 17.4C35.6 8.2 45 3.8 58.4 5.2 55.4 16 45.4 22 31.6 17.4Z" />
    </svg>
  );
}

/** Mark and name, leading home. */
export function Brand({ clinic }: { clinic: Clinic }) {
  const nameClass = useNameClass();
  const nearest = useNearestPath();
  return (
    <Link href={nearest(paths.home)} className={styles.brand}>
      <LogoMark className={styles.mark} />
      <span className={nameClass}>
        <b>{clinic.shortName}</b> <span className={styles.rest}>{clinic.tagline}</span>
      </span>
    </Link>
  );
}
