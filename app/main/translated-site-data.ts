import { hoursIn } from '#app/features/clinic-pages/domain/hours-in-words.ts';
import type { Language } from '#app/features/translations/domain/language.ts';
import { addressIn, cityName } from '#app/features/treatments/server/clinic-words.ts';
import { namesIn } from '#app/features/treatments/server/translated-pages.ts';
import { clinic as clinicFacts } from '#app/platform/content/clinic.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import type { SiteData } from '#app/ui/layout/site-data.ts';
import { addressLines, siteData } from './site-data.ts';

const WORDS: Readonly<Record<Language, { readonly whatsApp: string; readonly map: string }>> = {
  hi: { whatsApp: 'व्हाट्सऐप', map: 'क्लिनिक कहाँ है, यह दिखाता हाथ से बना चित्र। इसकी सड़कें असली नहीं हैं' },
  mr: { whatsApp: 'व्हॉट्सॲप', map: 'क्लिनिक कुठे आहे ते दाखवणारे हाताने काढलेले चित्र. त्यातले रस्ते खरे नाहीत' },
};

/**
 * The data of the frame of a page in another language: hours and names in its words, and links to pages in it where there are any. Name
 * and street of the clinic stay as it writes them. The figures of the menu have English words beside them and are left out.
 */
export function siteDataIn(language: Language, facts: RenderInputs): SiteData {
  const { clinic, categories, ...rest } = siteData(facts);
  const { whatsApp, map } = WORDS[language];
  const names = namesIn(language);
  return {
    ...rest,
    clinic: {
      ...clinic,
      city: cityName(language, clinic.city),
      addressLines: addressLines(addressIn(language, clinicFacts().address)),
      hours: hoursIn(language, facts.openingHours)
        .filter(({ times }) => times !== '')
        .map(({ days, times }) => ({ days, times, line: `${days}, ${times}` })),
      chat: clinic.chat && { ...clinic.chat, name: whatsApp },
      map: { ...clinic.map, staticAlt: map },
    },
    categories: categories.map((category) => {
      const named = names.categories.find(({ path }) => `/services/${path}` === category.path);
      return {
        ...category,
        displayName: named?.displayName ?? category.displayName,
        path: named?.address ?? category.path,
        treatments: category.treatments.map((treatment) => {
          const known = names.treatments.get(treatment.path.replace('/services/', ''));
          return known ? { cardTitle: known.cardTitle, path: known.path } : treatment;
        }),
        figure: null,
      };
    }),
  };
}
