import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { atWallTime, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { appointmentStatuses } from '#app/features/scheduling/domain/appointment.ts';
import { parseSlotValue } from '../domain/desk-booking-form.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import {
  cancelByDesk,
  moveByDesk,
  setStatus,
  undoChange,
  type DeskOutcome,
  type Seen,
} from '../server/change-by-desk.ts';
import { undoSeries } from '../server/undo-series.ts';
import type { DiaryAnswer } from '../ui/diary/diary-answer.ts';
import { momentOf, numberOf, textOf } from '../server/desk-booking.ts';

const did = { status: 'status', move: 'moved', cancel: 'cancelled', undo: 'undone', 'undo-series': 'undone' } as const;
type Intent = keyof typeof did;

/** Reads a change of an appointment from a form and does it. */
export async function changeFromForm(booking: BookingContext, by: StaffActor, form: FormData): Promise<DiaryAnswer> {
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id');
  const sequence = numberOf(form, 'sequence');
  if (!isIntent(intent) || sequence === undefined) return { ok: false, reason: 'not-possible' };
  const outcome = await change(booking, by, intent, { id, sequence }, form);
  if ('isTyped' in outcome) return { ok: false, reason: outcome.reason };
  if (!outcome.ok) return outcome;
  const { fullName, status } = outcome.value;
  return { ok: true, did: did[intent], id, sequence: outcome.value.sequence, fullName, status };
}

interface Mistyped {
  readonly isTyped: true;
  readonly reason: 'not-a-time' | 'reason-too-short' | 'not-possible';
}

async function change(
  booking: BookingContext,
  by: StaffActor,
  intent: Intent,
  seen: Seen,
  form: FormData,
): Promise<DeskOutcome | Mistyped> {
  const tellPatient = form.get('tell') === 'yes';
  if (intent === 'cancel') return cancelByDesk(booking, by, seen, tellPatient);
  if (intent === 'undo') return undoChange(booking, by, seen);
  if (intent === 'undo-series') return undoSeries(booking, by, seen.id);
  if (intent === 'status') {
    const status = appointmentStatuses.find((each) => each === form.get('status'));
    if (status === undefined || status === 'cancelled') return { isTyped: true, reason: 'not-possible' };
    return setStatus(booking, by, seen, status);
  }
  const { clinic } = await booking.settings.current();
  const { timeZone } = clinic;
  const { date: today } = wallClockOf(booking.clock.now().epochMilliseconds, timeZone);
  const typed = momentOf(textOf(form, 'date'), textOf(form, 'time'), clinic, today);
  const place = moveTo(form, typed, timeZone);
  if (!place) return { isTyped: true, reason: 'not-a-time' };
  const reason = textOf(form, 'reason');
  if (reason !== '' && reason.length < 3) return { isTyped: true, reason: 'reason-too-short' };
  return moveByDesk(booking, by, seen, {
    ...place,
    minutes: numberOf(form, 'minutes'),
    reason: reason === '' ? undefined : reason,
    tellPatient,
  });
}

/**
 * Where a move leads. What was typed wins over the list of free times: `shown` holds what stood in the fields when the
 * form was opened, so that a field somebody changed can be told from one that was left alone.
 */
function moveTo(form: FormData, typed: EpochMs | undefined, timeZone: string) {
  const practitionerId = textOf(form, 'practitioner');
  const [date, time] = [textOf(form, 'date'), textOf(form, 'time')];
  const isTouched = textOf(form, 'shown') !== [practitionerId, date, time].join('|');
  const slot = isTouched ? undefined : parseSlotValue(textOf(form, 'slot'));
  if (slot) return { startsAt: atWallTime(slot.date, slot.minute, timeZone), practitionerId: slot.practitionerId };
  return typed === undefined ? undefined : { startsAt: typed, practitionerId };
}

function isIntent(text: string): text is Intent {
  return Object.hasOwn(did, text);
}
