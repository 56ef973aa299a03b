import type { Live } from '#app/platform/live.ts';
import { mayHear } from '../domain/live-topics.ts';
import { sessionOf, type KnownSession } from './read-session.ts';
import type { SignInContext } from './sign-in-context.ts';

/** After this the window connects anew, and has to show again that it may. */
const longestMs = 5 * 60_000;
/** Often enough that no proxy takes the silence for an end. */
const sayMs = 20_000;
/** Windows of one session that hear of changes; nobody works in more. */
const mostWindows = 10;

/** How many streams each session has open in this process. */
const openWindows = new Map<string, number>();

/**
 * Server-sent events for one window: the topics of which something changed, and nothing else; an empty one says that
 * something may be missed. It ends with the session: that is looked at again with each sign of life and whenever sessions
 * end or roles change anywhere. Undefined when the session has ten windows that hear already.
 */
export function openLiveStream(
  { live, signIn }: { readonly live: Live; readonly signIn: SignInContext },
  request: Request,
  { sessionId, staff: first }: Pick<KnownSession, 'sessionId' | 'staff'>,
): ReadableStream<Uint8Array> | undefined {
  const windows = openWindows.get(sessionId) ?? 0;
  if (windows >= mostWindows) return undefined;
  openWindows.set(sessionId, windows + 1);
  const text = new TextEncoder();
  let staff: Pick<KnownSession['staff'], 'role' | 'practitionerId'> = first;
  let end: (() => void) | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (line: string): void => controller.enqueue(text.encode(line));
      const close = (): void => {
        end?.();
        controller.close();
      };
      const lookAgain = async (): Promise<void> => {
        const session = await sessionOf(signIn, request.headers, { isTouch: false });
        if (isEnded) return;
        if (session.state === 'signed-in') staff = session.staff;
        else close();
      };
      // Without the database nobody can be asked; the window connects anew when it is back.
      const check = (): void => void lookAgain().catch(() => isEnded || close());
      let isEnded = false;
      say('retry: 1000\n\n');
      const stop = live.subscribe((topic) => {
        if (topic === 'sessions') check();
        else if (topic === undefined || mayHear(staff, topic)) say(`data: ${topic ?? ''}\n\n`);
      }, close);
      const beat = setInterval(() => {
        say(':\n\n');
        check();
      }, sayMs);
      const limit = setTimeout(close, longestMs);
      end = () => {
        if (isEnded) return;
        isEnded = true;
        stop();
        clearInterval(beat);
        clearTimeout(limit);
        const left = (openWindows.get(sessionId) ?? 1) - 1;
        if (left > 0) openWindows.set(sessionId, left);
        else openWindows.delete(sessionId);
      };
      request.signal.addEventListener('abort', () => end?.());
      // Whatever ended between the guard and here was announced before anybody listened.
      check();
    },
    cancel: () => end?.(),
  });
}
