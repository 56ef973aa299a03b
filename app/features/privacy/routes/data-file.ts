import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { exportHtml } from '../domain/export-html.ts';
import type { PrivacyContext } from '../server/privacy-context.ts';

type Sections = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Somebody's data as one file to be handed over, in the form that was asked for. */
export function dataFile(
  { clock, timeZone }: Pick<PrivacyContext, 'clock' | 'timeZone'>,
  sections: Sections,
  { as, name }: { readonly as: 'json' | 'html'; readonly name: 'data' | 'medical' },
): Response {
  const now = clock.now();
  const { date } = wallClockOf(now.epochMilliseconds, timeZone);
  const body =
    as === 'json'
      ? JSON.stringify({ clinic: clinic().name, madeAt: now.toString(), ...sections }, null, 2)
      : exportHtml(clinic().name, now.toString(), sections);
  return new Response(body, {
    headers: {
      'content-type': as === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      // No name in the name of the file: it ends up in lists of downloads.
      'content-disposition': `attachment; filename="${name}-${date}.${as}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
