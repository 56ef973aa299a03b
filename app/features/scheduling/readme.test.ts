import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appointmentStatuses, statusRules } from './domain/appointment.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const yesNo = (is: boolean) => (is ? 'yes' : 'no');

test('the README shows the life of an appointment as the code has it', () => {
  const rows = appointmentStatuses.map((status) => {
    const { holdsTime, patientMayChange, next } = statusRules[status];
    return `| ${status} | ${yesNo(holdsTime)} | ${yesNo(patientMayChange)} | ${next.join(', ') || 'nothing'} |`;
  });
  expect(readme).toContain(rows.join('\n'));
});
