import { defineMessages } from '#app/lib/messages.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';
import type { PhotoAdvice } from '../domain/photo-view.ts';

/** Why a photo was not kept, as its sentence names it. */
export type PhotoProblemName = PictureProblem | 'full' | 'closed' | 'too-many' | 'busy' | 'no-room';

const problem: Readonly<Record<PhotoProblemName, string>> = {
  empty: 'This file is empty. Choose the photo again.',
  'too-large': 'This file is larger than 12 MB. Take the photo with the camera of a phone, or make it smaller first.',
  heic: 'This is a HEIC photo, which we cannot open. On the iPhone, open Settings, Camera, Formats and choose “Most Compatible”, then take it again. A screenshot of the photo works too.',
  'other-type': 'This file is no photo in JPEG, PNG or WebP. Choose a photo taken with a phone or a camera.',
  damaged: 'This photo could not be opened; it may have been cut short on its way. Choose it again, or take a new one.',
  'too-many-pixels':
    'This photo has more than 40 megapixels. Set the camera to a smaller size, or send a screenshot of it.',
  'too-heavy':
    'This photo is stored in a way that takes too much memory to open. Save it as an ordinary JPEG, or take it again.',
  full: 'There are enough photos of this view. Remove one first.',
  closed: 'The form has been sent already, so no photo can be added.',
  'too-many': 'Too many photos are on their way at once. Wait until the others have arrived, then try again.',
  'no-room':
    'We have no room for more photos just now. Your answers and the photos that have arrived are kept. Try again in ten minutes, or bring the photos on your phone.',
  busy: 'Too many photos were sent in the last hour. Try again later, or bring them on your phone.',
};

const advice: Readonly<Record<PhotoAdvice, string>> = {
  dark: 'It looks rather dark. If you can, take it again near a window or a lamp.',
  small: 'It is rather small. If you can, take it again from nearer.',
};

export const photoMessages = defineMessages({
  problem,
  advice,
  what: 'JPEG, PNG or WebP, at most 12 MB each. We take out where and when it was taken.',
  take: 'Take a photo',
  takeAgain: 'Take it again',
  choose: 'Choose a photo',
  chooseOther: 'Choose another',
  of: (view: string) => `, ${view}`,
  remove: 'Remove',
  photoOf: (view: string, number: number, of: number) =>
    of > 1 ? `Your photo ${number}: ${view}` : `Your photo: ${view}`,
  removeOf: (view: string, number: number, of: number) => (of > 1 ? `photo ${number}, ${view}` : view),
  here: 'Sent',
  sendThese: 'Send these photos',
  sending: (percent: number) => `Sending: ${percent} %`,
  making: 'Sent. It is being checked…',
  waiting: 'Waiting for its turn',
  noConnection: 'No connection just now. It goes on by itself.',
  failed: 'It could not be sent. What has arrived is kept.',
  tryAgain: 'Try again',
  cancel: 'Do not send it',
  stillSending: (count: number) =>
    count === 1
      ? 'One photo is still on its way. The next step opens when it has arrived.'
      : `${count} photos are still on their way. The next step opens when they have arrived.`,
  stored: (view: string) => `The photo has arrived: ${view}.`,
  mayWaitTooLong: 'Too many photos were sent in the last hour. The photos you have sent stay.',
});
