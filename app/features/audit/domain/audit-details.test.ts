import { expect, it } from 'vitest';
import { detailsText } from './audit-details.ts';

const words = (at: number): string => `moment ${at / 1000}`;

it('a move is told in the order in which it happened, with moments in words and truths as yes and no', () => {
  const details = {
    to: '1970-01-01T00:01:00.000Z',
    from: '1970-01-01T00:00:30.000Z',
    status: 'no-show',
    patientTold: false,
    practitionerId: 'hair-transplant-surgeon',
    rulePassedOver: true,
  };
  expect(detailsText(details, words)).toBe(
    'from: moment 30. to: moment 60. status: no show. message to the patient: no. with: hair transplant surgeon. a rule was passed over: yes',
  );
});

it('a name without words of its own is taken apart, long ids are shortened, and what somebody wrote stays as it is', () => {
  expect(
    detailsText(
      { visitId: '3ef9268f-32c2-4284-8501-c8de0c0e2bd2', wordsInReason: 4, why: 'Dr-A asked', end: null },
      words,
    ),
  ).toBe('visit: 3ef9268f. words in reason: 4. why: Dr-A asked. end: none');
});

it('nothing is told where there is nothing', () => {
  expect(detailsText({}, words)).toBe('');
});
