import type { Locale } from '#app/lib/messages.ts';

/** What each language calls itself, for whoever asks a patient which one they read. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिंदी', mr: 'मराठी' };
