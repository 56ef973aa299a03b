/** How long a treatment keeps somebody from work or from company, shortest first. */
export const TIMES_OFF = ['none', 'days', 'week', 'fortnight', 'longer'] as const;
export type TimeOff = (typeof TIMES_OFF)[number];

/** What a visitor may say they can spare; whoever can spare more takes everything. */
export const SPARE_TIMES = ['none', 'days', 'week', 'fortnight'] as const satisfies readonly TimeOff[];
export type SpareTime = (typeof SPARE_TIMES)[number];

/** How often somebody comes: once (perhaps a second time), for a course, or again and again while the trouble lasts. */
export const COURSES = ['once', 'several', 'ongoing'] as const;
export type Course = (typeof COURSES)[number];
