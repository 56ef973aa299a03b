import { defineMessages } from '#app/lib/messages.ts';

/** What landing pages say round their own words; kept short, because every page repeats it. */
export const landingMessages = defineMessages({
  home: 'Home',
  quickLinks: 'Quick links',
  chooseTime: 'Choose a time',
  away: (city: string, clinicCity: string) => `Our clinic is in ${clinicCity}, not in ${city}.`,
  atAGlance: 'At a glance',
  straightLine: 'Straight line',
  km: (km: number) => `About ${km} km`,
  lies: (clinicCity: string, point: string, city: string, state: string) =>
    `${clinicCity} lies ${point} of ${city}, ${state}. Roads are longer`,
  visits: 'Visits here',
  days: 'Days in town',
  byTreatment: 'By treatment, see below',
  languagesIn: (city: string) => `Languages in ${city}`,
  weSpeak: (languages: string) => `At the clinic: ${languages}`,
  meaning: 'What it means here',
  check: 'Check this anywhere',
  visitsTitle: 'Visits and days',
  visitsCaption: 'Visits, video calls and days for each treatment',
  columns: { title: 'Treatment', onSite: 'Here', remote: 'By video', daysInTown: 'In town' },
  none: 'None',
  way: (city: string, clinicCity: string) => (city === clinicCity ? `In ${city}` : `From ${city} to ${clinicCity}`),
  chart: (city: string, clinicCity: string, km: number, point: string) =>
    `Chart: ${clinicCity} in the middle of circles 100 km apart, and ${city} on it, about ${km} km away. ${clinicCity} lies ${point} of ${city}.`,
  life: { hair: (city: string) => `Hair in ${city}`, skin: (city: string) => `Skin in ${city}` },
  nearHome: 'Near home',
  remote: (city: string, isHome: boolean) => (isHome ? 'Before you come' : `From ${city}, without travelling`),
  questions: 'Questions',
  elsewhere: 'More pages like this',
  neighbours: 'Neighbouring cities',
  fromHere: (km: number) => `About ${km} km from here`,
  sisters: (city: string) => `Also for ${city}`,
  treatments: 'The treatments in full',
  sources: 'Sources',
  book: 'Book a visit',
});
