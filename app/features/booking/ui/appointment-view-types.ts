import type { AppointmentStatus, ChangeRefusal } from '#app/features/scheduling/domain/appointment.ts';
import type { ShareLinks } from '#app/lib/share-links.ts';

/** What somebody with the manage link may see and do, in words. */
export interface AppointmentView {
  readonly path: string;
  /** The whole address of this page, to keep. */
  readonly link: string;
  readonly googleCalendarHref: string;
  readonly share: ShareLinks;
  readonly reference: string;
  readonly status: AppointmentStatus;
  readonly when: string;
  readonly time: string;
  readonly startsAt: string;
  readonly who: string;
  readonly type: { readonly id: string; readonly name: string; readonly minutes: number };
  /** The treatment the visit was booked for. */
  readonly treatment: string | null;
  readonly where: string;
  readonly fee: string | null;
  readonly hasMail: boolean;
  readonly form: 'hair' | 'skin';
  /** Of the form, known to be for this visit. */
  readonly formHref: string;
  /** Why it cannot be changed here; null when it can. */
  readonly refusal: ChangeRefusal | null;
  /** The last moment to change it here, in words; null when it cannot be changed here. */
  readonly changeUntil: string | null;
  readonly bookAgainHref: string;
  readonly city: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** Why a change was not made, for the screen to put into words. */
export interface RefusedChange {
  readonly status: 404 | 409 | 422 | 429;
  readonly formError:
    | 'no-time'
    | 'slot-taken'
    | 'not-offered'
    | 'too-many-attempts'
    | 'changed-meanwhile'
    | 'late'
    | 'past'
    | 'under-way'
    | 'cancelled';
  readonly waitMinutes: number;
}
