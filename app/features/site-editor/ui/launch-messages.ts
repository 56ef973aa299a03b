import { defineMessages } from '#app/lib/messages.ts';
import type { LaunchFacts, LaunchStep, Placeholder, StepState } from '../domain/launch-steps.ts';

const of = (count: number, all: number, what: string): string => `${count} of ${all} ${what}`;

const placeholderWords: Readonly<Record<Placeholder, string>> = {
  name: 'the name',
  phones: 'the phone numbers',
  address: 'the address',
  email: 'the e-mail address',
  links: 'the links to chat and social pages',
};

/** What a step has found so far, in a sentence. */
const found: Readonly<Record<LaunchStep, (facts: LaunchFacts) => string>> = {
  clinic: ({ placeholders }) =>
    placeholders.length === 0
      ? 'Name, phone numbers, address, e-mail and links are yours.'
      : `Still the demonstration’s: ${placeholders.map((each) => placeholderWords[each]).join(', ')}.`,
  door: ({ hasDoor }) =>
    hasDoor ? 'The pin is your door.' : 'Put the pin on your door, so that directions lead there.',
  hours: () => 'When you are open, your breaks, and the days you are closed this year.',
  people: ({ doctors, unregistered: [first, ...others] }) =>
    first === undefined
      ? `${doctors === 1 ? 'One doctor' : `${doctors} doctors`}, each with a registration number.`
      : `Patients must be able to see the registration number. It is missing for ${first}${others.length > 0 ? ` and ${others.length} more` : ''}.`,
  visits: ({ visitTypes, visitTypesWithFee }) =>
    `${of(visitTypesWithFee, visitTypes, 'kinds of visit have a fee')}. Say how long each takes, and with whom.`,
  treatments: ({ offered, treatments }) =>
    `${of(offered, treatments, 'treatments are offered')}. Take off what you do not do: its page then says so and leads to a doctor.`,
  prices: ({ priced, offered }) =>
    `${of(priced, offered, 'treatments have a price')}. An exact price, “from”, or a range; you can also show none.`,
  photos: ({ pictures }) =>
    `${pictures === 1 ? 'One picture is' : `${pictures} pictures are`} in the library. Add photos of the clinic and of your doctors.`,
  facts: ({ openFacts }) =>
    openFacts.length === 0
      ? 'Everything the site says of the clinic is confirmed.'
      : `${openFacts.length} things the site says of the clinic that nobody has confirmed.`,
  mail: ({ sendsMail, getsMail }) => {
    if (!sendsMail)
      return 'No mail server is set (SMTP_URL), so patients get no confirmation. Messages wait until there is one. Whoever installed the software sets it.';
    return getsMail
      ? 'Mail is set up. Send yourself a test to see that it arrives.'
      : 'Patients get mail. The clinic itself gets none of bookings: whoever installed the software sets its address (CLINIC_MAIL).';
  },
  channels: ({ hasChannels }) =>
    hasChannels
      ? 'Messages can go by WhatsApp or SMS.'
      : 'Optional: reminders by WhatsApp or SMS. Whoever installed the software sets it.',
  signing: ({ signed, offered }) =>
    `${of(signed, offered, 'treatments are signed by a doctor of the clinic')}. A page without a signature says so to patients.`,
};

export const launchMessages = defineMessages({
  title: 'Make it yours',
  intro:
    'Until you go live, every page says that this is a demonstration, search engines do not list it, and whatever visitors book is marked as a trial. Each step is one screen; you can stop anywhere and go on later.',
  liveSince: (when: string) => `The site is live since ${when}.`,
  live: 'The site is live.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  paneText: 'The site still shows the demonstration clinic.',
  goOn: 'Go on',
  allSteps: 'All steps',
  steps: {
    clinic: 'The clinic',
    door: 'The door on the map',
    hours: 'Hours and holidays',
    people: 'Doctors and therapists',
    visits: 'Visits and fees',
    treatments: 'Treatments you offer',
    prices: 'Prices',
    photos: 'Photos',
    facts: 'Facts to confirm',
    mail: 'Mail',
    channels: 'WhatsApp and SMS',
    signing: 'Texts to sign',
  } satisfies Record<LaunchStep, string>,
  found,
  states: { done: 'Done', open: 'To do', optional: 'Optional' } satisfies Record<StepState, string>,
  open: (step: string) => `Open: ${step}`,
  openShort: 'Open',
  isRight: 'It is right as it is',
  isRightOf: (step: string) => `It is right as it is: ${step}`,
  lookAgain: 'Look at it again',
  lookAgainOf: (step: string) => `Look at it again: ${step}`,
  sendTest: 'Send me a test',
  showFacts: 'Show them',
  goLive: 'Go live',
  goLiveText:
    'The band goes off every page, search engines may list the site, and what is booked from then on is real. You can go back.',
  stillOpen: (steps: readonly string[]) => `Still open: ${steps.join(', ')}. You can go live without them.`,
  obstacles: {
    name: 'The clinic has the demonstration’s name. Enter yours first.',
    phones:
      'The phone numbers are placeholders that nobody answers. Enter yours first, and take “phones” off the list of facts to confirm.',
    address: 'The address is the demonstration’s, and does not exist. Enter yours first.',
    email: 'The e-mail address is the demonstration’s, and nobody reads it. Enter yours first.',
    links: 'Links to the chat or to social pages lead nowhere. Enter yours, or leave them empty.',
  } satisfies Record<Placeholder, string>,
  trials: (count: number) =>
    count === 1 ? 'One visit was booked as a trial.' : `${count} visits were booked as trials.`,
  removeTrials: 'Remove them, with the patients who are known by nothing else',
  back: 'Show it as a demonstration again',
  backText:
    'The band comes back, search engines are asked to take the site off their lists, and bookings are trials again.',
  removeNow: 'Remove trial visits',
  said: {
    marked: 'Noted.',
    'test-sent': 'A test is on its way to the address you sign in with.',
    live: 'The site is live.',
    demonstration: 'The site is a demonstration again.',
    'trials-removed': 'The trial visits are removed.',
  },
  refusals: {
    obstacles: 'The site is not live: something of the demonstration is still in it.',
    'test-not-sent': 'The mail server did not take the test. Ask whoever installed the software to look at SMTP_URL.',
  },
});

/** The mail that shows that mail arrives. */
export function testMailTexts(clinicName: string): { readonly subject: string; readonly text: string } {
  return {
    subject: `A test from ${clinicName}`,
    text: `This is a test from the desk of ${clinicName}. You can read it, so your patients will get their confirmations.`,
  };
}
