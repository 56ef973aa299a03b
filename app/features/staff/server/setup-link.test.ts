import { expect, test } from 'vitest';
import { wordsOfFirstStart } from './setup-link.ts';

const link = 'https://clinic.example/admin-login/link/aaaaaaaaaaaaaaaaaaaaaaaaaaa';

test('the first start prints its link to a terminal, and only names the command where its output is kept', () => {
  expect(wordsOfFirstStart(link, true)).toContain(link);
  expect(wordsOfFirstStart(link, false)).not.toContain('/admin-login/link/');
  expect(wordsOfFirstStart(link, false)).toContain('npm run setup-link');
});
