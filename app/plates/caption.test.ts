import { expect, test } from 'vitest';
import { captionParts, plainCaption } from './caption.ts';

test('letters of a caption stand apart from its words', () => {
  expect(captionParts('The scalp. *a* epidermis, *b* dermis.')).toEqual([
    { text: 'The scalp. ', letter: false },
    { text: 'a', letter: true },
    { text: ' epidermis, ', letter: false },
    { text: 'b', letter: true },
    { text: ' dermis.', letter: false },
  ]);
});

test('a caption without letters stays whole', () => {
  expect(captionParts('A mole.')).toEqual([{ text: 'A mole.', letter: false }]);
});

test('a plain caption has no marks', () => {
  expect(plainCaption('See *a* here.')).toBe('See a here.');
});
