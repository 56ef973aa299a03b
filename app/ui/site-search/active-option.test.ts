import { describe, expect, it } from 'vitest';
import { movedOption } from './active-option.ts';

describe('the arrows in the field', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, null],
    ['ArrowUp', null, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, null],
  ])('%s from %s of three leads to %s', (key, from, to) => {
    expect(movedOption(key, from, 3)).toBe(to);
  });

  it('are left to the field by any other key, and where there is no option', () => {
    expect(movedOption('ArrowLeft', 1, 3)).toBeUndefined();
    expect(movedOption('ArrowDown', null, 0)).toBeUndefined();
  });
});
