import type { IsoDate } from '#app/lib/time.ts';
import type { CallerErrors, DeskBookingTyped } from '../../domain/desk-booking-form.ts';
import type { OpenMinutes } from '../../domain/desk-time.ts';
import type { OverriddenRule } from '../../domain/desk-placement.ts';
import type { DiaryRefusal } from '../diary/diary-answer.ts';

export interface SlotView {
  /** `slotValue` of the time. */
  readonly value: string;
  readonly date: IsoDate;
  readonly minute: number;
  readonly practitionerName: string;
}

/** The place that was clicked in the diary, as the screen names it. */
export interface ClickedView extends SlotView {
  /** Whether the chosen kind of visit fits there; true while none is chosen. */
  readonly fits: boolean;
  /** Why it does not. */
  readonly problem: OverriddenRule | 'not-offered' | 'past' | undefined;
}

/** What can be chosen for a caller; nothing in it is about a person. */
export interface NewChoices {
  readonly today: IsoDate;
  readonly types: readonly {
    readonly id: string;
    readonly name: string;
    readonly minutes: number;
    /** Whether the chosen person offers it; true while nobody in particular is chosen. */
    readonly isOffered: boolean;
  }[];
  readonly typeId: string;
  readonly practitioners: readonly {
    readonly id: string;
    readonly name: string;
    /** Whether they offer the chosen kind of visit. */
    readonly offersIt: boolean;
  }[];
  /** Empty: anyone. */
  readonly practitionerId: string;
  readonly practitionerName: string | undefined;
  readonly date: IsoDate;
  /** Why the day that was typed cannot be booked: nothing is offered then. */
  readonly dayProblem: 'not-a-day' | 'past-day' | undefined;
  /** When the clinic is open on the day: what "5.30" means. */
  readonly open: readonly OpenMinutes[];
  readonly clicked: ClickedView | undefined;
  /** What the times below are for; sent along with them. */
  readonly shownFor: string;
  /** The next free times from the day on, the clicked one first; where the visit does not fit there, the nearest ones. */
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
  readonly refusal: DiaryRefusal | 'no-slot' | 'no-type' | 'not-a-day' | 'past-day' | 'shown-anew' | undefined;
  readonly overriddenRules: readonly OverriddenRule[];
  readonly preview: readonly SessionView[] | undefined;
}
