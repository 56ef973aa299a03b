import type { IsoDate } from '#app/lib/time.ts';
import type { AppointmentStatus } from '../../domain/appointment.ts';
import type { KeyedStatus } from '../../domain/desk-keys.ts';
import type { DiaryAnswer, DiaryRefusal } from '../desk-diary/diary-answer.ts';

/** One visit as its screen at the desk shows it; times in words and in the clinic's wall clock. */
export interface VisitView {
  readonly said: 'moved' | 'cancelled' | 'status' | 'undone' | 'booked' | 'series' | 'called' | undefined;
  /** Why a change from another screen was not done. */
  readonly refusal: DiaryRefusal | undefined;
  readonly id: string;
  readonly sequence: number;
  readonly status: AppointmentStatus;
  readonly fullName: string;
  readonly patientId: string | null;
  readonly date: IsoDate;
  readonly when: string;
  readonly time: string;
  readonly minutes: number;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly typeName: string;
  readonly isStillOffered: boolean;
  readonly phone: string;
  readonly tel: string;
  readonly email: string | null;
  readonly reference: string;
  readonly bookedOn: string;
  readonly bookedThrough: 'website' | 'api' | 'desk' | 'walk-in';
  readonly waitingSince: string | undefined;
  readonly overbookingReason: string | null;
  /** Which forms came for it, and nothing of what they say. */
  readonly forms: readonly {
    readonly id: string;
    readonly form: 'hair' | 'skin';
    readonly isUrgent: boolean;
    readonly sent: string;
  }[];
  readonly note: string | undefined;
  readonly mayChange: boolean;
  readonly mayUndo: boolean;
  readonly mayUndoSeries: boolean;
  readonly next: readonly KeyedStatus[];
  readonly mayCancel: boolean;
  readonly mayMove: boolean;
  /** A free time to move it to, brought along from a list of visits that lie in leave. */
  readonly offered: { readonly date: IsoDate; readonly time: string; readonly practitionerId: string } | undefined;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  readonly events: readonly {
    readonly at: string;
    readonly kind: 'booked' | 'moved' | 'cancelled' | 'status-changed' | 'undone';
    readonly actor: 'patient' | 'staff' | 'system';
    readonly status: AppointmentStatus;
    readonly to: string;
    readonly reason: string | null;
  }[];
  readonly series: readonly { readonly id: string; readonly when: string; readonly status: AppointmentStatus }[];
}

/** A change that was not done, with what was typed. */
export interface RefusedVisitChange {
  readonly answer: Extract<DiaryAnswer, { ok: false }>;
  readonly typed: {
    readonly intent: string;
    readonly date: string;
    readonly time: string;
    readonly practitioner: string;
    readonly minutes: string;
    readonly reason: string;
    readonly tell: boolean;
  };
}
