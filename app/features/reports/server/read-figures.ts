import { countVisits } from '#app/features/scheduling/server/count-visits.ts';
import { addDays, startOfDay, type EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { figuresOf, type Figures } from '../domain/figures.ts';
import type { Period } from '../domain/period.ts';

/** The figures of a period: what was booked in it, and what took place in it up to `now`. */
export async function readFigures(db: Db, period: Period, timeZone: string, now: EpochMs): Promise<Figures> {
  const start = startOfDay(period.from, timeZone);
  const end = startOfDay(addDays(period.to, 1), timeZone);
  return figuresOf(await countVisits(db, { start, end, timeZone, now }), period);
}
