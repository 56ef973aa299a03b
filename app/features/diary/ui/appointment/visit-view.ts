import type { IsoDate } from '#app/lib/time.ts';
import type { Channel } from '#app/features/notifications/domain/channels.ts';
import type { MessageState } from '#app/features/notifications/domain/message-state.ts';
import type { MessageKind } from '#app/features/notifications/domain/message.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { Reach } from '#app/features/scheduling/domain/reach.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { KeyedStatus } from '../../domain/desk-keys.ts';
import type { DiaryAnswer, DiaryRefusal } from '../diary/diary-answer.ts';
import type { SlotView } from '../new-appointment/new-view.ts';

/** The link of a visit's form, and ways to send it to its patient: each opens a message to them. */
export interface FormLinkView {
  readonly link: string;
  readonly whatsApp: string;
  readonly sms: string;
  readonly mail: string | undefined;
}

/** One visit as its screen at the desk shows it; times in words and in the clinic's wall clock. */
export interface VisitView {
  readonly said: 'moved' | 'cancelled' | 'status' | 'undone' | 'booked' | 'series' | 'called' | 'noted' | undefined;
  /** Why a change from another screen was not done. */
  readonly refusal: DiaryRefusal | undefined;
  readonly id: string;
  readonly sequence: number;
  readonly status: AppointmentStatus;
  readonly fullName: string;
  readonly patientId: string | null;
  readonly date: IsoDate;
  readonly today: IsoDate;
  /** "Mon 23 Nov 2026", as it stands in the field of the day. */
  readonly day: string;
  readonly when: string;
  /** "2:30 pm". */
  readonly time: string;
  readonly minutes: number;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly typeName: string;
  readonly typeId: string;
  readonly isStillOffered: boolean;
  /** "₹500"; undefined where the clinic entered none. */
  readonly fee: string | undefined;
  /** Where a message of each kind would end now. */
  readonly reach: Readonly<Record<'booked' | 'moved' | 'cancelled', Reach>>;
  /** What the patient was sent, or is to be sent, the earliest first. */
  readonly messages: readonly {
    readonly kind: MessageKind;
    readonly channel: Channel;
    readonly state: MessageState;
    readonly error: string | null;
    readonly at: string;
  }[];
  readonly language: Locale;
  /** Just booked: whether a confirmation was asked for. */
  readonly wasTold: boolean;
  readonly bookedBy: string | undefined;
  /** What colleagues are to know; undefined when no key here opens it. */
  readonly deskNote: string | undefined;
  /** The treatment of its series. */
  readonly treatment: string | undefined;
  readonly session: { readonly number: number; readonly of: number } | undefined;
  readonly nextVisit: { readonly id: string; readonly when: string; readonly what: string } | undefined;
  /** Free times to move it to, with the same person. */
  readonly free: readonly SlotView[];
  readonly phone: string;
  readonly tel: string;
  readonly email: string | null;
  readonly reference: string;
  readonly bookedOn: string;
  readonly bookedThrough: 'website' | 'api' | 'desk' | 'walk-in';
  /** Booked by a visitor while the site was a demonstration. */
  readonly isTrial: boolean;
  readonly waitingSince: string | undefined;
  readonly overbookingReason: string | null;
  /** Undefined once it leads nowhere any more. */
  readonly formLink: FormLinkView | undefined;
  /** Which forms came for it, and nothing of what they say. */
  readonly forms: readonly {
    readonly id: string;
    readonly form: 'hair' | 'skin';
    readonly isUrgent: boolean;
    readonly sent: string;
  }[];
  readonly note: string | undefined;
  /** Whether a doctor has written of it, which everybody at the desk may know, and whether whoever asks could. */
  readonly clinicalNote: {
    readonly mark: { readonly state: 'draft' | 'signed'; readonly by: string; readonly when: string } | undefined;
    readonly mayWrite: boolean;
    /** Whether it opens to them only with a reason, being a colleague's patient. */
    readonly isClosed: boolean;
    /** What has to be known of the patient; only ever given to a doctor to whom it is open. */
    readonly known: readonly {
      readonly id: string;
      readonly text: string;
      readonly isUrgent: boolean;
      readonly isNone: boolean;
    }[];
  };
  readonly mayChange: boolean;
  readonly mayUndo: boolean;
  readonly mayUndoSeries: boolean;
  readonly next: readonly KeyedStatus[];
  readonly mayCancel: boolean;
  readonly mayMove: boolean;
  /** A free time to move it to, brought along from a list of visits that lie in leave. */
  readonly offered: { readonly day: string; readonly time: string; readonly practitionerId: string } | undefined;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  readonly events: readonly {
    readonly at: string;
    readonly kind: 'booked' | 'moved' | 'cancelled' | 'status-changed' | 'undone';
    readonly actor: 'patient' | 'staff' | 'system';
    readonly status: AppointmentStatus;
    readonly to: string;
    readonly reason: string | null;
    readonly staffName: string | undefined;
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
    readonly slot: string;
    /** The note for colleagues. */
    readonly note: string;
    readonly tell: boolean;
  };
  /** What of a move could not be read. */
  readonly unread: { readonly day: boolean; readonly time: boolean } | undefined;
  /** Free times nearest to the one that could not be had. */
  readonly nearest: readonly SlotView[];
}
