import type { DayView } from '../../domain/desk-view.ts';
import type { CallReason } from '../../domain/desk-today.ts';

/** A pane shows so many rows, and says or opens the rest. */
export const mostRows = 8;

export interface WaitingView {
  readonly id: string;
  readonly sequence: number;
  readonly fullName: string;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly time: number;
  readonly minutes: number;
  readonly mayChange: boolean;
}

export interface QueueView {
  readonly id: string;
  readonly token: number;
  readonly fullName: string;
  readonly typeName: string;
  readonly waitedMinutes: number;
  /** Undefined when the day has no room left. */
  readonly expectedMinutes: number | undefined;
  /** Who would see them: the one they want, else who is free first. */
  readonly practitionerId: string | undefined;
  readonly practitionerName: string | undefined;
  readonly mayChange: boolean;
}

export interface CallView {
  readonly id: string;
  readonly sequence: number;
  readonly fullName: string;
  readonly time: number;
  /** The day of a visit that is not today's. */
  readonly day?: string | undefined;
  readonly reason: CallReason | 'message' | 'offer';
  readonly tel: string;
  readonly phone: string;
  readonly mayConfirm: boolean;
}

export interface CameInView {
  readonly kind: 'booking' | 'message' | 'form';
  readonly id: string;
  /** "7:12 am", with the day when it was not today. */
  readonly at: string;
  readonly text: string;
}

/** A form with an urgent answer that nobody has called about: who, never why. */
export interface UrgentFormView {
  readonly id: string;
  readonly form: 'hair' | 'skin';
  readonly fullName: string | null;
  readonly at: string;
}

export interface TodayView {
  readonly day: DayView;
  /** Everybody in the diary, in the order of its columns. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Whose column alone is shown; undefined for everybody's. */
  readonly practitionerId: string | undefined;
  readonly waiting: readonly WaitingView[];
  readonly queue: readonly QueueView[];
  readonly inRoom: readonly WaitingView[];
  readonly late: readonly WaitingView[];
  readonly calls: readonly CallView[];
  readonly cameIn: readonly CameInView[];
  readonly urgentForms: readonly UrgentFormView[];
}
