import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SummarySheet } from './summary-sheet.tsx';

const summary = {
  id: '00000000-0000-4000-8000-000000004711',
  clinic: {
    name: 'Jamun Clinic',
    tagline: 'We explain.',
    lines: ['12 Road', 'Nagpur'],
    phones: ['+91 00000 00000'],
    email: 'a@example.com',
  },
  fullName: 'Asha Namuna',
  visit: 'Mon 23 Nov 2026, 11:00 am, Skin consultation',
  doctor: 'Dermatologist',
  registration: 'MMC 4711',
  signed: 'Mon 23 Nov 2026, 11:20 am',
  diagnosis: 'Acne vulgaris',
  code: 'L70.0',
  plan: 'Adapalene at night',
  instructions: '',
  addenda: [{ id: 'a', by: 'Surgeon', when: 'Tue 24 Nov 2026, 9:00 am', text: 'Every second night' }],
  followUp: { on: '2026-12-21', words: 'Mon 21 Dec 2026' },
  count: '1',
  unit: 'weeks',
  booked: null,
};

function sheet(changes: Partial<typeof summary> | { readonly booked: string }): string {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SummarySheet summary={{ ...summary, ...changes }} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test('the sheet for the patient has the letterhead, who signed, and each part that is written, in order', () => {
  const html = sheet({});
  for (const text of ['Jamun Clinic', '12 Road', 'Asha Namuna', 'Registration MMC 4711', 'Acne vulgaris (L70.0)'])
    expect(html).toContain(text);
  expect(html).toContain('Added by Surgeon, Tue 24 Nov 2026, 9:00 am');
  expect(html).toContain('In 1 week, about Mon 21 Dec 2026. Please book a time.');
  expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, title]) => title)).toEqual([
    'Diagnosis',
    'Plan',
    'Added by Surgeon, Tue 24 Nov 2026, 9:00 am',
    'Next visit',
  ]);
});

test('a next visit that is booked stands there instead of the time that was named', () => {
  const html = sheet({ booked: 'Tue 22 Dec 2026, 11:00 am' });
  expect(html).toContain('Your next visit is booked: Tue 22 Dec 2026, 11:00 am.');
  expect(html).not.toContain('Please book a time');
});
