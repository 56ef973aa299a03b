import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./services-messages.hi.ts')).hi, mr: (await import('./services-messages.mr.ts')).mr }
  : {};

/** The page of all departments. */
export const servicesMessages = defineMessages(
  {
    servicesTitle: 'All treatments',
    servicesHead: (city: string) => `Skin, hair, laser and surgery treatments in ${city}`,
    servicesSubtitle:
      'Everything we do, department by department. Each page says what it can do, what it cannot, and who should wait.',
    servicesDescription: (count: number, city: string) =>
      `All ${count} treatments of our skin and hair clinic in ${city}, by department: hair, skin, nail, laser, anti-aging, cosmetic surgery and facials.`,
    openDepartment: (department: string) => `All ${department} treatments`,
    treatmentsOf: (department: string) => `${department} treatments`,
    departments: 'Departments',
    findByConcern: 'Find by what bothers you',
  },
  others,
);
