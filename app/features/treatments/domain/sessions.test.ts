import { describe, expect, it } from 'vitest';
import { sessionProblems } from './sessions.ts';

const basis = ['clinic'];
const course = (inShort: string, visits = { from: 5, to: 7 }, note?: string) =>
  sessionProblems({
    inShort,
    facts: { sessions: { from: 4, to: 6, unit: 'sessions', basis } },
    visits: { onSite: { ...visits, unit: 'visits' }, note },
  }).map(({ field, fix }) => `${field}: ${fix}`);

describe('sessions and visits of one page', () => {
  it.each([
    'It takes 4 to 6 sessions.',
    'It takes four to six sessions.',
    'Most need five sessions.',
    'It takes months.',
  ])('agree: %s', (inShort) => {
    expect(course(inShort)).toEqual([]);
  });

  it.each([
    ['It takes three or four sessions.', 'three or four sessions'],
    ['It takes 4 to 8 sessions.', '4 to 8 sessions'],
    ['After two sessions it is done.', 'two sessions'],
  ])('contradict each other: %s', (inShort, said) => {
    expect(course(inShort)).toEqual([
      `inShort: says "${said}", but facts > sessions says 4 to 6 sessions; say the same in both`,
    ]);
  });

  it('need a word on how they fit where the sessions are more than the visits', () => {
    const few = { from: 1, to: 2 };
    expect(course('', few)).toEqual(['visits > note: must say how 4 to 6 sessions fit into 1 to 2 visits']);
    expect(course('', few, 'Each further session is one more visit.')).toEqual([]);
  });

  it('are let be where the file gives no number of sessions', () => {
    const facts = { sessions: { text: 'Several' } };
    const visits = { onSite: { from: 1, to: 1, unit: 'visits' as const } };
    expect(sessionProblems({ inShort: 'It takes nine sessions.', facts, visits })).toEqual([]);
  });
});
