import { defineMessages } from '#app/lib/messages.ts';
import type { HeadConcernId, OtherConcernId } from '../domain/concerns.ts';
import type { SkinLayer } from '../domain/skin-layers.ts';

const headConcerns: Record<HeadConcernId, { name: string; more: string }> = {
  thinning: { name: 'Thinning along the parting', more: 'or shedding after illness, childbirth' },
  eyeLines: { name: 'Lines around the eyes', more: 'on the forehead, between the brows' },
  darkPatches: { name: 'Dark patches', more: 'melasma, uneven colour' },
  unwantedHair: { name: 'Unwanted hair', more: 'chin, upper lip, body' },
  doubleChin: { name: 'Double chin', more: 'or a neck that has loosened' },
  recedingHairline: { name: 'Receding hairline', more: 'or a thin crown' },
  dandruff: { name: 'Dandruff, itchy scalp', more: 'flakes on scalp and brows' },
  acne: { name: 'Acne', more: 'pimples, blackheads, their marks' },
  beardGaps: { name: 'Gaps in the beard', more: 'or scars where none grows' },
  moles: { name: 'Moles, warts, skin tags', more: 'small growths on face and neck' },
};

const otherConcerns: Record<OtherConcernId, string> = {
  nails: 'Nails',
  legVeins: 'Veins on the legs',
  handsAndFeet: 'Hands and feet',
  rash: 'Rash or fungal infection',
  tattoo: 'Tattoo',
  whitePatches: 'White patches',
};

const layers: Record<SkinLayer, { where: string; what: string }> = {
  surface: { where: 'On the surface', what: ', where sunscreen sits and washing reaches.' },
  epidermis: {
    where: 'In the epidermis',
    what: ', the thin outer layer. It holds the skin’s colour and renews itself all the time.',
  },
  dermis: {
    where: 'In the dermis',
    what: ', which gives skin its strength. Blood vessels, nerves and oil glands lie here.',
  },
  fat: { where: 'In the fat', what: ' under the skin. It cushions and keeps warm, and larger vessels run through it.' },
  smas: { where: 'In the SMAS', what: ', a thin, firm sheet between two layers of fat. A facelift tightens it.' },
  deepFat: { where: 'In the deep fat', what: ', between the firm sheet and the muscles.' },
  muscle: { where: 'In a muscle', what: ' of the face, one of those that smile, chew and frown.' },
};

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const homeMessages = defineMessages(
  {
    pageTitle: (name: string, city: string) => `${name}, ${city}`,
    millimetres: 'mm',

    next: {
      title: 'Next free appointment',
      withoutTitle: 'To see a doctor',
      withoutTime: 'Choose your time',
      withoutDetail: 'Your name and mobile number are enough.',
      choose: 'Choose a day and time',
      book: (time: string) => `Book ${time}`,
      anotherDay: 'Another day',
      later: 'Then',
    },

    finder: {
      title: 'What is bothering you?',
      label: 'Say it in your own words',
      hint: 'Pimples, dandruff, bald patch, ganjapan: any word will do.',
      find: 'Find',
      head: headConcerns,
      serious: 'Worried? Is it serious?',
      notOnTheHead: 'Not on the head?',
      other: otherConcerns,
      all: 'All treatments',
    },

    departments: {
      title: 'Seven departments',
      lede: 'Each opens on its treatments, with what they take in visits and days.',
      figure: (number: number) => `Fig. ${number}`,
      unsure: 'Not sure which is yours?',
      unsureText:
        'Say what bothers you, where, and how many days and visits you can spare. The finder lists what fits.',
      openFinder: 'Open the treatment finder',
    },

    depth: {
      title: 'How deep does it go?',
      lede: 'Most worries about a treatment are worries about depth. Here are six millimetres of a cheek, drawn to scale.',
      move: 'Move the line and see what works where.',
      label: 'Depth',
      value: (mm: string) => `${mm} mm`,
      layers,
      labels: [
        { name: 'epidermis', note: 'Holds the colour, and is as thin as paper.' },
        { name: 'dermis', note: 'Gives skin its strength. Vessels, nerves and oil glands lie here.' },
        { name: 'fat', note: 'Cushions and keeps warm. Larger vessels run through it.' },
        { name: 'SMAS', note: 'A thin, firm sheet. A facelift tightens it.' },
        { name: 'muscle', note: 'Smiles, chews and frowns.' },
      ],
      reached: 'Works here:',
      nearest: 'Nearest:',
      at: (mm: string) => `at ${mm} mm`,
      source: 'Depths of treatments as on their own pages.',
      /** Of pages in another language: the depth is said in words, on a page in English. */
      onItsPage: '',
    },

    visit: { title: 'How a visit goes' },
    questions: { title: 'Asked before the first visit' },

    posts: {
      title: 'Lately explained',
      all: 'All posts',
      minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
    },

    where: {
      title: 'Hours and the way here',
      days: 'Day',
      times: 'Open',
      closed: 'Closed',
      way: 'How to reach us',
    },
  },
  others,
);
