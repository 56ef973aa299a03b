/** What somebody types who follows a link. */
export interface TypedChoice {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type ChoiceFault = 'name' | 'email';

const longestName = 100;
const longestEmail = 254;

/** Whether a text can be an e-mail address: something, an @, something with a dot; whether it is one, only mail shows. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text);
}

/** A name as it is kept: on one line, 1 to 100 signs; undefined when it is none. */
export function parseName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  return name !== '' && name.length <= longestName && !/[<>\p{Cc}]/u.test(name) ? name : undefined;
}

/** Checks what was typed; a name and an address only where they are asked for. The password is judged elsewhere. */
export function parseChoice(
  { name: typedName, email: typedEmail, password }: TypedChoice,
  asked: { readonly name: boolean; readonly email: boolean },
):
  | { readonly ok: true; readonly value: TypedChoice }
  | { readonly ok: false; readonly faults: readonly ChoiceFault[] } {
  const name = asked.name ? parseName(typedName) : '';
  const email = asked.email ? typedEmail.trim().toLowerCase() : '';
  const faults: ChoiceFault[] = [];
  if (name === undefined) faults.push('name');
  if (asked.email && !isEmail(email)) faults.push('email');
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { name: name ?? '', email, password } };
}
