import { expect, test } from 'vitest';
import { isDatabaseAway } from './away.ts';

const failed = (fields: object, message = 'no') => Object.assign(new Error(message), fields);

test.each([
  failed({ code: 'ECONNREFUSED', syscall: 'connect' }),
  failed({ code: 'ENOENT', syscall: 'connect' }),
  failed({ code: '57P01' }),
  failed({ code: '57P03' }),
  failed({ code: '08006' }),
  failed({ code: '53100' }, 'could not extend file: No space left on device'),
  failed({ code: 'ENOSPC' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Failed query: select 1', { cause: failed({ code: 'ECONNRESET' }) }),
])('%o means that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  failed({ code: '23505' }),
  failed({ code: '57014' }),
  failed({ code: 'ENOENT', syscall: 'open' }),
  new Error('a bug'),
  'ECONNREFUSED',
  undefined,
])('%o does not', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
