import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Unanswered } from './unanswered.ts';

/**
 * What follows when the form around `row` got no answer: the focus stands at its button, in sight, and a connection that
 * comes back sends what the person had sent, unless they have changed it since. While it is under way it is not sent
 * once more. Returns whether it waits for a connection.
 */
export function useSendAgain(
  row: RefObject<HTMLElement | null>,
  unanswered: Unanswered | undefined,
  isSending: boolean,
): boolean {
  const sent = useRef<{ readonly button: HTMLElement | null; readonly focus: Element | null }>(undefined);
  const busy = useRef(isSending);
  const [changed, setChanged] = useState<Unanswered>();

  useEffect(() => {
    busy.current = isSending;
  }, [isSending]);

  useEffect(() => {
    const form = row.current?.closest('form');
    const onSubmit = (event: SubmitEvent): void => {
      if (busy.current) event.preventDefault();
      else sent.current = { button: event.submitter, focus: document.activeElement };
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [row]);

  useEffect(() => {
    const form = row.current?.closest('form');
    if (!unanswered || isSending || !form) return undefined;
    const { button = null, focus = null } = sent.current ?? {};
    // Somebody who has gone on to another field stays there.
    if (document.activeElement === focus || document.activeElement === document.body)
      button?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const again = (): void => form.requestSubmit(button);
    const stop = (): void => {
      removeEventListener('online', again);
      setChanged(unanswered);
    };
    addEventListener('online', again);
    form.addEventListener('input', stop);
    return () => {
      removeEventListener('online', again);
      form.removeEventListener('input', stop);
    };
  }, [row, unanswered, isSending]);

  return unanswered?.isOffline === true && changed !== unanswered;
}
