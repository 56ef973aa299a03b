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

/** Covers the page, not the navigation, while another screen is on its way; a quick one comes without it. */
export function NavigationLoading() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = navigation.state === 'loading' && navigation.location.pathname !== pathname;
  const isShown = useAfter(patienceMs, isLeaving);
  return <output className={isShown ? styles.cover : undefined}>{isShown && <Loading />}</output>;
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
