import { defineMessages } from '#app/lib/messages.ts';

const units: Readonly<Record<string, readonly [string, string]>> = {
  days: ['day', 'days'],
  weeks: ['week', 'weeks'],
  months: ['month', 'months'],
};

export const summaryMessages = defineMessages({
  title: 'Summary of your visit',
  print: 'Print',
  back: 'The note',
  patient: 'Patient',
  visit: 'Visit',
  doctor: 'Doctor',
  diagnosis: 'Diagnosis',
  plan: 'Plan',
  instructions: 'What to do at home',
  added: (by: string, when: string) => `Added by ${by}, ${when}`,
  next: 'Next visit',
  booked: (when: string) => `Your next visit is booked: ${when}.`,
  due: (count: string, unit: string, when: string) =>
    `In ${count} ${units[unit]?.[count === '1' ? 0 : 1] ?? unit}, about ${when}. Please book a time.`,
  registration: (number: string) => `Registration ${number}`,
  signed: (when: string) => `Signed ${when}`,
  worry: (phone: string) => `If something worries you before then, call us on ${phone}. In an emergency call 112.`,
});
