import { type FormEvent, useEffect, useRef } from 'react';
import { type NavigateOptions, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { finderAddress } from '../domain/finder-query.ts';

const TYPING_PAUSE_MS = 250;

/** Fewer letters say nothing yet; the button asks for them all the same. */
const FEWEST_LETTERS = 3;

const FIELDS = ['q', 'concern', 'area', 'downtime', 'sessions', 'category'] as const;

function askedIn(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    FIELDS.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value.trim() : ''];
    }),
  );
}

/** The form that an address has followed, as somebody typed or chose. */
function formOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('finderForm' in state)) return undefined;
  return typeof state.finderForm === 'string' ? state.finderForm : undefined;
}

/**
 * Lets the answer follow the form without a new document: each choice at once, words after a pause, sent forms with
 * the focus at the answer. The address keeps up; `formKey` changes when another address than the form's own is shown.
 */
export function useFollowingAnswer() {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, search, state } = location;
  const isPopped = useNavigationType() === NavigationType.Pop;
  const formKey = isPopped ? `popped-${key}` : (formOf(state) ?? key);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  // What was sent stays in the history; what was typed on the way to something else does not. An address is in the
  // history before its answer is drawn: on a slow phone a press comes in between, so the ref says what is there by now.
  const isOnTheWay = formOf(state) !== undefined;
  const isTypedInHistory = useRef(isOnTheWay);
  const latest = useRef(0);
  useEffect(() => {
    isTypedInHistory.current = formOf(location.state) !== undefined;
  }, [location]);
  const go = async (address: string, options: NavigateOptions) => {
    latest.current += 1;
    const mine = latest.current;
    await navigate(address, { ...options, preventScrollReset: true });
    if (mine === latest.current) isTypedInHistory.current = formOf(options.state) !== undefined;
  };
  const follow = (form: HTMLFormElement) => {
    const asked = askedIn(form);
    const { q = '' } = asked;
    if (q !== '' && q.length < FEWEST_LETTERS) return;
    void go(finderAddress(asked), {
      replace: isTypedInHistory.current || search === '',
      state: { finderForm: formKey },
    });
  };
  const send = async (form: HTMLFormElement) => {
    // Without `#results`: for the router the same words with it would be a place on the page, and nothing to ask again.
    await go(finderAddress(askedIn(form)), { replace: isTypedInHistory.current });
    const answer = document.getElementById('results');
    if (answer) answer.tabIndex = -1;
    answer?.focus();
  };
  const onInput = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current);
    const isTyped = target instanceof HTMLInputElement;
    if (isTyped) timer.current = window.setTimeout(() => follow(form), TYPING_PAUSE_MS);
    else follow(form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    window.clearTimeout(timer.current);
    void send(event.currentTarget);
  };
  /** Whether the answer is one that somebody came for, and no answer on the way while they type. */
  const hasArrived = !isOnTheWay;
  return { formKey, hasArrived, onInput, onSubmit };
}
