import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called when the visitor closes it, by the button, Escape or a click outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, at the foot. */
  readonly actions?: ReactNode;
}

/**
 * Asks or shows one thing over the screen, which waits. The browser keeps the focus inside and gives it back. It starts at
 * the first field of what is marked `data-start`, else at the button that closes.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const messages = useMessages(uiMessages);
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open && !box.current?.open) {
      box.current?.showModal();
      box.current?.querySelector<HTMLElement>('[data-start] :is(input, textarea, select)')?.focus();
    }
    if (!open && box.current?.open) box.current.close();
  }, [open]);

  return (
    <dialog ref={box} className={styles.dialog} aria-labelledby={titleId} closedby="any" onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => box.current?.close()}>
          <Icon name="close" />
          <span className="visually-hidden">{messages.close}</span>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
