import { z } from 'zod';
import { parsePhone } from './phone.ts';
import { characterCount, isPlainLine, isPlainText, tidyLine, tidyText } from './text-rules.ts';

/** The most characters a person's fields may have. */
export const personLimits = { fullName: 100, mobileNumber: 40, email: 254 } as const;

/** Why a field is refused; screens and the API turn it into words. */
const fieldReasons = [
  'required',
  'wrong-type',
  'bad-characters',
  'too-long',
  'too-short',
  'not-a-name',
  'not-a-phone-number',
  'not-an-email',
  'not-a-time',
  'unknown',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

const missing = (issue: { input?: unknown }): FieldReason => (issue.input === undefined ? 'required' : 'wrong-type');
/** A text that was sent, as it is. Nothing at all is `required`, anything else `wrong-type`. */
export const text = () => z.string({ error: missing });

/** A rule over tidied text: a reason, or nothing when the text is fine. */
export type Rule = (value: string) => FieldReason | undefined;

/** Not longer than `max` code points. */
export const atMost =
  (max: number): Rule =>
  (value) =>
    characterCount(value) > max ? 'too-long' : undefined;
const given: Rule = (value) => (value === '' ? 'required' : undefined);
const plainLine: Rule = (value) => (isPlainLine(value) ? undefined : 'bad-characters');
const plainText: Rule = (value) => (isPlainText(value) ? undefined : 'bad-characters');

/** Letters there must be; addresses and markup there must not, since the name is greeted in a mail to an address anyone may type. */
const personName: Rule = (value) => {
  if (/[<>@]|:\/\/|www\./i.test(value)) return 'bad-characters';
  return /\p{L}/u.test(value) ? undefined : 'not-a-name';
};
const emailAddress: Rule = (value) => (z.email().safeParse(value).success ? undefined : 'not-an-email');
/** The value, or an issue with the reason when there is one. */
export function valueOrIssue<T>(value: T, context: z.RefinementCtx, reason: FieldReason | undefined): T | never {
  if (reason === undefined) return value;
  context.addIssue({ code: 'custom', message: reason });
  return z.NEVER;
}

/** A line or text that must be given: tidied, then checked; the first reason counts. */
export function required(tidy: (typed: string) => string, ...rules: readonly Rule[]) {
  return text().transform((typed, context) => {
    const value = tidy(typed);
    return valueOrIssue(value, context, [given, ...rules].map((rule) => rule(value)).find(Boolean));
  });
}

/** The same where nothing is an answer, given as undefined. */
export function optional(tidy: (typed: string) => string, ...rules: readonly Rule[]) {
  return text()
    .nullish()
    .transform((typed, context): string | undefined => {
      const value = tidy(typed ?? '');
      return value === '' ? undefined : valueOrIssue(value, context, rules.map((rule) => rule(value)).find(Boolean));
    });
}

/** A short text of several lines that must be given. */
export function requiredText(max: number) {
  return required(tidyText, plainText, atMost(max));
}

/** A short text of several lines, or none. */
export function optionalText(max: number) {
  return optional(tidyText, plainText, atMost(max));
}

/** A person's name, in any script. */
export const fullName = required(tidyLine, plainLine, atMost(personLimits.fullName), personName);

/** A phone number in any form, as E.164. */
export const mobileNumber = text().transform((typed, context) => {
  if (typed.length > personLimits.mobileNumber) return valueOrIssue('', context, 'too-long');
  const number = parsePhone(typed);
  if (number.ok) return number.value;
  return valueOrIssue('', context, number.reason === 'empty' ? 'required' : number.reason);
});

/** A mail address, or none. */
export const email = optional(tidyLine, plainLine, atMost(personLimits.email), emailAddress);

/** A ticked box. */
export const consent = z.literal(true, { error: 'required' satisfies FieldReason });

/** The first reason of each refused field, from the issues of a schema made of these parts. */
export function fieldErrors<Field extends string>(
  fields: readonly Field[],
  error: z.ZodError,
): Partial<Record<Field, FieldReason>> {
  const errors: Partial<Record<Field, FieldReason>> = {};
  for (const issue of error.issues) {
    const field = fields.find((each) => each === issue.path[0]);
    const reason = fieldReasons.find((each) => each === issue.message) ?? 'wrong-type';
    if (field !== undefined) errors[field] ??= reason;
  }
  return errors;
}
