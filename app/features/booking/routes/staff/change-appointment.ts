import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { appointmentStatuses } from '../../domain/appointment.ts';
import type { BookingContext } from '../../server/booking-context.ts';
import {
  cancelByDesk,
  moveByDesk,
  setStatus,
  undoChange,
  type DeskOutcome,
  type Seen,
} from '../../server/desk/change-by-desk.ts';
import { undoSeries } from '../../server/desk/undo-series.ts';
import type { DiaryAnswer } from '../../ui/desk-diary/diary-answer.ts';
import { momentOf, numberOf, textOf } from './desk-booking.ts';

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
  const startsAt = momentOf(textOf(form, 'date'), textOf(form, 'time'), clinic.timeZone);
  if (startsAt === undefined) return { isTyped: true, reason: 'not-a-time' };
  const reason = textOf(form, 'reason');
  if (reason !== '' && reason.length < 3) return { isTyped: true, reason: 'reason-too-short' };
  return moveByDesk(booking, by, seen, {
    startsAt,
    practitionerId: textOf(form, 'practitioner'),
    minutes: numberOf(form, 'minutes'),
    reason: reason === '' ? undefined : reason,
    tellPatient,
  });
}

function isIntent(text: string): text is Intent {
  return Object.hasOwn(did, text);
}
