import { liveView } from '#app/features/booking/routes/live-view.ts';
import { keepAnswer } from '#app/platform/web/kept-answer.ts';
import type { MemoryFile } from '#app/platform/web/memory-file.ts';
import { openMoments, type Moments } from '#app/platform/web/moments.ts';
import type { Application } from './application.ts';

/** Where it is asked for; `feature.ts` of booking has the route. */
export const LIVE_ADDRESS = '/live.json';

/** The moments in which no process has changed an appointment or a setting. */
export function momentsOfBooking({
  app,
  onRenderInputsChanged,
}: Pick<Application, 'app' | 'onRenderInputsChanged'>): Moments {
  const moments = openMoments(app.clock);
  onRenderInputsChanged(() => moments.end());
  app.live.subscribe(
    (topic) => {
      if (topic === undefined || topic === 'diary') moments.end();
    },
    () => {},
  );
  return moments;
}

/** The next free times and whether the clinic is open, in memory: every page asks for them. */
export function keepLiveAnswer(
  { booking }: Pick<Application, 'booking'>,
  moments: Moments,
): () => MemoryFile | Promise<MemoryFile> {
  return keepAnswer(async () => JSON.stringify(await liveView(booking)), {
    moments,
    type: 'application/json',
    cacheControl: 'no-store',
    headers: {},
  });
}
