import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

interface Writing {
  isClean(): boolean;
  settle(): Promise<boolean>;
  forget(): void;
}

/** A change of the screen waits until what was written is saved; where that cannot be, `question` asks whether to lose it. */
export function useSavedBeforeLeaving(writing: Writing, question: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !writing.isClean(),
  );
  const latest = useRef(writing);
  useEffect(() => {
    latest.current = writing;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void latest.current.settle().then((isSaved) => {
      // oxlint-disable-next-line no-alert -- the browser's own question, as when a tab is closed
      if (!isSaved && !globalThis.confirm(question)) {
        blocker.reset();
        return;
      }
      latest.current.forget();
      blocker.proceed();
    });
  }, [blocker, question]);
}
