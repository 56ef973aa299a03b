import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../hydrated.ts';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import { telephone } from '../telephone.ts';
import styles from './error-summary.module.css';

/** What is wrong with one field, and the id of the control to go to. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** The clinic's number, where the message says to call: a link of its own beside it. */
  readonly phone?: string | undefined;
}

/** Goes to the field in place: a change of address, be it only behind the #, makes the router forget the form's answer. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.focus();
  if (field === null || document.activeElement !== field) return;
  event.preventDefault();
  // A part of the screen may be taller than the window, which focus then shows the middle of.
  if (field.tabIndex < 0) field.scrollIntoView({ block: 'start' });
}

/** A link to a field of the same screen. */
export function FieldLink({ field, children }: { readonly field: string; readonly children: ReactNode }) {
  return (
    <a href={`#${field}`} onClick={goToField}>
      {children}
    </a>
  );
}

/** All that is wrong with a form, above its heading; takes focus when it appears. Nothing when nothing is wrong. */
export function ErrorSummary({ errors, title }: { errors: readonly FieldError[]; title?: string | undefined }) {
  const messages = useMessages(uiMessages);
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const arrivedWithPage = useRef(!hydrated);

  useEffect(() => {
    // In a page that came with its errors the browser has set the focus, and somebody may be typing already.
    const settled = arrivedWithPage.current && document.activeElement !== document.body;
    arrivedWithPage.current = false;
    if (errors.length > 0 && !settled) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the summary must be announced when the page comes back without scripts
    <div ref={box} className={styles.problem} role="alert" tabIndex={-1} data-needs-script="when-seen" autoFocus>
      <h2>{title ?? messages.problemTitle}</h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <FieldLink field={error.field}>{error.message}</FieldLink>
            {error.phone !== undefined && <a href={telephone(error.phone)}>{messages.call(error.phone)}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
