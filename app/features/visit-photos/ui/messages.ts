import type { PhotoAdvice } from '#app/features/patient-forms/domain/photo-view.ts';
import { defineMessages } from '#app/lib/messages.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { mostPerView, type Giver, type RemovalReason } from '../domain/photo-rules.ts';

/** Why a photo was not kept, as its sentence names it. */
export type PhotoProblemName = PictureProblem | 'full' | 'enough' | 'no-consent' | 'not-possible' | 'no-room';

const problem: Readonly<Record<PhotoProblemName, string>> = {
  empty: 'This file is empty. Take the photo again.',
  'too-large': 'This file is larger than 12 MB. Set the camera to a smaller size and take it again.',
  heic: 'This is a HEIC photo, which can’t be opened here. Set the camera to “Most Compatible” (JPEG) and take it again.',
  'other-type': 'This file is no photo in JPEG, PNG or WebP.',
  damaged: 'This photo could not be opened. Take it again.',
  'too-many-pixels': 'This photo has more than 40 megapixels. Set the camera to a smaller size and take it again.',
  'too-heavy': 'This photo takes too much memory to open. Save it as an ordinary JPEG, or take it again.',
  full: `There are ${mostPerView} photos of this view from this visit already. Remove one first.`,
  enough: 'There are as many photos of this visit as there can be. Remove one first.',
  'no-consent': 'Nothing was kept: nobody has noted that the patient agrees to photos.',
  'not-possible': 'Nothing was kept: this visit was cancelled or missed.',
  'no-room': 'The disk of the server is nearly full, so no photos are kept now. Tell who looks after the system.',
};

const advice: Readonly<Record<PhotoAdvice, string>> = {
  dark: 'It is kept, and looks rather dark. Take it again with more light if you can.',
  small: 'It is kept, and is rather small. Take it again from nearer if you can.',
};

const agrees: Readonly<Record<Giver, string>> = {
  patient: 'The patient agrees',
  guardian: 'A parent or guardian agrees for the patient',
};

const reasons: Readonly<Record<RemovalReason, string>> = {
  'not-usable': 'It is blurred, dark or cut off',
  'wrong-view': 'It stands under the wrong view',
  'other-person': 'It shows somebody else',
  'not-agreed': 'The patient does not want it kept',
};

export const photoMessages = defineMessages({
  titleOf: (name: string) => `Photos: ${name}`,
  errorTitle: (title: string) => `Error: ${title}`,
  back: 'The visit',
  note: 'The note',
  patient: 'Patient’s record',
  problem,
  advice,
  said: {
    agreed: 'It is noted that photos are agreed to.',
    withdrawn: 'It is noted that the patient does not agree any more. No photo is taken from now on.',
    taken: 'The photos are kept.',
    removed: 'The photo is removed.',
  },
  refusals: {
    'not-yours':
      'For a day a photo can be removed by whoever took it, after that by another doctor to whom the record is open.',
    'not-possible': 'This can’t be noted for this visit.',
    'no-tick': 'Ask first, and say who agrees. Without that no photo is taken.',
    'no-reason': 'Choose why the photo is removed.',
  },
  consent: 'Agreement to photos',
  ask: 'Ask the patient before the first photo, in words they understand: the photos become part of their medical record, to follow the treatment. Only doctors to whom the record is open see them. They are not used for teaching or advertising. The patient may say no, and is treated all the same.',
  whoAgrees: 'Who was asked and agrees?',
  agrees,
  childHint: 'The patient is under 18.',
  noteAgreement: 'Note it',
  agreed: (who: Giver, by: string, when: string) => `${agrees[who]}. Noted by ${by}, ${when}.`,
  withdraw: 'They no longer agree',
  formsNav: 'Views of',
  forms: { hair: 'Hair', skin: 'Skin' },
  walk: 'Take the views one after the other',
  walkHint: 'The camera opens with the outline of the view and, where there is one, last time’s photo to line up with.',
  take: 'Take a photo',
  takeNext: 'Take another',
  withCamera: 'Camera with outline',
  phoneCamera: 'The phone’s own camera',
  choose: 'Choose a file',
  of: (view: string) => `, ${view}`,
  keepThese: 'Keep these photos',
  saving: 'Saving…',
  kept: (view: string) => `Kept: ${view}`,
  noShots: 'No photo of this view yet.',
  photoOf: (view: string, when: string) => `${view}, ${when}`,
  here: (time: string) => `This visit, ${time}`,
  home: 'sent from home',
  takenBy: (by: string) => `by ${by}`,
  more: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  compare: 'Compare with the slider',
  remove: 'Remove',
  removeOf: (view: string, when: string) => `, ${view}, ${when}`,
  why: 'Why is it removed?',
  choosing: 'Choose a reason',
  removeDo: 'Remove for good',
  reasons,
  closedTitle: 'These photos are closed to you',
  closedText:
    'They open once a colleague has noted that the patient is here. If you have to see them before that, open the record with a reason; the owner is told.',
  glass: 'Open with a reason',
  glassOpen: (until: string) =>
    `You opened this record with a reason. It stays open to you until ${until}; the owner is told.`,
  notPossible: 'This visit was cancelled or missed, so no photos can be taken at it.',
  noRoom: problem['no-room'],
});
