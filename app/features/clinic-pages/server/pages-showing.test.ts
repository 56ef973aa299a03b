import { expect, test } from 'vitest';
import { aPhoto, withPhoto } from '#app/features/treatments/fixtures-photo.ts';
import { pagesShowing } from './pages-showing.ts';

test('a picture that is the photo of a treatment is shown by its page', () => {
  expect(pagesShowing(aPhoto.id)).toEqual([]);
  expect(withPhoto('hair/prp-therapy', () => pagesShowing(aPhoto.id))).toEqual(['/services/hair/prp-therapy']);
});
