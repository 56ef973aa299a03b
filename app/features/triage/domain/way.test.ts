import { describe, expect, it } from 'vitest';
import {
  addressOf,
  isQuestion,
  outcomes,
  questions,
  readWay,
  topicAfter,
  treatmentOf,
  ways,
  type Place,
} from './way.ts';

/** Every series of answers from a place on, with where it ends. */
function everyWay(place: Place): { answers: ('yes' | 'no')[]; end: Place }[] {
  if (!isQuestion(place)) return [{ answers: [], end: place }];
  return (['yes', 'no'] as const).flatMap((answer) =>
    everyWay(ways[place][answer]).map(({ answers, end }) => ({ answers: [answer, ...answers], end })),
  );
}

describe('the ways through the questions', () => {
  const all = everyWay('emergency');

  it('are four, and each ends with one of the four things to do', () => {
    expect(all).toEqual([
      { answers: ['yes'], end: 'call-112' },
      { answers: ['no', 'yes'], end: 'call-today' },
      { answers: ['no', 'no', 'yes'], end: 'book' },
      { answers: ['no', 'no', 'no'], end: 'wait' },
    ]);
  });

  it('lead to something more urgent the earlier somebody says yes', () => {
    expect(all.map(({ end }) => end)).toEqual(outcomes);
  });

  it('ask every question, the most urgent first', () => {
    const asked: Place[] = ['emergency'];
    for (const question of questions) if (isQuestion(ways[question].no)) asked.push(ways[question].no);
    expect(asked).toEqual(questions);
  });
});

describe('the address of a place', () => {
  it('is read back as it was made, for topics and for treatments', () => {
    for (const topic of ['spot', topicAfter('hair/prp-therapy')]) {
      for (const place of [...questions, ...outcomes]) {
        expect(readWay(addressOf(topic, place).replace('/is-it-serious/', ''))).toEqual({ topic, place });
      }
    }
    expect(treatmentOf(topicAfter('hair/prp-therapy'))).toBe('hair/prp-therapy');
    expect(treatmentOf('spot')).toBeUndefined();
  });

  it.each([
    '',
    'spot/',
    'spot/emergency',
    'spot/never',
    'spot/today/wait',
    'after',
    'after/hair',
    'after/a/b/c/wait',
    'spot/constructor',
  ])('is nothing for "%s"', (path) => expect(readWay(path)).toBeUndefined());
});
