import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NextView, OtherTextView, SaveAnswer, WritingView } from './note-view.ts';

/** Where what is written stands: with the server, on its way, or only in this window. */
export type SaveState =
  | { readonly kind: 'saved'; readonly when: string }
  | { readonly kind: 'new' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'signed-out' | 'invalid' | 'gone' }
  | { readonly kind: 'conflict'; readonly other: OtherTextView };

const PAUSE_MS = 1200;
const RETRY_MS = 4000;

type Answered = SaveAnswer | 'signed-out' | 'refused' | undefined;

async function send(address: string, body: FormData): Promise<Answered> {
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(textsOf(body)) });
    if (answer.redirected && new URL(answer.url).pathname.startsWith('/admin-login')) return 'signed-out';
    if (!answer.headers.get('content-type')?.includes('json'))
      // From 502 on a proxy has lost the server, which may come back.
      return answer.status === 404 ? { ok: false, reason: 'gone' } : answer.status > 500 ? undefined : 'refused';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what note-draft.ts answers
    return (await answer.json()) as SaveAnswer;
  } catch {
    return undefined;
  }
}

function textsOf(body: FormData): [string, string][] {
  return [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

function stateOf(answer: Answered): SaveState {
  if (answer === undefined) return { kind: 'offline' };
  if (typeof answer === 'string') return { kind: answer };
  if (answer.ok) return { kind: 'saved', when: answer.saved };
  return answer.reason === 'changed-meanwhile' ? { kind: 'conflict', other: answer.other } : { kind: answer.reason };
}

const isWaiting = ({ kind }: SaveState): boolean => ['offline', 'refused', 'signed-out'].includes(kind);

/**
 * Saves a note a moment after the last key, one request at a time, and again and again while there is no line, no server or
 * nobody signed in: until then the text stands in the form and nowhere else. When somebody else wrote meanwhile it stops
 * until it is told which text holds.
 */
export function useNoteAutosave(
  form: RefObject<HTMLFormElement | null>,
  {
    address,
    writing,
    onNext,
  }: {
    readonly address: string;
    readonly writing: WritingView;
    /** Told the day of the next visit as the server reads it. */
    readonly onNext: (next: NextView | null) => void;
  },
) {
  const [state, setState] = useState<SaveState>(
    writing.saved === null ? { kind: 'new' } : { kind: 'saved', when: writing.saved },
  );
  const revision = useRef(writing.revision);
  const isDirty = useRef(false);
  const running = useRef<Promise<SaveState>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);

  function later(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }
  async function ask(element: HTMLFormElement): Promise<SaveState> {
    setState({ kind: 'saving' });
    isDirty.current = false;
    const body = new FormData(element);
    body.set('revision', String(revision.current));
    const answer = await send(address, body);
    const now = stateOf(answer);
    if (typeof answer === 'object' && answer.ok) {
      revision.current = answer.revision;
      onNext(answer.next);
    } else isDirty.current = true;
    isStopped.current = now.kind === 'conflict' || now.kind === 'gone';
    if (isWaiting(now)) later(RETRY_MS);
    const shown: SaveState = now.kind === 'saved' && isDirty.current ? { kind: 'unsaved' } : now;
    setState(shown);
    return shown;
  }
  async function save(): Promise<SaveState> {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const element = form.current;
    if (!element || isStopped.current) return state;
    running.current = ask(element);
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
  function change(): void {
    isDirty.current = true;
    if (isStopped.current) return;
    setState((before) => (before.kind === 'saving' || isWaiting(before) ? before : { kind: 'unsaved' }));
    later(PAUSE_MS);
  }
  /** Goes on with what stands in the form, over what somebody else saved and was shown. */
  function keepMine(other: OtherTextView): void {
    revision.current = other.revision;
    isStopped.current = false;
    isDirty.current = true;
    void save();
  }

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty.current) event.preventDefault();
    };
    // The line is back, or somebody comes back from the sign-in.
    const again = (): void => {
      if (isDirty.current) void latest.current();
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
    keepMine,
    revision: () => revision.current,
    /** Discards unsaved changes, because the user leaves the page on purpose. */
    forget: () => {
      isDirty.current = false;
    },
    isClean: () => !isDirty.current && running.current === undefined,
  };
}
