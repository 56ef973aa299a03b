import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionBounds } from '#app/platform/desk-settings.ts';
import { enquiryStatuses, statusesAfter } from './domain/enquiry.ts';
import { enquiryMessages } from './ui/messages.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

test('the README shows what each status may become as the code has it', () => {
  const rows = enquiryStatuses.map((status) => `| ${status} | ${statusesAfter(status).join(', ')} |`);
  expect(readme).toContain(rows.join('\n'));
});

test('the notice beside the form promises the time that enquiries are kept', () => {
  expect(retentionBounds.enquiryDays.most).toBe(365);
  expect(enquiryMessages.en.howLongText).toContain('One year');
});
