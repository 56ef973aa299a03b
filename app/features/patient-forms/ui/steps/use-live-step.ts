import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { isTicked } from '#app/ui/replay-input.ts';
import { shownQuestions } from '../../domain/follow-ups.ts';
import type { StepAnswer, StepView } from './step-view.ts';

/** Typing pauses that long before it is saved. */
const pauseMs = 1200;

/** How it stands with what was typed since the page came; "refused" is tried again. */
type LiveState = 'untouched' | 'saving' | 'saved' | 'refused';

function valuesIn(form: FormData, question: string): readonly string[] {
  const values = form.getAll(question).filter((value) => typeof value === 'string');
  return form.has(`${question}.unknown`) ? [...values, 'dont-know'] : values;
}

/** Ticking "None of these" clears the others, and the other way round. */
function settleAlone(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.checked || !target.form) return;
  const isAlone = target.dataset['alone'] !== undefined;
  for (const box of target.form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${target.name}"]`)) {
    if (box !== target && (isAlone || box.dataset['alone'] !== undefined)) box.checked = false;
  }
}

/**
 * A step while scripts run: shows a follow-up the moment it applies, and saves while somebody types, also when they leave
 * the page in the middle of it.
 */
export function useLiveStep(view: StepView, answer: StepAnswer | null, form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState<readonly string[]>(view.asked);
  const fetcher = useFetcher<StepAnswer | null>();
  const [isRefused, setRefused] = useState(answer?.formError !== undefined);
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;

  const typed = (): FormData | undefined => {
    if (!form.current) return undefined;
    const fields = new FormData(form.current);
    fields.set('go', 'keep');
    return fields;
  };

  const save = (): void => {
    const kept = isDirty.current ? typed() : undefined;
    if (!kept) return;
    isDirty.current = false;
    void submit.current(kept, { method: 'post' });
  };

  const changed = (target: EventTarget | null): void => {
    settleAlone(target);
    if (!form.current) return;
    const fields = new FormData(form.current);
    const now = shownQuestions(view.section, view.rules, (question) => valuesIn(fields, question));
    if (now.join(' ') !== shown.join(' ')) setShown(now);
    isDirty.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  };

  /** The step itself is being sent: nothing is to be saved beside it. */
  const sent = (): void => {
    isDirty.current = false;
    clearTimeout(timer.current);
  };

  // What was ticked before scripts ran counts as well; of what was typed then, events tell.
  useEffect(() => {
    if (form.current && [...form.current.elements].some(isTicked)) changed(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has been taken over
  }, []);

  useEffect(() => {
    const address = location.pathname + location.search;
    const flush = (): void => {
      const kept = isDirty.current ? typed() : undefined;
      if (!kept) return;
      isDirty.current = false;
      const fields = [...kept].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
      navigator.sendBeacon(address, new URLSearchParams(fields));
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', flush);
    addEventListener('popstate', flush);
    addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', flush);
      removeEventListener('popstate', flush);
      removeEventListener('online', save);
      clearTimeout(timer.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- everything they use is a ref
  }, []);

  // What was refused is still to be saved: by the next change, a connection that comes back, or on leaving.
  useEffect(() => {
    if (!answer?.formError) return;
    isDirty.current = true;
    setRefused(true);
  }, [answer]);
  useEffect(() => {
    if (fetcher.state !== 'idle' || fetcher.data === undefined) return;
    if (fetcher.data !== null) isDirty.current = true;
    setRefused(fetcher.data !== null);
  }, [fetcher.state, fetcher.data]);
  const rest = fetcher.data === undefined ? 'untouched' : 'saved';
  const state: LiveState = fetcher.state !== 'idle' ? 'saving' : isRefused ? 'refused' : rest;
  return { shown, changed, sent, state, isRefused } as const;
}
