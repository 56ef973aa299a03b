import { defineMessages } from '#app/lib/messages.ts';

const about = (minutes: number) => `About ${minutes} minutes`;

export const treatmentMessages = defineMessages({
  home: 'Home',
  services: 'Services',
  book: 'Book for this treatment',
  printAftercare: 'Print the aftercare page',
  departmentFigure: (department: string) => `From the ${department} department.`,
  healthySkin: 'Healthy skin.',
  plate: (number: number) => `Plate ${number}.`,
  plateContinued: (number: number) => `Plate ${number}, continued.`,
  fig: (letter: string) => `Fig. ${letter}`,
  detail: 'A detail of the plate above.',
  process: (title: string) => `${title}, one movement after the other.`,

  atAGlance: 'At a glance',
  sections: {
    what: 'What it is',
    approach: 'Our approach',
    steps: 'Diagnose, treat, maintain',
    aftercare: 'Aftercare',
    wait: 'Who should wait',
    risks: 'Risks',
    visit: 'Your first visit',
    questions: 'Questions',
    sources: 'Sources',
  },
  stepsTitle: 'How it goes',
  steps: { diagnose: 'Diagnose', treat: 'Treat', maintain: 'Maintain' },

  facts: {
    sessionLength: 'One session',
    sessions: 'Sessions',
    interval: 'Between sessions',
    anaesthesia: 'Anaesthesia',
    downtime: 'Away from work',
    resultsFrom: 'First results',
    resultsFull: 'Full result',
    lasts: 'How long it lasts',
    depth: 'How deep',
    punchWidth: 'Width of the punch',
  },

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

  relatedTitle: 'Related treatments',
  checked: 'Checked against its sources on',
  checkedShort: 'Text last checked on',
  undated: 'undated',

  concernsTitle: 'People come with',
  onBody: 'On the body',
  visitTitle: 'What happens at your first visit',
  firstVisit: {
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
  },
  departmentQuestions: (department: string) => `Questions about ${department}`,

  bookingKicker: 'It begins with a',
  bookingNext: (type: string) => `Next ${type.toLowerCase()}`,
  bookingLine: (minutes: number) => `${about(minutes)}. Nothing is decided for you that day.`,
  chooseTime: 'Choose a time',
  closing: (type: string, minutes: number) => `It starts with a ${type.toLowerCase()} of about ${minutes} minutes.`,
  orCall: 'Or call',

  treatmentsTitle: 'Treatments',
  unsure: 'Not sure which is yours?',
  openFinder: 'Open the treatment finder',
  compareTitle: 'Compared at a glance',
  compareCaption: 'About how long, how often, and for how long',
  compareTreatment: 'Treatment',
  notStated: 'Not stated',
  uncompared: 'Figures for these follow when their texts have been checked against sources:',
  categoryQuestions: 'Questions',
  bookCategory: (type: string) => `Book a ${type.toLowerCase()}`,

  servicesTitle: 'All treatments',
  servicesHead: (city: string) => `Skin, hair, laser and surgery treatments in ${city}`,
  servicesSubtitle:
    'Everything we do, department by department. Each page says what it can do, what it cannot, and who should wait.',
  servicesDescription: (count: number, city: string) =>
    `All ${count} treatments of our skin and hair clinic in ${city}, by department: hair, skin, nail, laser, anti-aging, cosmetic surgery and facials.`,
  openDepartment: (department: string) => `All about ${department}`,
  treatmentsOf: (department: string) => `${department} treatments`,
  departments: 'Departments',
  findByConcern: 'Find by what bothers you',
});
