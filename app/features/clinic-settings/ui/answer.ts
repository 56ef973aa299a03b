import { weekdays } from '#app/lib/time.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { SettingsErrors, SettingsReason, Typed } from '../domain/settings-form.ts';
import type { Misfit } from '#app/features/scheduling/domain/settings-impact.ts';
import type { SettingsTexts } from './messages.ts';

/** The form again, with what was typed and what is wrong with it. */
export interface EditAnswer {
  readonly step: 'edit';
  readonly typed: Typed;
  readonly errors: SettingsErrors;
}

/** What a change would do, to be confirmed. */
export interface ReviewAnswer {
  readonly step: 'review';
  readonly typed: Typed;
  readonly version: number;
  readonly seal: string;
  readonly formError: 'changed-meanwhile' | 'touched-changed' | null;
  /** Hours of somebody's own week in which the clinic is closed, a line each. */
  readonly outside: readonly string[];
  readonly changes: readonly { readonly what: string; readonly before: string | null; readonly after: string | null }[];
  readonly touchedCount: number;
  readonly touched: readonly {
    readonly id: string;
    readonly when: string;
    readonly fullName: string;
    readonly phone: { readonly href: string; readonly display: string };
    readonly visit: string;
    readonly misfit: Misfit;
    readonly moveHref: string;
  }[];
}

export type SettingsAnswer = EditAnswer | ReviewAnswer;

/** What a form shows in each field, and what it says is wrong there. */
export interface FormState {
  value(field: string): string | undefined;
  isOn(field: string): boolean;
  error(field: string): string | undefined;
}

/** The state of a form: as it is in force, or as it came back. */
export function formState(initial: Typed, answer: EditAnswer | undefined, texts: SettingsTexts): FormState {
  const typed = answer?.typed ?? initial;
  return {
    value: (field) => typed[field],
    isOn: (field) => typed[field] === 'on',
    error: (field) => {
      const reason = answer?.errors[field];
      return reason && texts.reasons[reason];
    },
  };
}

/** What a field is called where an error names it from afar. */
function fieldLabel(texts: SettingsTexts, field: string): string {
  const [kind = '', index = '', part = ''] = field.split('-');
  const day = weekdays.find((each) => each === kind);
  if (day) return `${texts.days[day]}, ${part === 'to' ? texts.closes : texts.opens}`;
  const row = Number(index) + 1;
  if (kind === 'break') return texts.breakRow(row);
  if (kind === 'yearly') return texts.yearlyRow(row);
  if (kind === 'closure') return texts.closureRow(row);
  const labels: Readonly<Record<string, string>> = {
    name: texts.name,
    qualification: texts.qualification,
    registrationNumber: texts.registrationNumber,
    minutes: texts.minutes,
    bufferBeforeMinutes: texts.bufferBefore,
    bufferAfterMinutes: texts.bufferAfter,
    feeRupees: texts.fee,
    horizonDays: texts.horizonDays,
    gridMinutes: texts.grid,
    enquiryDays: texts.enquiryDays,
    recordYears: texts.recordYears,
    messageDays: texts.messageDays,
    auditYears: texts.auditYears,
  };
  return labels[field] ?? texts.title;
}

/** Everything that is wrong, for the summary above the form. */
export function summaryOf(errors: Readonly<Record<string, SettingsReason>>, texts: SettingsTexts): FieldError[] {
  return Object.entries(errors).map(([field, reason]) => ({
    field,
    message: `${fieldLabel(texts, field)}: ${texts.reasons[reason]}`,
  }));
}
