import type { Clinic } from '#app/platform/content/clinic.ts';
import type { PageClinic } from '../domain/treatment-page.ts';

/** What pages about treatments say of the clinic: city, the first phone, and what can be booked. */
export function pageClinic({ city, phones, appointmentTypes }: Clinic): PageClinic {
  return {
    city,
    phone: phones[0] ?? '',
    appointmentTypes: appointmentTypes.map(({ id, name, minutes }) => ({ id, name, minutes })),
  };
}
