import { expect, test } from 'vitest';
import { parseGlassRequest } from './glass.ts';

test('the glass is broken with a reason of the list and ten characters at least', () => {
  expect(parseGlassRequest({ reason: 'covering', words: '  On leave,\r\n she asked me. ' })).toEqual({
    ok: true,
    value: { reason: 'covering', words: 'On leave, she asked me.' },
  });
  expect(parseGlassRequest({ reason: 'curious', words: 'x' })).toEqual({
    ok: false,
    faults: ['no-reason', 'too-short'],
  });
  expect(parseGlassRequest({ reason: 'other', words: '          .' })).toMatchObject({ faults: ['too-short'] });
  expect(parseGlassRequest({ reason: 'other', words: 'ज'.repeat(301) })).toMatchObject({ faults: ['too-long'] });
  expect(parseGlassRequest({ reason: 'other', words: 'ज'.repeat(300) })).toMatchObject({ ok: true });
});
