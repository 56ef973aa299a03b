import type { Locale } from './messages.ts';

/** What each language calls itself. Scripts of public pages hold no Devanagari: there it is read on the server alone. */
export const OWN_LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिंदी', mr: 'मराठी' };
