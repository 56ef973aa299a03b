import { defineMessages } from '#app/lib/messages.ts';

/** The page of a treatment whose text is finished. */
export const fullMessages = defineMessages({
  plateContinued: (number: number) => `Plate ${number}, continued.`,
  fig: (letter: string) => `Fig. ${letter}`,
  detail: 'A detail of the plate above.',
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
  risksTitle: 'What can go wrong',
  risksCommon: 'Common, and passes',
  risksUncommon: 'Uncommon',
  callUs: 'Call us the same day',
  callNumber: (phone: string) => `Call ${phone}`,
  keepTitle: 'Keep it by the mirror',
  unsureText: 'Does something look or feel different from what stands here?',
  keepText: 'The aftercare and the signs to call us about, on one sheet of paper.',
  sheetFrom: (title: string, clinic: string) => `${title} · ${clinic}`,
  videoTitle: (title: string) => `Watch: ${title}`,
  videoText: (host: string) => `The video comes from ${host}, and only when you ask for it.`,
});
