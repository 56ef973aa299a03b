import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import styles from './foot-notice.module.css';

interface Props {
  readonly title: string;
  /** It asks for a decision before anything goes on: it takes the focus once nobody types any more. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** So long nobody has pressed a key who is not typing. */
const PAUSE_MS = 1000;

/** Trouble that somebody has to decide about, at the foot of the window wherever the page stands; read out at once. */
export function FootNotice({
  title,
  takesFocus = false,
  children,
  ...data
}: Props & { readonly 'data-held'?: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        removeEventListener('keydown', wait);
        if (!notice.current?.contains(document.activeElement)) notice.current?.focus();
      }, PAUSE_MS);
    };
    wait();
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait);
    };
  }, [takesFocus]);
  return (
    <div ref={notice} className={styles.foot} role="alert" tabIndex={takesFocus ? -1 : undefined} {...data}>
      <Notice kind="warning" title={title}>
        {children}
      </Notice>
    </div>
  );
}
