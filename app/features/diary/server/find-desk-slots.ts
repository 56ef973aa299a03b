import { addDays, minuteMs, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { settingsForDesk } from '../domain/desk-placement.ts';
import { seriesTimes } from '../domain/desk-series.ts';
import { nearestSlots } from '#app/features/scheduling/domain/nearest-slots.ts';
import { nextFreeTimes } from '#app/features/scheduling/domain/next-free.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import { readNearestSlots, readSlots, type SlotReader } from '#app/features/scheduling/server/find-slots.ts';

/** Free times as the desk may give them: from this minute on, a year ahead. */
function readerForDesk(reader: SlotReader): SlotReader {
  return {
    ...reader,
    settings: { ...reader.settings, current: async () => settingsForDesk(await reader.settings.current()) },
  };
}

export interface DeskSlotQuestion {
  readonly appointmentTypeId: string;
  readonly practitionerId?: string | undefined;
  readonly date: IsoDate;
}

/** All starts of a day that are free now, one after the other. */
export async function readDeskSlots(reader: SlotReader, { date, ...kind }: DeskSlotQuestion): Promise<readonly Slot[]> {
  const { slots } = await readSlots(readerForDesk(reader), { ...kind, from: date, until: addDays(date, 1) });
  return slots;
}

const suggestedCount = 6;
const lookAheadDays = 28;

/** The next free times from a day on, spread out as on the booking page: what to offer a caller first. */
export async function suggestSlots(
  reader: SlotReader,
  { date, ...kind }: DeskSlotQuestion,
): Promise<{ readonly slots: readonly Slot[]; readonly now: EpochMs }> {
  const { clinic } = await reader.settings.current();
  for (const days of [7, lookAheadDays]) {
    const { slots, now } = await readSlots(readerForDesk(reader), {
      ...kind,
      from: date,
      until: addDays(date, days),
    });
    const next = nextFreeTimes(slots, Math.max(now, slots[0]?.startsAt ?? now) - 1, suggestedCount, clinic.timeZone);
    if (next.length === suggestedCount || days === lookAheadDays) return { slots: next, now };
  }
  return { slots: [], now: reader.clock.now().epochMilliseconds };
}

/** The free times nearest to a moment with one person, as the desk may give them. `except`: the visit that is to move. */
export function nearestForDesk(
  reader: SlotReader,
  kind: { readonly appointmentTypeId: string; readonly practitionerId: string },
  wantedAt: EpochMs,
  except?: string,
): Promise<Slot[]> {
  return readNearestSlots(readerForDesk(reader), kind, wantedAt, except);
}

export interface SeriesTime {
  readonly wantedAt: EpochMs;
  /** The wanted time where it is free, else the nearest one within a week; undefined when that week is full. */
  readonly slot: Slot | undefined;
}

export interface SeriesQuestion {
  readonly appointmentTypeId: string;
  readonly practitionerId: string;
  readonly firstStartsAt: EpochMs;
  readonly sessions: number;
  readonly intervalDays: number;
}

/** The times of a series, with the same practitioner throughout: same weekday and clock where free, nearest otherwise. */
export async function proposeSeries(reader: SlotReader, question: SeriesQuestion): Promise<SeriesTime[]> {
  const { appointmentTypeId, practitionerId, firstStartsAt, sessions, intervalDays } = question;
  const { clinic } = await reader.settings.current();
  const times: SeriesTime[] = [];
  for (const wantedAt of seriesTimes(firstStartsAt, sessions, intervalDays, clinic.timeZone)) {
    const { date } = wallClockOf(wantedAt, clinic.timeZone);
    const range = { from: addDays(date, -7), until: addDays(date, 8) };
    const { slots } = await readSlots(readerForDesk(reader), { appointmentTypeId, practitionerId, ...range });
    // Sessions stay in order, also when their intervals are short.
    const after = times.at(-1)?.slot?.endsAt ?? firstStartsAt - minuteMs;
    const isFirst = times.length === 0;
    const possible = slots.filter(({ startsAt }) => (isFirst ? startsAt === wantedAt : startsAt > after));
    times.push({ wantedAt, slot: nearestSlots(possible, wantedAt, 1)[0] });
  }
  return times;
}
