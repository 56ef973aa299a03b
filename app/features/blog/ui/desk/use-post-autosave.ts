import { useEffect, useRef, type RefObject } from 'react';
import { useAutosave } from '#app/ui/desk/use-autosave.ts';
import type { AutosaveAnswer } from './autosave-answer.ts';
import type { PostViewData } from './post-view-data.ts';

type NotTaken = Extract<AutosaveAnswer, { readonly ok: false }>;

/** What it means when a page came in place of the answer. */
function meaningOf(status: number): NotTaken | undefined {
  if (status === 404) return { ok: false, reason: 'gone' };
  if (status === 413) return { ok: false, reason: 'invalid', fields: ['document'] };
  return undefined;
}

/** Saves a post as it is written, and says at once when the window hears that somebody else has changed it. */
export function usePostAutosave(form: RefObject<HTMLFormElement | null>, post: PostViewData) {
  const { id, revision, changed } = post;
  const autosave = useAutosave<AutosaveAnswer>(form, {
    address: `/admin-dashboard/posts/${id}/autosave`,
    revision,
    saved: changed.when,
    pauseMs: 1500,
    meaningOf,
  });
  const latest = useRef(autosave);
  useEffect(() => {
    latest.current = autosave;
  });
  useEffect(() => {
    const { isBusy, seen, stopFor } = latest.current;
    if (revision <= seen() || isBusy()) return;
    const answer = { ok: false, reason: 'changed-meanwhile', revision, who: changed.who, when: changed.when } as const;
    stopFor({ kind: 'changed-meanwhile', answer });
  }, [revision, changed.who, changed.when]);
  return autosave;
}
