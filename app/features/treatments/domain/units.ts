/** What a range of a fact counts. */
export const UNITS = [
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'sessions',
  'checks',
  'visits',
  'video calls',
  'mm',
] as const;

export type Unit = (typeof UNITS)[number];
