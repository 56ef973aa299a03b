import type { BookingField } from '#app/features/scheduling/domain/booking-request.ts';
import type { PartOfDay } from '../domain/waiting-list.ts';
import type { WaitingErrors } from '../domain/waiting-request.ts';

/** What the form to join shows. */
export interface JoinView {
  readonly type: { readonly name: string; readonly minutes: number };
  /** Null: anyone. */
  readonly who: string | null;
  readonly days: readonly { readonly date: string; readonly label: string }[];
  readonly chosen: string;
  readonly timesHref: string;
  readonly hidden: Readonly<Record<string, string | undefined>>;
}

/** What the form shows again after a refusal. */
export interface RefusedJoin {
  readonly status: 409 | 422 | 429;
  readonly formError: 'not-full' | 'too-many-attempts' | 'too-fast' | 'unknown-visit' | null;
  readonly waitMinutes: number;
  readonly errors: WaitingErrors;
  readonly typed: Readonly<Partial<Record<BookingField, string>>>;
  readonly days: readonly string[];
  readonly part: PartOfDay;
  readonly formSeal: string;
  readonly requestKey: string;
}

/** A place on the list as whoever has its link sees it. */
export interface PlaceView {
  readonly path: string;
  readonly link: string;
  readonly state: 'waiting' | 'offered' | 'booked' | 'left' | 'over';
  readonly hasMail: boolean;
  readonly type: { readonly name: string; readonly minutes: number };
  readonly who: string | null;
  readonly days: readonly string[];
  readonly part: PartOfDay;
  readonly offer: { readonly id: string; readonly when: string; readonly who: string; readonly until: string } | null;
  /** Where the appointment is that was made of it. */
  readonly appointmentHref: string | null;
  readonly bookHref: string;
}
