import type { SourceLine } from '#app/features/treatments/domain/source.ts';
import type { AnswerKind } from './finder-text.ts';

/** Something of the clinic that stands below an answer; its values come from the clinic's facts and the settings in force. */
export type ShownFact =
  | {
      readonly fact: 'hours';
      readonly hours: readonly { readonly days: string; readonly times: string }[];
      readonly closures: readonly { readonly date: string; readonly day: string; readonly name: string | null }[];
    }
  | { readonly fact: 'sunday'; readonly times: string }
  | { readonly fact: 'phone'; readonly phones: readonly { readonly display: string; readonly href: string }[] }
  | { readonly fact: 'address'; readonly lines: readonly string[]; readonly map: string }
  | {
      readonly fact: 'fee';
      readonly visits: readonly { readonly name: string; readonly minutes: number; readonly rupees: number }[];
    }
  | {
      readonly fact: 'doctors';
      readonly people: readonly {
        readonly name: string;
        readonly qualification: string | null;
        readonly registrationNumber: string | null;
      }[];
    }
  | { readonly fact: 'chat'; readonly href: string }
  | { readonly fact: 'languages'; readonly languages: readonly string[] }
  | { readonly fact: 'booking' | 'my-appointment' | 'forms' | 'serious' | 'privacy' | 'terms' | 'blog' };

/** An answer as the screen shows it. */
export interface AnswerView {
  readonly id: string;
  readonly kind: AnswerKind;
  readonly title: string;
  readonly text: string;
  readonly shows: readonly ShownFact[];
  /** Where its visit is booked, for a warning or a complaint. */
  readonly booking: string | null;
  readonly sources: readonly SourceLine[];
}
