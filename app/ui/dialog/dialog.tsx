import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
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

/** Asks or shows one thing over the screen, which waits. The browser keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const messages = useMessages(uiMessages);
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
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

interface DialogLinkProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** The screen that shows the same: where the link leads without scripts, or in a new tab. */
  readonly href: string;
  readonly label: ReactNode;
  readonly look?: ButtonProps['look'];
}

/** A link to a screen that, once scripts run, is shown as a dialog over this one instead. */
export function DialogLink({ href, label, look, ...dialog }: DialogLinkProps) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Button href={href} look={look} aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      <Dialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
