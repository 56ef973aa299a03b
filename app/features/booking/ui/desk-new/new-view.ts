import type { IsoDate } from '#app/lib/time.ts';
import type { CallerErrors, DeskBookingTyped } from '../../domain/desk-booking-form.ts';
import type { PassedOver } from '../../domain/desk-placement.ts';
import type { DiaryRefusal } from '../desk-diary/diary-answer.ts';

export interface SlotView {
  /** `slotValue` of the time. */
  readonly value: string;
  readonly date: IsoDate;
  readonly minute: number;
  readonly practitionerName: string;
}

/** What can be chosen for a caller; nothing in it is about a person. */
export interface NewChoices {
  readonly today: IsoDate;
  readonly types: readonly { readonly id: string; readonly name: string; readonly minutes: number }[];
  readonly typeId: string;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  /** Empty: anyone. */
  readonly practitionerId: string;
  readonly date: IsoDate;
  /** The next free times from the day on, the one that was clicked first. */
  readonly suggested: readonly SlotView[];
  /** All free times of the day. */
  readonly ofDay: readonly SlotView[];
  readonly plans: readonly {
    readonly id: string;
    readonly title: string;
    readonly sessions: number;
    readonly intervalDays: number;
  }[];
}

/** A session of a series as it would be made. */
export interface SessionView {
  readonly wanted: string;
  readonly slot: SlotView | undefined;
  readonly isWanted: boolean;
}

/** What came back instead of an appointment. */
export interface NewAnswer {
  readonly typed: DeskBookingTyped;
  readonly choices: NewChoices;
  readonly errors: CallerErrors;
  readonly refusal: DiaryRefusal | 'no-slot' | undefined;
  readonly passedOver: readonly PassedOver[];
  readonly preview: readonly SessionView[] | undefined;
}
