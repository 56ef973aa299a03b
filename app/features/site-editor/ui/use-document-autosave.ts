import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldFault } from '../domain/faults-by-field.ts';
import type { AutosaveAnswer } from './document-view.ts';

/** Where what is written stands: with the server, on its way, or only in this window. */
export type SaveState =
  | { readonly kind: 'saved'; readonly when: string }
  | { readonly kind: 'conflict'; readonly revision: number }
  | {
      readonly kind:
        | 'new'
        | 'unsaved'
        | 'saving'
        | 'offline'
        | 'refused'
        | 'signed-out'
        | 'invalid'
        | 'too-long'
        | 'gone';
    };

export interface Checked {
  readonly problems: readonly FieldFault[];
  readonly warnings: readonly FieldFault[];
}

/** The page beside the form follows within half a second. */
const PAUSE_MS = 400;
const RETRY_MS = 4000;

type Answered = AutosaveAnswer | 'signed-out' | 'refused' | undefined;

async function send(address: string, body: FormData): Promise<Answered> {
  try {
    const answer = await fetch(address, { method: 'POST', body });
    if (answer.redirected && new URL(answer.url).pathname.startsWith('/admin-login')) return 'signed-out';
    if (!answer.headers.get('content-type')?.includes('json'))
      // From 502 on a proxy has lost the server, which may come back.
      return answer.status === 404 ? { ok: false, reason: 'gone' } : answer.status > 500 ? undefined : 'refused';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what autosave.ts answers
    return (await answer.json()) as AutosaveAnswer;
  } catch {
    return undefined;
  }
}

function stateOf(answer: Answered): SaveState {
  if (answer === undefined) return { kind: 'offline' };
  if (typeof answer === 'string') return { kind: answer };
  if (answer.ok) return { kind: 'saved', when: answer.savedAt };
  return answer.reason === 'changed-meanwhile'
    ? { kind: 'conflict', revision: answer.revision }
    : { kind: answer.reason };
}

const isWaiting = ({ kind }: SaveState): boolean => ['offline', 'refused', 'signed-out'].includes(kind);

/**
 * Saves a document a moment after the last key, one request at a time, and again and again while there is no line, no
 * server or nobody signed in: until then the text stands in the form and nowhere else. When a colleague saved meanwhile it
 * stops until it is told which text holds.
 */
export function useDocumentAutosave(
  form: RefObject<HTMLFormElement | null>,
  first: { readonly address: string; readonly revision: number; readonly saved: string | null },
  onSaved: (checked: Checked) => void,
) {
  const [state, setState] = useState<SaveState>(
    first.saved === null ? { kind: 'new' } : { kind: 'saved', when: first.saved },
  );
  const [revision, setRevision] = useState(first.revision);
  const seen = useRef(first.revision);
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
    body.set('revision', String(seen.current));
    const answer = await send(first.address, body);
    const now = stateOf(answer);
    if (typeof answer === 'object' && answer.ok) {
      seen.current = answer.revision;
      setRevision(answer.revision);
      onSaved(answer);
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
  /** Goes on with what stands in the form, over what a colleague saved. */
  function keepMine(theirs: number): void {
    seen.current = theirs;
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
    revision,
    change,
    settle,
    keepMine,
    /** The revision that the next change has to have seen. */
    seen: () => seen.current,
    /** The form is sent whole, or left on purpose: nothing of it waits any more. */
    forget: () => {
      clearTimeout(timer.current);
      isDirty.current = false;
    },
    isClean: () => !isDirty.current && running.current === undefined,
  };
}
