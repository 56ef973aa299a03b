import { defineMessages } from '#app/lib/messages.ts';
import type { PictureProblem } from '#app/lib/picture-problem.ts';

/** Why a picture was not taken. */
export type UploadRefusal =
  | 'no-file'
  | 'no-words'
  | 'bad-consent-date'
  | PictureProblem
  | 'changed-meanwhile'
  | 'not-found'
  | 'not-yours'
  | 'in-use'
  | 'failed';

export const mediaMessages = defineMessages({
  title: 'Pictures',
  lede: 'Pictures for posts, for the doctors’ pages and for the page about the clinic. Anybody can see a picture once a page shows it, so a picture of a person belongs here only with their consent in writing.',
  posts: 'Posts',
  search: 'Find by what it shows',
  find: 'Find',
  none: 'There are no pictures yet. The first one you add appears here.',
  noneYet: 'The library has no pictures yet.',
  nonePicture: 'No picture is described with these words.',
  newPicture: 'Add a picture',
  choosePicture: 'Put a picture in',
  fromLibrary: 'Or choose one that is here already',
  file: 'Picture',
  fileHint: 'JPEG, PNG or WebP, at most 12 MB. Place, date and camera are taken out.',
  alt: 'What the picture shows',
  altHint: 'Read out to people who cannot see it. For example: Cream on the back of a hand.',
  focalX: 'Keep in view, from the left (%)',
  focalY: 'Keep in view, from the top (%)',
  focalHint: 'A crop keeps this point. 50 is the middle.',
  focalPoint: 'Point that crops keep',
  focalAt: (across: number, down: number) => `${across} % from the left, ${down} % from the top`,
  focalHelp:
    'Click on what must stay in view. By keyboard: arrow keys, with Shift in larger steps, Home for the middle.',
  crops: 'How it is cropped',
  cropOf: { head: 'Head of a post', list: 'In the list', phone: 'List on a phone' },
  consent: 'Day of the person’s consent in writing',
  consentHint:
    'Write the day as 3 Nov 2026. Leave it empty if nobody in the picture can be recognised. Portraits are chosen from pictures with a consent on record.',
  consentTitle: 'The person it shows',
  consentNone:
    'No consent is on record. If somebody in the picture can be recognised, enter the day of their consent in writing. If they do not want to be shown, take the picture off every page.',
  consentOf: (day: string) =>
    `They consented in writing on ${day}. If they withdraw the consent, take the picture off every page.`,
  consentEnded: (day: string) =>
    `Taken off every page on ${day}, because the person it shows does not want it shown. A browser that has seen it forgets it within ten minutes. Delete it, or enter the day of a new consent.`,
  consentGone: 'Not shown: the person does not want it shown.',
  recordConsent: 'Record the consent',
  consentOfNew: 'Day of the consent of the person on the new picture',
  takeOff: 'Take it off every page',
  upload: 'Add the picture',
  sending: 'Adding…',
  save: 'Save',
  replace: 'Replace the picture',
  replaceHint: 'Every page that shows it shows the new one.',
  replaceButton: 'Replace',
  delete: 'Delete',
  deleteTitle: 'Delete this picture',
  usedIn: 'Where it is shown',
  notYours: 'A colleague added this picture. You may use it in your posts; an editor or an owner changes it.',
  unused: 'No post and no page shows it.',
  uses: (count: number) => (count === 0 ? 'not shown' : count === 1 ? 'shown in 1 place' : `shown in ${count} places`),
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  widths: (widths: readonly number[]) => `Readers get it ${widths.join(', ')} pixels wide, as AVIF, WebP or JPEG.`,
  film: 'Film of this picture',
  unnamed: 'a post without a title',
  said: {
    added: 'The picture is here.',
    saved: 'Saved.',
    consent: 'The consent is on record.',
    withdrawn: 'No page shows this picture any more.',
    replaced: 'Replaced, on every page that shows it.',
    deleted: 'Deleted.',
  },
  refusals: {
    'no-file': 'Choose a picture first.',
    'no-words': 'Say what the picture shows, in at most 300 characters.',
    'bad-consent-date': 'Write the day of the consent as 3 Nov 2026. It cannot be in the future.',
    empty: 'The file is empty.',
    'too-large': 'The file is larger than 12 MB.',
    heic: 'This is an iPhone’s HEIC file. In the Photos app, share it as JPEG (Options, Most Compatible), then add that.',
    'other-type': 'This is no JPEG, PNG or WebP picture.',
    damaged: 'The picture is damaged or not all of it arrived. Please try another copy of it.',
    'too-many-pixels': 'The picture has more than 40 megapixels. Please make it smaller first.',
    'too-heavy': 'The picture takes too much memory to open. Save it as an ordinary JPEG first.',
    'changed-meanwhile': 'Somebody changed this picture meanwhile. Here is how it is now; please do it again.',
    'not-found': 'The picture is gone.',
    'not-yours': 'A colleague added this picture, so an editor or an owner changes it.',
    'in-use': 'The picture is shown in the places below, so it stays. Take it out of them first, and publish them.',
    failed: 'That did not work. Is the connection there? Please try again.',
  } satisfies Record<UploadRefusal, string>,
});
