import type { FormPicture } from './form-picture.ts';
import { NORWOOD } from './norwood.ts';
import { LUDWIG } from './ludwig.ts';
import { PHOTO_VIEWS } from './photo-views.ts';
import { SINCLAIR } from './sinclair.ts';
import { SKIN_TONES, SUN_TYPES } from './sun-types.ts';

/** Every drawing of the patient forms by its name, as a form's options name it. */
export const FORM_PICTURES = {
  ...NORWOOD,
  ...LUDWIG,
  ...SINCLAIR,
  ...SUN_TYPES,
  ...SKIN_TONES,
  ...PHOTO_VIEWS,
} as const satisfies Readonly<Record<string, FormPicture>>;
