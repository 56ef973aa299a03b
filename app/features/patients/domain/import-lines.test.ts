import { describe, expect, test } from 'vitest';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { guessMapping, parseTypedTime, readImportLines, readLineNumbers, type ImportClinic } from './import-lines.ts';

const clinic: ImportClinic = {
  timeZone: 'Asia/Kolkata',
  today: '2026-11-20',
  now: inNagpur('2026-11-20', '14:17'),
  practitioners: [{ id: 'dermatologist', name: 'Dr. Kale', appointmentTypeIds: ['follow-up'] }],
  appointmentTypes: [
    { id: 'follow-up', name: 'Follow-up' },
    { id: 'laser', name: 'Laser session' },
  ],
};
const header = ['Patient Name', 'Mobile No', 'E-mail', 'DOB', 'Appointment Date', 'Time', 'Doctor', 'Visit type'];
const mapping = guessMapping(header);
const read = (...cells: string[]) => readImportLines([{ line: 2, cells }], mapping, clinic);

test('guesses the columns from the usual headings', () => {
  expect(mapping).toEqual({
    fullName: 0,
    phone: 1,
    email: 2,
    birthDate: 3,
    visitDate: 4,
    visitTime: 5,
    practitioner: 6,
    visitType: 7,
  });
});

describe('a line', () => {
  test('becomes a person and a visit, in the clinic’s time, with dates day first', () => {
    const { good, refused } = read(
      ' Asha  Namuna',
      "'+91 98765 43210",
      'a@example.com',
      '05/02/1990',
      '23/11/2026',
      '6:30 pm',
      'kale',
      'follow-up',
    );
    expect(refused).toEqual([]);
    expect(good).toEqual([
      {
        line: 2,
        fullName: 'Asha Namuna',
        mobileNumber: '+919876543210',
        email: 'a@example.com',
        birthDate: '1990-02-05',
        visit: {
          startsAt: inNagpur('2026-11-23', '18:30'),
          practitionerId: 'dermatologist',
          appointmentTypeId: 'follow-up',
        },
      },
    ]);
    expect(read('Asha Namuna', '9876543210', '', '1990-02-05').good[0]).toMatchObject({ birthDate: '1990-02-05' });
  });

  test.each([
    [['', '9876543210'], ['no-name']],
    [
      ['<b>x</b>', ''],
      ['bad-name', 'no-phone'],
    ],
    [
      ['Asha', '123', 'nobody', '31/02/1990'],
      ['bad-phone', 'bad-email', 'bad-birth-date'],
    ],
    [['Asha', '9876543210', '', '', '20/11/2026', '10:00', '', 'Follow-up'], ['past-visit']],
    [['Asha', '9876543210', '', '', '23/11/2026', '', '', 'Follow-up'], ['no-time']],
    [
      ['Asha', '9876543210', '', '', 'soon', '25:00', 'Dr. Nobody', ''],
      ['bad-date', 'bad-time', 'unknown-practitioner', 'unknown-type'],
    ],
    [['Asha', '9876543210', '', '', '23/11/2026', '10:30', 'Kale', 'Laser session'], ['not-offered']],
  ])('%j is refused with everything that is wrong', (cells, problems) => {
    expect(read(...cells)).toEqual({ good: [], refused: [{ line: 2, problems }] });
  });

  test('that says the same as one before is refused, another visit of the same person is not', () => {
    const cells = ['Asha', '9876543210', '', '', '23/11/2026', '10:30', 'Kale', 'Follow-up'];
    const again = ['ASHA', '+91 98765 43210', ...cells.slice(2)];
    const later = [...again.slice(0, 4), '24/11/2026', ...again.slice(5)];
    const lines = [cells, again, later].map((each, index) => ({ line: index + 2, cells: each }));
    const { good, refused } = readImportLines(lines, mapping, clinic);
    expect(good.map(({ line }) => line)).toEqual([2, 4]);
    expect(refused).toEqual([{ line: 3, problems: ['same-line'] }]);
  });
});

test.each([
  ['10:30', 630],
  ['10.30 am', 630],
  ['6 pm', 1080],
  ['12:15 AM', 15],
  ['18:30:00', 1110],
  ['12 p.m.', 720],
  ['7', undefined],
  ['25:00', undefined],
  ['13:00 pm', undefined],
  ['', undefined],
])('the time %s is minute %s', (text, minute) => {
  expect(parseTypedTime(text)).toBe(minute);
});

test('lines to leave out are numbers and ranges', () => {
  expect([...(readLineNumbers('4, 7-9') ?? [])]).toEqual([4, 7, 8, 9]);
  expect(readLineNumbers('')?.size).toBe(0);
  for (const wrong of ['x', '9-4', '1-99999']) expect(readLineNumbers(wrong)).toBeUndefined();
});
