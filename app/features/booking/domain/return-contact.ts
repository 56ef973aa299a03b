import { email } from '#app/lib/person-fields.ts';
import { parsePhone, type PhoneReason } from '#app/lib/phone.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';

/** By what somebody says who they are: as it stands in their appointments, the address in small letters. */
export interface ReturnContact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

export type ContactReason = PhoneReason | 'not-an-email';

/** Reads what was typed as a mail address when it holds an at sign, else as a phone number. */
export function parseContact(typed: string): Result<ReturnContact, ContactReason> {
  if (!typed.includes('@')) {
    const number = parsePhone(typed);
    return number.ok ? ok({ kind: 'phone', value: number.value }) : number;
  }
  const address = email.safeParse(typed);
  if (!address.success || address.data === undefined) return fail('not-an-email');
  return ok({ kind: 'email', value: address.data.toLowerCase() });
}
