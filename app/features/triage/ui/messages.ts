import { defineMessages } from '#app/lib/messages.ts';
import type { Outcome, Question } from '../domain/way.ts';

const questions: Record<Question, { title: string; step: string; no: string }> = {
  emergency: {
    title: 'Do you have any of these right now?',
    step: 'An emergency',
    no: 'No, none of these',
  },
  today: {
    title: 'Then is any of these true?',
    step: 'For today',
    no: 'No, none of these',
  },
  soon: {
    title: 'And is any of these true?',
    step: 'For the next days',
    no: 'No, none of these',
  },
};

const outcomes: Record<Outcome, { title: string; lede: string; steps: readonly string[] }> = {
  'call-112': {
    title: 'Call 112 now, or 108 for an ambulance',
    lede: 'What you chose can become dangerous within minutes or hours. Do not wait for the clinic.',
    steps: [
      'If no ambulance can come soon, let somebody drive you to the nearest hospital. Do not drive yourself.',
      'Say what happened, when it began, and which medicines or treatments you had.',
      'Take the boxes of your medicines and your aftercare sheet with you.',
      'Tell us afterwards, when you are safe.',
    ],
  },
  'call-today': {
    title: 'Call us today',
    lede: 'A doctor should hear about this today. Please call instead of booking online, so that nothing is missed.',
    steps: [
      'Say that you went through the questions on the website, and which sign you have.',
      'If it gets worse while you wait, or you feel ill, go to a hospital or call 112.',
    ],
  },
  book: {
    title: 'Book a visit within the next days',
    lede: 'A doctor should look at this, and there is time to choose a day. Take the first that suits you.',
    steps: [
      'Take a photo today, so that the doctor can see whether it changes.',
      'Come back to these questions at once if it grows, hurts more or you feel ill.',
    ],
  },
  wait: {
    title: 'You can wait and watch',
    lede: 'None of the signs we asked about is there. That does not tell you what it is, so watch it.',
    steps: [],
  },
};

export const triageMessages = defineMessages({
  home: 'Home',
  choose: 'What is it about?',
  afterTreatment: 'Something after a treatment',
  afterTreatmentHint: 'Open the page of your treatment. Under “What can go wrong” it leads to questions of its own.',
  titleAfter: (name: string) => `After ${name}`,
  notADiagnosis:
    'These questions are no diagnosis and keep nothing of what you choose. If you are worried in spite of the answer, call.',
  straightTo: 'If somebody is in danger, do not read on.',
  questions,
  yes: 'Yes, or I am not sure',
  back: 'One question back',
  otherTopic: 'Something else',
  outcomes,
  call: (phone: string) => `Call ${phone}`,
  whenClosedTitle: 'When the clinic is closed',
  whenClosed:
    'Call as soon as we open. If it cannot wait until then, if it is getting worse or if you are unsure, go to a hospital that is open now. In danger, call 112.',
  closedAll: 'Closed',
  book: 'Book a visit',
  orCall: (phone: string) => `Or call ${phone}`,
  whatHelps: 'What helps while you wait',
  comeBack: 'Answer the questions again when something changes. If it is still there after two weeks, book a visit.',
  again: 'Answer the questions again',
  pageDescription: (title: string, topic: string) =>
    `${title} ${topic}. One of three short questions that lead to what to do now.`,
  pageTitle: (title: string, topic: string) => `${title}: ${topic}`,
});
