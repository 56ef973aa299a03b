import { describe, expect, it } from 'vitest';
import { type Range, sayFact } from './fact.ts';
import { sayWhen } from './recovery.ts';
import { HINDI } from './sayings-in-hindi.ts';
import { MARATHI } from './sayings-in-marathi.ts';

const range = (from: number, to: number, unit: Range['unit']): Range => ({ from, to, unit });

describe('figures in Hindi and Marathi', () => {
  it.each([
    [range(5, 7, 'weeks'), '5 से 7 हफ़्ते', '5 ते 7 आठवडे'],
    [range(12, 12, 'months'), 'करीब 12 महीने', 'साधारण 12 महिने'],
    [range(1, 1, 'hours'), 'करीब 1 घंटा', 'साधारण 1 तास'],
    [range(1, 1, 'sessions'), '1 सेशन', '1 सेशन'],
    [range(2, 3, 'visits'), '2 से 3 बार', '2 ते 3 वेळा'],
    [range(1, 2, 'video calls'), '1 से 2 वीडियो कॉल', '1 ते 2 व्हिडिओ कॉल'],
    [range(30, 60, 'minutes'), '30 से 60 मिनट', '30 ते 60 मिनिटे'],
    [{ ...range(1.5, 3, 'mm'), stops: ['1.5', '3.0'], basis: ['clinic'] }, '1.5 से 3.0 मिमी', '1.5 ते 3.0 मिमी'],
  ])('%o', (fact, hi, mr) => expect([sayFact(fact, HINDI), sayFact(fact, MARATHI)]).toEqual([hi, mr]));

  it.each([
    [{ from: 0, to: 0, unit: 'days' }, 'उसी दिन', 'त्याच दिवशी'],
    [{ from: 0, to: 1, unit: 'days' }, 'पहला दिन', 'पहिला दिवस'],
    [{ from: 0, to: 4, unit: 'hours' }, 'पहले 4 घंटे', 'पहिले 4 तास'],
    [{ from: 0, to: 2, unit: 'years' }, 'पहले 2 साल', 'पहिली 2 वर्षे'],
    [{ from: 2, to: 7, unit: 'days' }, '2 से 7 दिन', '2 ते 7 दिवस'],
  ] as const)('as a stretch of a recovery: %o', (span, hi, mr) => {
    expect([sayWhen(span, HINDI), sayWhen(span, MARATHI)]).toEqual([hi, mr]);
  });

  it('as a price keep the clinic’s own word where it is another', () => {
    expect(HINDI.price('₹1,500', '₹2,000', 'per session')).toBe('₹1,500 से ₹2,000, हर सेशन के लिए');
    expect(MARATHI.price('₹1,500', undefined, 'toe')).toBe('₹1,500, प्रत्येक अंगठ्यासाठी');
    expect(HINDI.price('₹900', undefined, 'cluster')).toBe('₹900, हर cluster के लिए');
  });
});
