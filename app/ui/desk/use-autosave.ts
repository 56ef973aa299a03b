import { useEffect, useRef, useState, type RefObject } from 'react';
import { deskPaths } from './desk-paths.ts';
import { untilSignedIn } from './held-requests.ts';
import { deskAccountHeaders } from './watch-requests.ts';

interface Taken {
  readonly ok: true;
  /** The number of this state of the text: the next save has to name it. */
  readonly revision: number;
  /** The time of day in words. */
  readonly savedAt: string;
}
interface NotTaken {
  readonly ok: false;
  readonly reason: string;
}
type NotTakenIn<Answer> = Extract<Answer, NotTaken>;
type StateOf<Not> = Not extends NotTaken ? { readonly kind: Not['reason']; readonly answer: Not } : never;

/** Where what is written stands: with the server, on its way, only in this window, or refused with the server's reason. */
export type SaveState<Answer extends Taken | NotTaken> =
  | { readonly kind: 'saved'; readonly when: string }
  | { readonly kind: 'new' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'signed-out' }
  | StateOf<NotTakenIn<Answer>>;

interface Options<Answer extends Taken | NotTaken> {
  /** Where the form is sent; answers with JSON. */
  readonly address: string;
  readonly revision: number;
  /** When it was saved last, in words; null when nothing was written yet. */
  readonly saved: string | null;
  /** The form is shown as it was sent, because this kept it from being saved. */
  readonly refused?: NotTakenIn<Answer> | undefined;
  readonly pauseMs: number;
  /** What a page means that came in place of the answer, by its HTTP status. */
  readonly meaningOf?: (status: number) => NotTakenIn<Answer> | undefined;
  readonly onSaved?: (answer: Extract<Answer, Taken>) => void;
}

const RETRY_MS = 4000;

/** Whether the save is repeated automatically. */
const isWaiting = ({ kind }: { readonly kind: string }): boolean => ['offline', 'refused', 'signed-out'].includes(kind);

/** After these the window stops saving: somebody else's text, or no text at all, is there. */
const isEnd = ({ kind }: { readonly kind: string }): boolean => kind === 'changed-meanwhile' || kind === 'gone';

/**
 * Saves a form of the desk a moment after its last change, one request at a time. While there is no connection or the
 * server fails, it tries again every few seconds; when nobody is signed in any more, the sign-in opens over the page and
 * the save goes on after it. A save without an answer is sent again word for word, since the server may have taken it.
 * When a colleague was quicker it stops until it is told whose text holds (`keepMine`).
 */
export function useAutosave<Answer extends Taken | NotTaken>(
  form: RefObject<HTMLFormElement | null>,
  options: Options<Answer>,
) {
  type State = SaveState<Answer>;
  const [state, setState] = useState<State>(() => stateAtFirst(options));
  const [revision, setRevision] = useState(options.revision);
  const known = useRef(options.revision);
  const isDirty = useRef(options.refused !== undefined);
  const isStopped = useRef(isEnd(state));
  const running = useRef<Promise<State>>(undefined);
  const unanswered = useRef<FormBody>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const signingIn = useRef<AbortController>(undefined);
  const latest = useRef({ options, save });
  useEffect(() => {
    latest.current = { options, save };
  });

  function show(next: State): State {
    isStopped.current = isEnd(next);
    setState(next);
    return next;
  }
  function later(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }
  function askToSignIn(): void {
    if (signingIn.current) return;
    const asking = new AbortController();
    signingIn.current = asking;
    void untilSignedIn(asking.signal).then((isIn) => {
      signingIn.current = undefined;
      if (isIn) void latest.current.save();
    });
  }
  async function send(body: FormBody): Promise<State> {
    const { address, meaningOf, onSaved } = latest.current.options;
    const answer = await sendForm<Answer>(address, body, meaningOf);
    const next = stateOf(answer);
    if (next.kind === 'signed-out') askToSignIn();
    else signingIn.current?.abort();
    if (typeof answer === 'object' && isTaken(answer)) {
      known.current = answer.revision;
      setRevision(answer.revision);
      onSaved?.(answer);
    } else isDirty.current = true;
    if (next.kind === 'offline') unanswered.current = body;
    else if (!isWaiting(next)) unanswered.current = undefined;
    if (isWaiting(next)) later(RETRY_MS);
    return next;
  }
  async function sendNow(element: HTMLFormElement): Promise<State> {
    setState({ kind: 'saving' });
    if (unanswered.current) {
      const before = await send(unanswered.current);
      if (before.kind !== 'saved') return show(before);
    }
    isDirty.current = false;
    const body = bodyOf(element);
    body.set('revision', String(known.current));
    const next = await send(body);
    return show(next.kind === 'saved' && isDirty.current ? { kind: 'unsaved' } : next);
  }
  async function save(): Promise<State> {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const element = form.current;
    if (!element || isStopped.current) return state;
    running.current = sendNow(element);
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
    later(latest.current.options.pauseMs);
  }
  /** Goes on with what stands in the form, over the revision that a colleague saved and whoever writes was shown. */
  function keepMine(theirs: number): void {
    known.current = theirs;
    isStopped.current = false;
    isDirty.current = true;
    void save();
  }

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty.current) event.preventDefault();
    };
    // The connection is back, or somebody comes back from another window.
    const again = (): void => {
      if (isDirty.current) void latest.current.save();
    };
    globalThis.addEventListener('beforeunload', warn);
    for (const event of ['online', 'focus']) globalThis.addEventListener(event, again);
    return () => {
      globalThis.removeEventListener('beforeunload', warn);
      for (const event of ['online', 'focus']) globalThis.removeEventListener(event, again);
      clearTimeout(timer.current);
      signingIn.current?.abort();
    };
  }, []);
  return {
    state,
    /** The revision the screen shows; changes with each save. */
    revision,
    change,
    save,
    settle,
    keepMine,
    /** Shows at once what was heard of a change in another window. */
    stopFor: (heard: StateOf<NotTakenIn<Answer>>) => void show(heard),
    /** The revision the server has of this window's words, for a form that is sent whole. */
    seen: () => known.current,
    isClean: () => !isDirty.current && running.current === undefined,
    /** Whether a save is on its way, or was sent and never answered. */
    isBusy: () => running.current !== undefined || unanswered.current !== undefined,
    /** The form is sent whole, or left on purpose: nothing of it waits any more. */
    forget: () => {
      clearTimeout(timer.current);
      isDirty.current = false;
    },
  };
}

type FormBody = FormData | URLSearchParams;

/** What the form would send, in the encoding it names. */
function bodyOf(form: HTMLFormElement): FormBody {
  const entries = new FormData(form);
  if (form.enctype === 'multipart/form-data') return entries;
  return new URLSearchParams(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

type Answered<Answer> = Answer | 'signed-out' | 'refused' | undefined;

/** The server's answer; what came in its place; or undefined, when nothing did. */
async function sendForm<Answer extends Taken | NotTaken>(
  address: string,
  body: FormBody,
  meaningOf: ((status: number) => NotTakenIn<Answer> | undefined) | undefined,
): Promise<Answered<Answer>> {
  try {
    const answer = await fetch(address, { method: 'POST', body, headers: deskAccountHeaders() });
    if (answer.redirected && new URL(answer.url).pathname.startsWith(deskPaths.signIn)) return 'signed-out';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the route of this address answers
    if (answer.headers.get('content-type')?.includes('json')) return (await answer.json()) as Answer;
    // From 502 on a proxy has lost the server, which may have saved.
    return meaningOf?.(answer.status) ?? (answer.status > 500 ? undefined : 'refused');
  } catch {
    return undefined;
  }
}

function isTaken<Answer extends Taken | NotTaken>(answer: Answer): answer is Extract<Answer, Taken> {
  return answer.ok;
}

function stateAtFirst<Answer extends Taken | NotTaken>({ refused, saved }: Options<Answer>): SaveState<Answer> {
  if (refused) return stateOf<Answer>(refused);
  return saved === null ? { kind: 'new' } : { kind: 'saved', when: saved };
}

function stateOf<Answer extends Taken | NotTaken>(answer: Answered<Answer>): SaveState<Answer> {
  if (answer === undefined) return { kind: 'offline' };
  if (typeof answer === 'string') return { kind: answer };
  if (isTaken(answer)) return { kind: 'saved', when: answer.savedAt };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not taken
  const notTaken = answer as NotTakenIn<Answer>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its kind is its reason
  return { kind: notTaken.reason, answer: notTaken } as unknown as StateOf<NotTakenIn<Answer>>;
}
