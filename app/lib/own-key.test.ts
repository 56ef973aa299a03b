import { describe, expect, it } from 'vitest';
import { isOwnKey, ownValue } from './own-key.ts';

const words: Readonly<Record<string, string>> = { saved: 'It is saved.' };

describe('a name that came from outside', () => {
  it('finds what the record holds', () => {
    expect([isOwnKey(words, 'saved'), ownValue(words, 'saved')]).toEqual([true, 'It is saved.']);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '', 'Saved', null, undefined])(
    'finds nothing that every object has, and nothing else: %s',
    (name) => {
      expect([isOwnKey(words, name), ownValue(words, name)]).toEqual([false, undefined]);
    },
  );
});
