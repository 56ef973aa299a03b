import { defineMessages } from '#app/lib/messages.ts';

export interface VisitStep {
  readonly title: string;
  readonly text: string;
}

const firstVisitMessages = defineMessages({
  'hair-consultation': [
    {
      title: 'We listen first',
      text: 'You tell us when it began, what you have tried, and who in the family has it. Bring old photos and your medicines.',
    },
    {
      title: 'The doctor looks closely',
      text: 'Your scalp and hair are seen under magnification. Nothing is shaved. A blood test is asked for only where it can change the plan.',
    },
    {
      title: 'You hear what is possible',
      text: 'You hear the likely cause, the choices, and what each cannot do. Doing nothing is one of them. You decide at home if you like.',
    },
  ],
  'cosmetic-surgery-consultation': [
    {
      title: 'We listen first',
      text: 'You show what bothers you and say what you hope for. Tell us about past scars, illnesses, blood thinners and smoking.',
    },
    {
      title: 'The doctor examines you',
      text: 'The doctor feels the skin and what lies below it, and looks at you in rest and in movement. Nothing is cut on that day.',
    },
    {
      title: 'You hear what is possible',
      text: 'You hear what an operation could change, where the scar would lie, and what may go wrong. Then you go home and think.',
    },
  ],
  'skin-consultation': [
    {
      title: 'We listen first',
      text: 'You tell us when it began and what you put on it. Bring every cream, tablet and supplement, or photos of their boxes.',
    },
    {
      title: 'The doctor looks closely',
      text: 'Skin, nails or veins are seen in good light and under magnification. Come without make-up or polish on the place.',
    },
    {
      title: 'You hear what is possible',
      text: 'You hear what it is, what would help, and what can wait. A test patch may come first. You decide in your own time.',
    },
  ],
});

type FirstVisit = keyof (typeof firstVisitMessages)['en'];

function isFirstVisit(id: string): id is FirstVisit {
  return Object.hasOwn(firstVisitMessages.en, id);
}

/**
 * What happens at the first visit of a kind (the id of an appointment type), else at a skin consultation. A loader sends
 * the one that a page shows, so that the others are in no page's code.
 */
export function firstVisit(id: string): readonly VisitStep[] {
  return firstVisitMessages.en[isFirstVisit(id) ? id : 'skin-consultation'];
}
