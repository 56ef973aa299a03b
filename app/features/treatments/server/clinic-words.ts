import { wordFor } from '#app/features/translations/server/glossary.ts';
import type { Locale } from '#app/lib/messages.ts';

/**
 * What the clinic calls something, in a language: the word of the glossary, as long as the clinic calls it by the glossary's English. A
 * name that nobody has entered there stays as it is.
 */
function inWords(locale: Locale, group: string, name: string): string {
  return (locale === 'en' ? undefined : wordFor(locale, group, name)) ?? name;
}

/** A city as it is written in the language. */
export function cityName(locale: Locale, city: string): string {
  return inWords(locale, 'place', city);
}

/** What a kind of visit is called in a language. */
export function visitName(locale: Locale, name: string): string {
  return inWords(locale, 'visit', name);
}

/** Who sees patients, where the clinic names a role and not a person: "Dermatologist". */
export function roleName(locale: Locale, name: string): string {
  return inWords(locale, 'role', name);
}

/** An address in a language: city and state in its letters, the street as the clinic writes it. */
export function addressIn<A extends { readonly city: string; readonly state: string }>(locale: Locale, address: A): A {
  return { ...address, city: cityName(locale, address.city), state: inWords(locale, 'place', address.state) };
}
