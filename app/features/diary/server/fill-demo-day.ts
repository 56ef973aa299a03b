import { eq } from 'drizzle-orm';
import { parsePhone } from '#app/lib/phone.ts';
import { addDays, minuteMs, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import type { CommandContext } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type {
  AppointmentType,
  BookingSettings,
  Practitioner,
} from '#app/features/scheduling/domain/clinic-settings.ts';
import { workingIntervals } from '#app/features/scheduling/domain/schedule.ts';
import { insertAppointment } from '#app/features/scheduling/server/insert-appointment.ts';
import { readSettings } from '#app/features/scheduling/server/read-settings.ts';
import { appointmentEvents, appointments } from '#app/features/scheduling/server/tables.ts';

const people = ['Asha', 'Rohan', 'Vikram', 'Meera', 'Sana', 'Kiran', 'Joseph', 'Farah', 'Deepak', 'Leela', 'Imran'];
const more = ['Nandini', 'Arjun', 'Tara', 'Sunil', 'Neel', 'Gopal', 'Ritu', 'Omkar', 'Zoya', 'Anita', 'Dev', 'Esha'];
const names = [...people, ...more].map((name) => `${name} Namuna`);

interface DemoVisit {
  readonly practitioner: Practitioner;
  readonly type: AppointmentType;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
}

/** A well filled day: each practitioner's visits in turn, with a gap after every third. */
function visitsOf(settings: BookingSettings, date: string): DemoVisit[] {
  return settings.practitioners.flatMap((practitioner) => {
    const types = settings.appointmentTypes.filter(({ id }) => practitioner.appointmentTypeIds.includes(id));
    const visits: DemoVisit[] = [];
    for (const { start, end } of workingIntervals(settings.clinic, practitioner, date, addDays(date, 1))) {
      let at = start;
      for (let type = types[visits.length % types.length]; type; type = types[visits.length % types.length]) {
        const startsAt = at + type.bufferBeforeMinutes * minuteMs;
        const endsAt = startsAt + type.minutes * minuteMs;
        if (endsAt > end) break;
        visits.push({ practitioner, type, startsAt, endsAt });
        const pause = visits.length % 3 === 0 ? 40 : 10;
        at = endsAt + (type.bufferAfterMinutes + pause) * minuteMs;
      }
    }
    return visits;
  });
}

/** What a visit would have become by now. */
function statusOf({ startsAt, endsAt }: DemoVisit, index: number, now: EpochMs): AppointmentStatus {
  if (endsAt <= now) return index % 7 === 2 ? 'no-show' : 'completed';
  if (startsAt <= now) return 'in-consultation';
  if (startsAt - now < 45 * minuteMs) return 'arrived';
  return index % 3 === 0 ? 'booked' : 'confirmed';
}

/** Fills today with sample visits, and says how many there are. Throws a `CommandError` where there are no settings yet. */
export async function fillDemoDay({ database: { db }, clock, keyRing }: CommandContext): Promise<number> {
  const now = clock.now().epochMilliseconds;
  const settings = await readSettings(db, now);
  if (!settings) throw new CommandError('There are no settings yet: start the clinic once.');
  const today = wallClockOf(now, settings.clinic.timeZone).date;
  // Nobody is told of visits that do not exist.
  const messages = { queue: () => Promise.resolve() };
  let made = 0;
  for (const [index, visit] of visitsOf(settings, today).entries()) {
    const { practitioner, type, startsAt } = visit;
    const phone = parsePhone(`+91 98000 ${String(index + 11).padStart(5, '0')}`);
    if (!phone.ok) throw new Error('The sample phones are no phones.');
    const request = {
      appointmentTypeId: type.id,
      startsAt,
      fullName: names[index % names.length]!,
      mobileNumber: phone.value,
      practitionerId: practitioner.id,
      email: undefined,
      note: index % 4 === 0 ? 'Sample note for the doctor.' : undefined,
      treatment: undefined,
      consent: true,
    } as const;
    const through = index % 2 === 0 ? 'website' : 'desk';
    const wanted = { request, type, practitioner, language: 'en', through, identity: undefined } as const;
    const status = statusOf(visit, index, now);
    await db.transaction(async (tx) => {
      const appointment = await insertAppointment(tx, { keyRing, messages }, wanted, now - (index + 1) * 47 * minuteMs);
      if (!appointment) return;
      const statusSince = Math.min(now, startsAt) - (index % 4) * 6 * minuteMs;
      await tx.update(appointments).set({ status, statusSince }).where(eq(appointments.id, appointment.id));
      if (['arrived', 'in-consultation', 'completed'].includes(status))
        await tx.insert(appointmentEvents).values({
          appointmentId: appointment.id,
          happenedAt: statusSince,
          kind: 'status-changed',
          actor: 'staff',
          status,
          startsAt,
          practitionerId: practitioner.id,
          // A receptionist who does not exist noted that they came.
          staffId: 'demo',
        });
      made += 1;
    });
  }
  return made;
}
