import { signInHeader, untilReached, untilTaken, type SentForm } from './held-requests.ts';
import { draftOf, hasUnsavedWords, wordsTaken } from './open-drafts.ts';
import { isRevalidating, untilRevalidated } from './background-revalidation.ts';
import { deskPaths } from './desk-paths.ts';

/** Names one wish to change something, however often it is sent: the desk does it once. */
const requestKeyHeader = 'x-request-key';
/** Names the draft whose words are sent, which is over once they are taken. */
const draftHeader = 'x-desk-draft';
/** The account this window belongs to: nothing is sent as somebody else who has signed in meanwhile. */
const accountHeader = 'x-desk-account';

/** How React Router's data answers say "look there". */
const singleFetchRedirect = 202;

let isWatching = false;
let account = '';
let lastSent: SentForm | undefined;

function bare(path: string): string {
  return path.replace(/(?:\/_)?\.data$/, '').replace(/\/$/, '');
}

function query(search: string): string {
  const asked = new URLSearchParams(search);
  for (const name of ['_routes', 'index']) asked.delete(name);
  return asked.toString();
}

/** The address of the screen that is open, asked for as data. */
function isOfThisScreen(target: URL): boolean {
  return bare(target.pathname) === bare(location.pathname) && query(target.search) === query(location.search);
}

/** What React Router asks the desk for. */
function isOfDesk({ origin, pathname }: URL): boolean {
  const isInside = pathname.startsWith(deskPaths.desk) || pathname === `${deskPaths.signOut}.data`;
  return origin === location.origin && isInside && pathname.endsWith('.data');
}

/** The form that has just been sent to this address. */
function sentTo(target: URL): SentForm | undefined {
  const sent = lastSent;
  lastSent = undefined;
  return sent &&
    bare(new URL(sent.form.getAttribute('action') ?? location.href, location.href).pathname) === bare(target.pathname)
    ? sent
    : undefined;
}

/** A search that runs while somebody types: a post, because what is searched for belongs in no address. */
function isSearch({ pathname }: URL): boolean {
  return bare(pathname).endsWith('/find');
}

/** Says whose window sends a request: the server does nothing in it for somebody else. */
export function deskAccountHeaders(): Readonly<Record<string, string>> {
  return account === '' ? {} : { [accountHeader]: account };
}

async function sendHeld(
  send: (init: RequestInit) => Promise<Response>,
  target: URL,
  init: RequestInit,
): Promise<Response> {
  const { signal } = init;
  const headers = new Headers({ ...Object.fromEntries(new Headers(init.headers)), ...deskAccountHeaders() });
  if ((init.method ?? 'GET').toUpperCase() === 'GET')
    return untilTaken(() => send({ ...init, headers }), { kind: 'load', sent: undefined }, signal);
  if (isSearch(target)) return untilReached(() => send({ ...init, headers }), signal);
  const sent = sentTo(target);
  const draft = sent && draftOf(sent.form);
  headers.set(requestKeyHeader, crypto.randomUUID());
  if (draft) {
    headers.set(draftHeader, draft.endsWithAnswer ? `${draft.id} ends` : draft.id);
    // A save that is still on its way would come after the words were taken, and offer them once more.
    await draft.settle();
  }
  const answer = await untilTaken(() => send({ ...init, headers }), { kind: 'send', sent }, signal);
  const isDone = answer.status === singleFetchRedirect || (answer.ok && draft?.endsWithAnswer);
  if (draft && isDone) wordsTaken(draft);
  return answer;
}

async function renew(
  send: (init: RequestInit) => Promise<Response>,
  init: RequestInit,
  target: URL,
): Promise<Response> {
  const answer = await untilRevalidated(send, init);
  // A window in which nobody is writing goes to the sign-in: what is known of patients does not stay on a screen.
  return answer.headers.has(signInHeader) && hasUnsavedWords() ? sendHeld(send, target, init) : answer;
}

/**
 * React Router sends its own requests. Those for the desk wait in the window while there is no answer, instead of putting
 * an error's page in the place of the screen; those by which a window renews itself are asked for quietly.
 */
export function watchRequests(accountId: string): void {
  account = accountId;
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof HTMLFormElement) lastSent = { form: event.target, button: event.submitter };
    },
    true,
  );
  const fetchNow = window.fetch.bind(window);
  window.fetch = (input, init = {}) => {
    if (input instanceof Request) return fetchNow(input, init);
    const target = new URL(input, location.href);
    if (!isOfDesk(target)) return fetchNow(input, init);
    const send = (changed: RequestInit): Promise<Response> => fetchNow(input, changed);
    const isRead = (init.method ?? 'GET').toUpperCase() === 'GET';
    return isRead && isRevalidating() && isOfThisScreen(target)
      ? renew(send, init, target)
      : sendHeld(send, target, init);
  };
}
