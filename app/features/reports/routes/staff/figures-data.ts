import type { RouterContextProvider } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { Figures } from '../../domain/figures.ts';
import { parsePeriod, type AskedPeriod } from '../../domain/period.ts';
import { readFigures } from '../../server/read-figures.ts';

/** Bookings name a treatment by its path or by its slug alone. */
function treatmentName(path: string): string {
  const { treatments } = catalogue();
  const treatment = treatments.get(path) ?? [...treatments.values()].find(({ slug }) => slug === path);
  return treatment?.title ?? path;
}

/** The figures of the period an address or form asks for. */
export async function askedFigures(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<{ readonly asked: AskedPeriod; readonly words: string; readonly figures: Figures }> {
  const { database, clock } = required(context.get(appContext), 'the running server');
  const { timeZone } = clinic();
  const now = clock.now().epochMilliseconds;
  const asked = parsePeriod(query, wallClockOf(now, timeZone).date);
  const figures = await readFigures(database.db, asked.period, timeZone, now);
  const treatments = figures.treatments.map(({ name, count }) => ({ name: treatmentName(name), count }));
  const words = `${formatDate(asked.period.from).slice(4)} to ${formatDate(asked.period.to).slice(4)}`;
  return { asked, words, figures: { ...figures, treatments } };
}
