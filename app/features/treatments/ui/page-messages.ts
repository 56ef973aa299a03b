import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./page-messages.hi.ts')).hi, mr: (await import('./page-messages.mr.ts')).mr }
  : {};

/** What the page of a treatment says. */
export const pageMessages = defineMessages(
  {
    book: 'Book for this treatment',
    talk: 'Talk to a doctor',
    notOffered:
      'We explain this treatment, but we do not give it. If somebody offers it to you, talk to a doctor first.',
    printAftercare: 'Print the aftercare page',
    sections: {
      what: 'What it is',
      approach: 'Our approach',
      steps: 'Diagnose, treat, maintain',
      recovery: 'Day by day',
      aftercare: 'Aftercare',
      urgent: 'When to get help',
      wait: 'Who should wait',
      risks: 'Risks',
      ways: 'Other ways',
      cost: 'Cost',
      questions: 'Questions',
      sources: 'Sources',
    },
    concernsTitle: 'People come with',
    onBody: 'On the body',
    relatedTitle: 'Related treatments',
    postsTitle: 'Read more',
    postMinutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
    plateContinued: (number: number) => `Plate ${number}, continued.`,
    fig: (letter: string) => `Fig. ${letter}`,
    fromPlate: 'From the plate above.',
    process: (title: string) => `${title}, one movement after the other.`,
    atAGlance: 'At a glance',
    stepsTitle: 'How it goes',
    steps: { diagnose: 'Diagnose', treat: 'Treat', maintain: 'Maintain' },
    visitsTitle: 'What it costs in visits and days',
    visits: { onSite: 'Here at the clinic', remote: 'By video', daysInTown: 'Days in town' },
    depthTitle: 'How deep it goes',
    depthCaption: (said: string) =>
      `${said} below the surface, drawn to scale in the skin of a cheek. One line on the scale is one millimetre.`,
    suitsTitle: 'Who it suits',
    waitTitle: 'Who should wait, or not have it',
    whoTitle: 'Who treats you',
    notSigned: 'A doctor of the clinic has not signed this page yet.',
    signed: ({ by, registration, on }: { by: string; registration: string; on: string }) =>
      `Read and signed by ${by} (registration ${registration}) on ${on}.`,
    recoveryTitle: 'From the first day to the result',
    whatToDo: 'What to do:',
    otherWaysTitle: 'What else there is',
    otherWaysCaption: 'Other ways to treat this, whom each may suit, and what speaks against it',
    otherWaysColumns: { name: 'Another way', speaksFor: 'For whom', speaksAgainst: 'Against it' },
    costTitle: 'What it costs',
    costDependsOn: 'The price depends on these points:',
    priceOn: (day: string) => `(as of ${day})`,
    source: (number: number) => `Source ${number}`,
    risksTitle: 'What can go wrong',
    risksCommon: 'Common',
    risksUncommon: 'Uncommon',
    seeUrgent: 'Signs that need 112, a hospital or a call the same day are listed under',
    emergency: 'Call 112 (ambulance 108) or go to a hospital now',
    callUs: 'Call us the same day',
    whenClosed:
      'If we are closed, or nobody answers, do not wait for us. See another doctor or go to a hospital the same day, and show them this page.',
    isItSerious: 'Not sure? Three short questions tell you what to do now',
    callNumber: (phone: string) => `Call ${phone}`,
    keepTitle: 'Keep it by the mirror',
    unsureText: 'Does something look or feel different from what stands here?',
    keepText: 'The aftercare, and when to call 112 or us, on one sheet of paper.',
    sheetFrom: (title: string, clinic: string) => `${title} · ${clinic}`,
  },
  others,
);
