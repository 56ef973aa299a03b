import { expect, it } from 'vitest';
import { joinWith, joinWords } from './join-words.ts';

it.each([
  [['A'], 'A', 'A'],
  [['A', 'B'], 'A and B', 'A और B'],
  [['A', 'B', 'C'], 'A, B and C', 'A, B और C'],
])('joins %j', (words, english, hindi) => {
  expect([joinWords(words), joinWith('और', words)]).toEqual([english, hindi]);
});
