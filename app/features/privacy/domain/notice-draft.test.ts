import { expect, test } from 'vitest';
import { draftNotices } from './notice-draft.ts';

const facts = {
  clinicName: 'Jamun',
  phone: '+91 00000 00000',
  noticed: 'Sat 21 Nov',
  detailsDue: 'Tue 24 Nov',
  affectedPeople: null,
};
const report = {
  nature: 'A list was mailed to a wrong address.',
  whenAndWhere: '',
  consequences: '',
  measures: 'It was deleted.',
  advice: '',
};

test('the drafts say what is known and ask for what nobody has written', () => {
  const { people, board, details } = draftNotices(report, facts);
  for (const draft of [people, board, details]) expect(draft).toContain(report.nature);
  expect(people).toContain('[write: what the people themselves can do]');
  expect(people).toContain('Data Protection Board of India');
  expect(board).toContain('within 72 hours, by Tue 24 Nov');
  expect(board).toContain('[write: how many people, as far as known]');
  expect(draftNotices(report, { ...facts, affectedPeople: 3 }).board).toContain('People affected: 3.');
});
