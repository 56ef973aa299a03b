/** Monday 23 November 2026, 10:00 in Nagpur: half an hour before the clinic opens. */
export const MONDAY_MORNING = '2026-11-23T04:30:00Z';

/** The same Monday at 10:30, when the clinic opens. */
export const MONDAY_OPENING = '2026-11-23T05:00:00Z';

/** Tuesday of that week, 11:00, which both practitioners of hair consultations have free. */
export const TUESDAY_ELEVEN = '2026-11-24T11:00:00+05:30';
