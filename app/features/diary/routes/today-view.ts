import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { mayBecome } from '#app/features/scheduling/domain/appointment.ts';
import { callsOf, inRoomOf, lateOf, waitingOf, type CallReason } from '../domain/desk-today.ts';
import type { ReachOf } from '#app/features/scheduling/server/booking-context.ts';
import { dayView, minutesBetween } from './day-view.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { formatShortMoment } from '#app/lib/moment-words.ts';
import type { DeskAppointment } from '../server/desk-appointment.ts';
import type { Today } from '../server/read-today.ts';
import type { WaitingWalkIn } from '../server/walk-in-queue.ts';

/** The diary's part of the desk's first screen, in words and in the clinic's wall clock. */
export function todayView({ diary, queue, closedAt, bookedSince }: Today, by: StaffActor, reachOf: ReachOf) {
  const day = diary.days[0]!;
  const { now, settings } = diary;
  const { timeZone } = settings.clinic;
  const visits = day.columns
    .flatMap(({ appointments }) => appointments)
    // A doctor's lists are about their own patients.
    .filter(({ practitionerId }) => by.role !== 'doctor' || practitionerId === by.practitionerId);
  const minute = (at: EpochMs) => wallClockOf(at, timeZone).minute;
  const row = (visit: DeskAppointment, since: EpochMs) => ({
    id: visit.id,
    sequence: visit.sequence,
    fullName: visit.fullName,
    practitionerId: visit.practitionerId,
    practitionerName: visit.practitionerName,
    time: minute(visit.startsAt),
    minutes: minutesBetween(since, now),
    mayChange: mayChangeDiaryOf(by, visit.practitionerId),
  });
  const call = (visit: DeskAppointment, reason: CallReason) => ({
    id: visit.id,
    sequence: visit.sequence,
    fullName: visit.fullName,
    time: minute(visit.startsAt),
    reason,
    tel: visit.mobileNumber,
    phone: formatPhone(visit.mobileNumber),
    mayConfirm: mayBecome(visit.status, 'confirmed'),
  });
  const isOfMine = (walkIn: WaitingWalkIn) => {
    const practitionerId = walkIn.practitionerId ?? walkIn.expected?.practitionerId;
    return by.role !== 'doctor' || practitionerId === by.practitionerId;
  };
  return {
    day: dayView(diary, day, by, reachOf),
    waiting: waitingOf(visits).map((visit) => row(visit, visit.statusSince)),
    late: lateOf(visits, now).map((visit) => row(visit, visit.startsAt)),
    inRoom: inRoomOf(visits).map((visit) => row(visit, visit.statusSince)),
    queue: queue.filter(isOfMine).map((walkIn) => queueRow(walkIn)),
    calls: by.role === 'doctor' ? [] : callsOf(visits, closedAt, now).map(({ visit, reason }) => call(visit, reason)),
    cameIn: (by.role === 'doctor' ? [] : bookedSince).map((visit) => {
      const when = formatShortMoment(visit.startsAt, timeZone);
      return { kind: 'booking' as const, id: visit.id, at: visit.createdAt, text: `${visit.fullName}, ${when}` };
    }),
  };

  function queueRow(walkIn: WaitingWalkIn) {
    const practitionerId = walkIn.practitionerId ?? walkIn.expected?.practitionerId ?? settings.practitioners[0]?.id;
    return {
      id: walkIn.id,
      token: walkIn.token,
      fullName: walkIn.fullName,
      typeName: walkIn.appointmentTypeName,
      waitedMinutes: minutesBetween(walkIn.joinedAt, now),
      expectedMinutes: walkIn.expected?.minutes,
      practitionerId,
      practitionerName: settings.practitioners.find(({ id }) => id === practitionerId)?.name,
      mayChange: practitionerId !== undefined && mayChangeDiaryOf(by, practitionerId),
    };
  }
}

/** When something came in: the time, with the day when that was not `today`. */
export function formatTimeAndDay(at: EpochMs, today: string, timeZone: string): string {
  const { date, minute } = wallClockOf(at, timeZone);
  return date === today ? formatTime(minute) : `${formatShortDate(date).slice(0, 3)} ${formatTime(minute)}`;
}
