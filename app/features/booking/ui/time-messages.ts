import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./time-messages.hi.ts')).hi, mr: (await import('./time-messages.mr.ts')).mr }
  : {};

/** "in 4 h 43 min", "in 35 min". */
function away(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `in ${minutes} min` : `in ${hours} h ${minutes % 60} min`;
}

/** By the id of the kind of visit; a clinic's own kinds simply have none. */
const typeHints: Readonly<Record<string, string>> = {
  'skin-consultation': 'Skin, nails, marks, moles, anti-aging, facials. Also before any laser.',
  'hair-consultation': 'Hair fall, thinning, patches, beard, brows, transplant.',
  'cosmetic-surgery-consultation': 'Scars, lumps, earlobes, dimples, face and neck.',
  'laser-session': 'Only when a doctor here has already planned it with you.',
  'follow-up': 'A short check after a treatment or a new medicine.',
};

/** Choosing the kind of visit and the time. */
export const timeMessages = defineMessages(
  {
    pageTitle: 'Book an appointment',
    pageDescription: (clinic: string) =>
      `Choose a time with a doctor at ${clinic}. Free times are shown as they are now. No account needed, and you can move or cancel online.`,
    chooseTypeLede: 'Choose the kind of visit. The doctor can change course when you are here.',
    bookedAlready: 'Booked already? See, move or cancel it under',
    myAppointment: 'My appointment',
    minutes: (minutes: number) => `${minutes} minutes`,
    typeHints,
    notSure: 'Not sure?',
    notSureText: 'Skin consultation is a good start. Or describe it in your own words:',
    openFinder: 'Open the treatment finder',
    orCall: (phone: string) => `Or call ${phone}.`,
    chooseTime: 'Choose a time',
    forTreatment: (treatment: string) => `for ${treatment}`,
    change: 'Change',
    changeType: 'Change the kind of visit',
    with: 'With',
    nextFree: 'Next free',
    noneFree: 'No time is free in the weeks that can be booked.',
    showLater: 'Show later times',
    showFirst: 'Back to the first times',
    nothingSuits:
      'Nothing suits? A day that is full has a waiting list, which you can join there. For an earlier time,',
    callUs: (phone: string) => `call ${phone}.`,
    away,
    today: 'Today',
    tomorrow: 'Tomorrow',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    calendarCaption: 'Free times by day',
    previousMonth: (month: string) => `Previous month, ${month}`,
    nextMonth: (month: string) => `Next month, ${month}`,
    free: (count: number) => `${count} free`,
    freeTimes: (count: number) => (count === 1 ? '1 free time' : `${count} free times`),
    closed: 'closed',
    full: 'full',
    holiday: 'holiday',
    calendarKeyNumber: 'The number is how many times are free.',
    calendarKey: 'Grey days are past, closed or full.',
    calendarKeyFull: 'You can wait for a full day.',
    otherDay: 'Type a day instead',
    otherDayHint: 'For example 24 11 2026, or 24 November',
    showDay: 'Show this day',
    noSuchDay: 'There is no such day. Type a day such as 24 11 2026',
    notADay: 'Type a day such as 24 11 2026',
    morning: (day: string) => `${day}, morning`,
    afternoon: (day: string) => `${day}, afternoon and evening`,
    moreTimes: 'More start times',
    noTimes: (day: string) => `No time is free on ${day}.`,
    dayClosed: (day: string) => `The clinic is closed on ${day}.`,
    dayPast: (day: string) => `${day} has passed.`,
    dayLater: (day: string, last: string) => `${day} cannot be booked yet. The last day is ${last}.`,
    tryNextFree: 'Try one of the times under “Next free”.',
    waitText: 'Or wait for this day: when somebody cancels, we offer you the time.',
    wait: 'Join the waiting list',
    continue: 'Continue',
    oneMoment: 'One moment …',
    chosenTime: 'Your choice',
    chooseAbove: 'Choose a time above',
    clinicTime: (city: string) => `Times are ${city} time.`,
    otherClock: (city: string, example: string) =>
      `Your device is set to another time zone. All times here are ${city} time, where it is now ${example}.`,
    unknownType: 'That kind of visit is not offered. Please choose one.',
    unknownPractitioner: 'That person does not offer this visit. Showing everyone who does.',
  },
  others,
);
