import { data } from 'react-router';
import { appContext, required } from '#app/platform/web/context.ts';
import { mayHear } from '../domain/live-topics.ts';
import { actorOf } from '../server/staff-context.ts';
import type { Route } from './+types/live.ts';

/** After this the window connects anew, and has to show again that it may. */
const longestMs = 5 * 60_000;
/** Often enough that no proxy takes the silence for an end. */
const sayMs = 20_000;

/** Server-sent events: the topics of which something changed, and nothing else. An empty one: something may be missed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { live } = required(context.get(appContext), 'the running server');
  const staff = actorOf(context);
  // React Router would wait for the end of a stream it was asked for as data.
  if (request.headers.get('accept') !== 'text/event-stream') throw data(null, { status: 406 });
  const text = new TextEncoder();
  let end: (() => void) | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (line: string): void => controller.enqueue(text.encode(line));
      say('retry: 1000\n\n');
      const stop = live.subscribe((topic) => {
        if (topic === undefined || mayHear(staff, topic)) say(`data: ${topic ?? ''}\n\n`);
      }, close);
      const beat = setInterval(() => say(':\n\n'), sayMs);
      const limit = setTimeout(close, longestMs);
      end = () => {
        stop();
        clearInterval(beat);
        clearTimeout(limit);
      };
      request.signal.addEventListener('abort', () => end?.());
      function close(): void {
        end?.();
        controller.close();
      }
    },
    cancel: () => end?.(),
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}
