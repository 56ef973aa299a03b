import { defineMessages } from '#app/lib/messages.ts';
import type { CameraState } from './use-camera.ts';

const states: Readonly<Record<Exclude<CameraState, 'open'>, string>> = {
  opening: 'The camera is being opened. Your browser may ask whether it may.',
  refused:
    'The browser does not give this page the camera. Allow it beside the address, or close this and use the phone’s own camera, or choose a file.',
  none: 'No camera was found. Close this and choose a file.',
  busy: 'Another program uses the camera. Close it there, then open the camera here again.',
};

export const cameraMessages = defineMessages({
  states,
  step: (number: number, of: number) => `View ${number} of ${of}`,
  finder: (view: string) => `What the camera sees: ${view}`,
  still: (view: string) => `The photo just taken: ${view}`,
  outline: 'Outline',
  ghost: (when: string) => `Photo of ${when}`,
  ghostValue: (percent: number) => (percent === 0 ? 'hidden' : `${percent} percent`),
  noGhost: 'There is no earlier photo of this view.',
  take: 'Take the photo',
  keep: 'Keep it',
  again: 'Take it again',
  skip: 'Skip this view',
  finish: 'Finish',
  close: 'Close the camera',
  saving: 'The photo before is still being saved.',
  kept: (view: string) => `Kept: ${view}`,
});
