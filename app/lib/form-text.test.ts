import { expect, test } from 'vitest';
import { formText } from './form-text.ts';

const form = new FormData();
form.append('name', 'Asha Namuna');
form.append('name', 'another');
form.append('photo', new File(['x'], 'x.jpg'));

test('a field is read as it was typed, the first of several', () => {
  expect(formText(form, 'name')).toBe('Asha Namuna');
});

test('no more is kept of it than is asked for', () => {
  expect(formText(form, 'name', 4)).toBe('Asha');
});

test('a file is no text, and neither is a field that is not there', () => {
  expect([formText(form, 'photo'), formText(form, 'age')]).toEqual(['', '']);
});
