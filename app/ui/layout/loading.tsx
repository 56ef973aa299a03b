import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useMessages } from '../locale.tsx';
import { LogoMark } from './logo.tsx';
import { layoutMessages } from './messages.ts';
import styles from './loading.module.css';

const patienceMs = 200;

/** The bouncing logo on purple. */
export function Loading() {
  const texts = useMessages(layoutMessages);
  return (
    <span className={styles.loading} data-loading="">
      <LogoMark className={styles.logo} />
      <span className={styles.shadow} />
      <span className={styles.word}>{texts.loading}</span>
    </span>
  );
}

/**
 * Covers the page, not the navigation, while another page is on its way; a quick one comes without it. What comes at the
 * same path (the next step, another day, the answer to a form) leaves the page to be read, under a line that moves.
 */
export function NavigationLoading() {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const texts = useMessages(layoutMessages);
  const isLeaving = state === 'loading' && location.pathname !== pathname;
  const isCovered = useAfter(patienceMs, isLeaving);
  const isUnderWay = useAfter(patienceMs, state !== 'idle' && !isLeaving);
  return (
    <>
      <output className={isCovered ? styles.cover : undefined}>{isCovered && <Loading />}</output>
      <output className={isUnderWay ? styles.line : undefined} data-under-way={isUnderWay || undefined}>
        {/* A form that is being sent says so itself. */}
        {isUnderWay && formMethod !== 'POST' && <span className="visually-hidden">{texts.loading}</span>}
      </output>
    </>
  );
}

/** True once `condition` has held for `milliseconds`; false as soon as it does not. */
function useAfter(milliseconds: number, condition: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, milliseconds]);
  return condition && held;
}
