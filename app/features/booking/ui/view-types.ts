import type { CalendarDay } from '#app/features/scheduling/domain/calendar-month.ts';

/** A start to choose, in words. `value` goes into the form. */
export interface TimeOption {
  readonly value: string;
  readonly label: string;
  readonly isTaken: boolean;
  readonly isMain: boolean;
}

export interface FreeOption {
  readonly value: string;
  readonly day: 'today' | 'tomorrow' | null;
  readonly date: string;
  readonly time: string;
  readonly who: string;
  readonly minutesAway: number | null;
}

export interface CalendarCell {
  readonly day: number;
  readonly state: CalendarDay['state'];
  readonly freeTimes: number;
  readonly href: string | null;
  readonly longDate: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}

export interface TimeChoiceView {
  readonly calendar: {
    readonly title: string;
    readonly previous: { readonly href: string; readonly month: string } | null;
    readonly next: { readonly href: string; readonly month: string } | null;
    readonly weeks: readonly { readonly isPast: boolean; readonly days: readonly (CalendarCell | null)[] }[];
  };
  readonly day: {
    readonly title: string;
    readonly state: CalendarDay['state'];
    readonly lastDay: string;
    /** Where to wait for a time on this full day; null where that is not offered. */
    readonly waitingHref: string | null;
    readonly morning: readonly TimeOption[];
    readonly afternoon: readonly TimeOption[];
  };
  readonly nextFree: readonly FreeOption[];
  readonly laterHref: string | null;
  readonly firstHref: string | null;
  readonly clock: { readonly offsetMinutes: number; readonly now: string };
}
