import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { classNames } from '../class-names.ts';
import styles from './hero-banner.module.css';

interface Props {
  readonly title: string;
  /** The screens above this one, from the home page down. */
  readonly path: readonly Crumb[];
  /** This screen's own name in the breadcrumb, where it is shorter than the title. */
  readonly subPath?: string | undefined;
  readonly subtitle?: ReactNode;
  /** One thing to do (a primary Button), perhaps with one quiet link beside it. */
  readonly action?: ReactNode;
  /** An svg or img that fills the right side to the edge, and stands below the text on a phone. */
  readonly plate?: ReactNode;
  /** A Caption for the plate. */
  readonly caption?: ReactNode;
  /** What stands below was asked for: on a phone the head is no more than the way here. */
  readonly slim?: boolean | undefined;
}

/** The head of every inner screen, with its only h1. */
export function HeroBanner({ title, path, subPath = title, subtitle, action, plate, caption, slim = false }: Props) {
  const text = (
    <div className={styles.text}>
      <Breadcrumb path={path} current={subPath} />
      <h1>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
  if (!plate)
    return <header className={classNames(styles.banner, styles.plain, slim && styles.slim, 'grid')}>{text}</header>;
  return (
    <header>
      <figure>
        <div className={classNames(styles.banner, 'grid')}>
          {text}
          <div className={styles.plate}>{plate}</div>
        </div>
        {caption && <figcaption className={classNames(styles.caption, 'wrap')}>{caption}</figcaption>}
      </figure>
    </header>
  );
}
