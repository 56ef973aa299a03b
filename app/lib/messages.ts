/** The languages the interface can speak, as BCP 47 tags. */
export type Locale = 'en' | 'hi' | 'mr';

/** The texts of one part of the product: English always, the others where somebody has written them. */
export type Catalogue<M> = { readonly en: M } & { readonly [L in Exclude<Locale, 'en'>]?: M };

/**
 * Makes a typed catalogue of interface texts. A value is a string or a function of its parameters; every language
 * given must have every text of the English one, so a missing translation does not compile.
 */
export function defineMessages<M>(
  en: M,
  others: Partial<Record<Exclude<Locale, 'en'>, NoInfer<M>>> = {},
): Catalogue<M> {
  return { en, ...others };
}

/** The texts for `locale`, or the English ones when that language has not been written yet. */
export function messagesFor<M>(catalogue: Catalogue<M>, locale: Locale): M {
  return catalogue[locale] ?? catalogue.en;
}

/** The language of the texts that `messagesFor` gives for `locale`. */
export function languageFor(catalogue: Catalogue<unknown>, locale: Locale): Locale {
  return catalogue[locale] === undefined ? 'en' : locale;
}
