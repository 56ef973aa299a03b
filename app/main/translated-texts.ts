import { HOME_TEXTS } from '#app/features/home/server/translated-home.ts';
import type { Translatable } from '#app/features/translations/server/translated-files.ts';
import { CATEGORY_TEXTS } from '#app/features/treatments/server/translated-categories.ts';
import { TREATMENT_TEXTS } from '#app/features/treatments/server/translated-treatments.ts';

/** The kinds of text that are translated. */
export const TRANSLATED_TEXTS: readonly Translatable[] = [TREATMENT_TEXTS, CATEGORY_TEXTS, HOME_TEXTS];
