import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PostFormField } from '../../domain/post-form.ts';
import type { AutosaveAnswer } from './autosave-answer.ts';

/** Where what is written stands: with the server, on its way, or not. */
export type SaveState =
  | { readonly kind: 'saved'; readonly when: string }
  | { readonly kind: 'unsaved' | 'saving' | 'offline' | 'refused' | 'signed-out' | 'gone' }
  | { readonly kind: 'invalid'; readonly fields: readonly PostFormField[] }
  | { readonly kind: 'conflict'; readonly revision: number; readonly who: string | null; readonly when: string };

interface Options {
  readonly postId: string;
  readonly revision: number;
  readonly changed: { readonly who: string | null; readonly when: string };
}

const PAUSE_MS = 1500;
const RETRY_MS = 5000;

/** The result of a save: the server's answer, the sign-in page, an error page, or nothing. */
type Answered = AutosaveAnswer | 'signed-out' | 'refused' | undefined;

async function send(postId: string, body: FormData): Promise<Answered> {
  try {
    const answer = await fetch(`/admin-dashboard/posts/${postId}/autosave`, { method: 'POST', body });
    if (answer.redirected && new URL(answer.url).pathname.startsWith('/admin-login')) return 'signed-out';
    if (!answer.headers.get('content-type')?.includes('json')) return meaningOf(answer.status);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what autosave.ts answers
    return (await answer.json()) as AutosaveAnswer;
  } catch {
    return undefined;
  }
}

/** What it means when a page came in place of the answer. */
function meaningOf(status: number): Answered {
  if (status === 404) return { ok: false, reason: 'gone' };
  if (status === 413) return { ok: false, reason: 'invalid', fields: ['document'] };
  // From 502 on a proxy has lost the server, which may have saved.
  return status > 500 ? undefined : 'refused';
}

function stateOf(answer: Answered): SaveState {
  if (answer === undefined) return { kind: 'offline' };
  if (typeof answer === 'string') return { kind: answer };
  if (answer.ok) return { kind: 'saved', when: answer.savedAt };
  if (answer.reason === 'invalid') return { kind: 'invalid', fields: answer.fields };
  if (answer.reason === 'gone') return { kind: 'gone' };
  return { kind: 'conflict', revision: answer.revision, who: answer.who, when: answer.when };
}

/** Whether the window holds words that the server has not. */
export const isUnsaved = ({ kind }: SaveState): boolean => kind !== 'saved' && kind !== 'gone';

/** Whether the save is repeated automatically. */
const isWaiting = ({ kind }: SaveState): boolean => ['offline', 'refused', 'signed-out'].includes(kind);

/**
 * Saves the form a moment after its last change, one request at a time, and again when there was no connection, the
 * server did not take it or nobody was signed in any more. A save without an answer is asked again word for word: the
 * server may have it, and then it is no change of somebody else's. When somebody else was quicker it stops, and says so,
 * until it is told whose words hold.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, { postId, revision, changed }: Options) {
  const [state, setState] = useState<SaveState>({ kind: 'saved', when: changed.when });
  const known = useRef(revision);
  const isDirty = useRef(false);
  const running = useRef<Promise<SaveState>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  const unanswered = useRef<FormData>(undefined);

  function show(next: SaveState): SaveState {
    isStopped.current = next.kind === 'conflict' || next.kind === 'gone';
    setState(next);
    return next;
  }
  function later(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }
  async function save(): Promise<SaveState> {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const element = form.current;
    if (!element || isStopped.current) return state;
    running.current = (async () => {
      setState({ kind: 'saving' });
      if (unanswered.current) {
        const before = await ask(unanswered.current);
        if (before.kind !== 'saved') return show(before);
      }
      isDirty.current = false;
      const body = new FormData(element);
      body.set('revision', String(known.current));
      const next = await ask(body);
      return show(next.kind === 'saved' && isDirty.current ? { kind: 'unsaved' } : next);
    })();
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  }
  /** Saves until nothing is left to be saved. False: it cannot be, and the state says why. */
  async function settle(): Promise<boolean> {
    while (isDirty.current || running.current) {
      const { kind } = await save();
      if (kind !== 'saved' && kind !== 'unsaved') return false;
    }
    return true;
  }
  async function ask(body: FormData): Promise<SaveState> {
    const answer = await send(postId, body);
    const next = stateOf(answer);
    if (typeof answer === 'object' && answer.ok) known.current = answer.revision;
    if (next.kind === 'offline') unanswered.current = body;
    else if (!isWaiting(next)) unanswered.current = undefined;
    if (next.kind !== 'saved') isDirty.current = true;
    if (isWaiting(next)) later(RETRY_MS);
    return next;
  }
  function change(): void {
    isDirty.current = true;
    if (isStopped.current) return;
    setState((before) => (before.kind === 'saving' || isWaiting(before) ? before : { kind: 'unsaved' }));
    later(PAUSE_MS);
  }
  /** Saves over what somebody else wrote, which stays among the versions. */
  function overwrite(revisionNow: number): void {
    known.current = revisionNow;
    isStopped.current = false;
    void save();
  }

  const latest = useRef({ show, save });
  useEffect(() => {
    latest.current = { show, save };
  });
  // Heard of a change in another window: better said before more is written.
  useEffect(() => {
    if (revision <= known.current || running.current || unanswered.current) return;
    if (!isDirty.current && revision === known.current) return;
    latest.current.show({ kind: 'conflict', revision, who: changed.who, when: changed.when });
  }, [revision, changed.who, changed.when]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty.current) event.preventDefault();
    };
    // The connection is back, or somebody comes back from the sign-in.
    const again = (): void => {
      if (isDirty.current) void latest.current.save();
    };
    globalThis.addEventListener('beforeunload', warn);
    for (const event of ['online', 'focus']) globalThis.addEventListener(event, again);
    return () => {
      globalThis.removeEventListener('beforeunload', warn);
      for (const event of ['online', 'focus']) globalThis.removeEventListener(event, again);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    state,
    change,
    save,
    settle,
    overwrite,
    /** The revision the server has of this window's words, for a form that is sent whole. */
    revision: () => known.current,
    isClean: () => !isDirty.current && running.current === undefined,
    /** Discards unsaved changes, because the user leaves the page on purpose. */
    forget: () => {
      isDirty.current = false;
    },
  };
}
