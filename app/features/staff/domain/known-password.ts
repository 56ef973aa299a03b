/**
 * Passphrases that stand in comics, songs, films and manuals as examples, and sentences everybody types, as `foldPassword`
 * writes them. Lists of leaked passwords hold them; the list here (49,000, most of them short) does not.
 */
const published = [
  'correcthorsebatterystaple',
  'troubador',
  'thequickbrownfoxjumpsoverthelazydog',
  'loremipsumdolorsitamet',
  'maytheforcebewithyou',
  'tobeornottobethatisthequestion',
  'onceuponatime',
  'twinkletwinklelittlestar',
  'maryhadalittlelamb',
  'inthebeginningwastheword',
  'openthepodbaydoors',
  'mysupersecretpassword',
  'thisisaverylongpassword',
  'passwordpassphrase',
  'changemenowplease',
  'letmeinletmein',
  'ilovemyfamily',
  'ganpatibappamorya',
  'jaishreeram',
  'saarejahanseachha',
  'vandemataram',
  'satyamevajayate',
] as const;

/** Signs that stand for letters where somebody makes a word "safer". */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Normalises a password for comparison: case, spellings of accents and separators are ignored. */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The same with the letters that digits and signs stand for: `Tr0ub4dor` is `troubador`. */
export function foldStandIns(password: string): string {
  return foldPassword(password.replaceAll(/[013457@$!8]/g, (sign) => standIns[sign] ?? sign));
}

/** The text with each part of four signs or more that comes again left out where it does. */
export function withoutRepetition(text: string): string {
  return text.replaceAll(/(.{4,})(?=.*?\1)/gu, '');
}

/** Signs that have to be left of a password that is written once, and beside a passphrase everybody has read. */
const leastOwnSigns = 12;

/**
 * The forms in which a password is looked up: as it is without what separates its words, with stand-ins as letters, without
 * digits at its ends, and each of them without what it repeats.
 */
export function formsOf(password: string): string[] {
  const folds = [foldPassword(password), foldStandIns(password)];
  const bare = folds.map((fold) => fold.replaceAll(/^\p{N}+|\p{N}+$/gu, ''));
  const all = [...folds, ...bare];
  return [...new Set([...all, ...all.map(withoutRepetition)])];
}

/**
 * Whether a password is one that everybody knows: a form of it is in `known` (passwords that leaked), it consists of its own
 * repetition, or it is a published passphrase with little beside it.
 */
export function isKnownPassword(password: string, known: { has(word: string): boolean }): boolean {
  const forms = formsOf(password);
  if (forms.some((form) => known.has(form))) return true;
  return forms.some((form) => {
    const own = published.reduce<string>((rest, phrase) => rest.replaceAll(phrase, ''), form);
    const once = withoutRepetition(own);
    return (own !== form || once !== own) && once.length < leastOwnSigns;
  });
}
