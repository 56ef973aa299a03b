import type { BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { roleName, visitName } from '#app/features/treatments/server/clinic-words.ts';
import type { Locale } from '#app/lib/messages.ts';

/** The settings as pages of a language say them: what the clinic calls its visits and, where it names roles, its people. */
export function settingsIn(locale: Locale, settings: BookingSettings): BookingSettings {
  if (locale === 'en') return settings;
  return {
    ...settings,
    practitioners: settings.practitioners.map((person) => ({ ...person, name: roleName(locale, person.name) })),
    appointmentTypes: settings.appointmentTypes.map((type) => ({ ...type, name: visitName(locale, type.name) })),
  };
}
