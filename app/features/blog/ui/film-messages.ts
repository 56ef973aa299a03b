import { defineMessages } from '#app/lib/messages.ts';
import type { FilmProblem } from '#app/lib/film-problem.ts';

/** Why a film was not taken. */
export type FilmRefusal =
  | 'no-file'
  | FilmProblem
  | 'not-captions'
  | 'withdrawn'
  | 'changed-meanwhile'
  | 'not-found'
  | 'not-yours';

export const filmMessages = defineMessages({
  title: (picture: string) => `Film: ${picture}`,
  toPicture: 'Back to the picture',
  pane: 'A film of your own',
  lede: 'A film belongs to a picture: readers see the picture until they press play, and nothing of the film is loaded before. A treatment’s page shows it once you choose it there (Website, the treatment, Pictures and video). If the picture is taken off every page, so is the film.',
  none: 'This picture has no film.',
  has: (seconds: number, width: number, height: number) => `${seconds} seconds, ${width} × ${height} pixels.`,
  hasCaptions: 'It has captions.',
  noCaptions: 'It has no captions. If somebody speaks in it, add them here.',
  file: 'Film',
  fileHint:
    'MP4 with H.264, at most 24 MB: about two minutes in 720p. The place and the time at which a phone took it are removed.',
  otherFile: 'Another film in its place',
  otherFileHint: 'Leave it empty to change the captions alone. MP4 with H.264, at most 24 MB.',
  captions: 'Captions',
  captionsHint: 'A WebVTT file (.vtt) with what is said. Needed as soon as anybody speaks.',
  consent:
    'If a person in the film can be recognised, record the day of their consent in writing on the picture first.',
  add: 'Put the film in',
  change: 'Save',
  remove: 'Delete the film',
  said: {
    added: 'The film is here.',
    captioned: 'The film has these captions now.',
    removed: 'The film is deleted.',
  },
  refusals: {
    'no-file': 'Choose a film first.',
    empty: 'The file is empty.',
    'too-large': 'The film is larger than 24 MB. Make it shorter, or save it smaller.',
    'other-type': 'This is no MP4 film. Save it as MP4 first.',
    'other-codec':
      'Many phones cannot play this film. Save it as MP4 with H.264. On an iPhone: Settings, Camera, Formats, Most Compatible.',
    damaged: 'The film is damaged, or not all of it arrived. Please try another copy of it.',
    'not-captions': 'The captions are no WebVTT file. It begins with the word WEBVTT and has times such as 00:04.000.',
    withdrawn: 'This picture has been taken off every page, so it cannot stand for a film.',
    'changed-meanwhile': 'Somebody changed this picture meanwhile. Here is how it is now; please do it again.',
    'not-found': 'The picture is gone.',
    'not-yours': 'A colleague added this picture, so an editor or an owner changes it.',
  } satisfies Record<FilmRefusal, string>,
});
