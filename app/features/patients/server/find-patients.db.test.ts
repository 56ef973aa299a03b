import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { dermatologist, inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import {
  aRequest,
  fromWebsite,
  openTestBooking,
  testNow,
  type TestBooking,
} from '#app/features/scheduling/server/fixtures.ts';
import { forEachDatabaseInEveryRun, type TestDatabase } from '#app/platform/database/testing.ts';
import { findPatients } from './find-patients.ts';
import { patientContacts, patients } from './tables.ts';

forEachDatabaseInEveryRun((_name, open) => {
  describe('finding a patient', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function add(fullName: string, ...phones: string[]): Promise<string> {
      const id = randomUUID();
      const times = { createdAt: testNow, changedAt: testNow };
      await database.db.insert(patients).values({ id, fullName, language: 'en', madeThrough: 'desk', ...times });
      for (const value of phones)
        await database.db.insert(patientContacts).values({ patientId: id, kind: 'phone', value, createdAt: testNow });
      return id;
    }
    const names = async (typed: string, limit = 10) =>
      (await findPatients(database.db, typed, limit, testNow)).map(({ fullName }) => fullName);

    test('by the beginnings of the words of a name, without accents and capitals, the first word before others', async () => {
      await add('Zoë Namuna');
      await add('Asha Rani Namuna');
      await add('Rani Asha Namuna');
      await add('Natasha Namuna');
      await add('आशा नमुना');
      expect(await names('ash')).toEqual(['Asha Rani Namuna', 'Rani Asha Namuna', 'आशा नमुना']);
      expect(await names('NAM ra')).toEqual(['Asha Rani Namuna', 'Rani Asha Namuna']);
      expect(await names('zoe')).toEqual(['Zoë Namuna']);
      expect(await names('आशा')).toEqual(['आशा नमुना', 'Asha Rani Namuna', 'Rani Asha Namuna']);
      expect(await names('namuna', 2)).toHaveLength(2);
      expect(await names('sha')).toEqual([]);
    });

    test('by any digits of a phone, with or without the country, also for a family of one phone', async () => {
      await add('Asha Namuna', '+919876543210');
      await add('Neel Namuna', '+919876543210', '+919000000001');
      await add('John Namuna', '+447911123456');
      for (const typed of ['98765', '098765 43210', '+91 98765-43210', '3210', '91 9876543210'])
        expect(await names(typed)).toEqual(['Asha Namuna', 'Neel Namuna']);
      expect(await names('+44 79')).toEqual(['John Namuna']);
      expect(await names('21')).toEqual([]);
      const [, neel] = await findPatients(database.db, '3210', 10, testNow);
      expect(neel?.mobileNumber).toBe('+919876543210');
    });

    test('by any digits of a phone, also when they begin with zeros', async () => {
      await add('Asha Namuna', '+919876500011');
      await add('Neel Namuna', '+919000000001');
      for (const typed of ['0011', '00011', '500011', '000 11', '०००११'])
        expect(await names(typed)).toContain('Asha Namuna');
      expect(await names('00011')).toEqual(['Asha Namuna']);
      const [asha] = await findPatients(database.db, '0011', 10, testNow);
      expect(asha?.mobileNumber).toBe('+919876500011');
    });

    test.each([
      ['sunita', 'सुनीता'],
      ['asha', 'आशा'],
      ['rajesh', 'राजेश'],
      ['laxmi', 'लक्ष्मी'],
      ['lakshmi', 'लक्ष्मी'],
      ['sandeep', 'संदीप'],
      ['vaishali', 'वैशाली'],
      ['dnyaneshwar', 'ज्ञानेश्वर'],
      ['krishna', 'कृष्णा'],
      ['singh', 'सिंह'],
      ['pooja', 'पूजा'],
      ['puja', 'पूजा'],
      ['chavan', 'चव्हाण'],
      ['deshpande', 'देशपांडे'],
      ['fatima', 'फ़ातिमा'],
      ['ambika', 'अंबिका'],
      ['aishwarya', 'ऐश्वर्या'],
      ['shraddha', 'श्रद्धा'],
      ['chhaya', 'छाया'],
      ['gaurav', 'गौरव'],
      ['priya', 'प्रिया'],
    ])('a name is found by its sound in the other script: %s and %s', async (latin, devanagari) => {
      await add(`Q ${devanagari} नमुना`);
      await add(`Q ${latin} Namuna`);
      await add('Wilhelm Other');
      expect(await names(latin)).toEqual([`Q ${latin} Namuna`, `Q ${devanagari} नमुना`]);
      expect(await names(devanagari)).toEqual([`Q ${devanagari} नमुना`, `Q ${latin} Namuna`]);
      // Also while it is being typed.
      expect(await names(latin.slice(0, 3))).toContain(`Q ${devanagari} नमुना`);
    });

    test('by the reference of an appointment, with the visits before and after now', async () => {
      const booked = await bookAppointment(booking, aRequest({ practitionerId: dermatologist.id }), fromWebsite);
      if (!booked.ok) throw new Error(booked.reason);
      const { reference, startsAt } = booked.value.appointment;
      for (const typed of [
        reference,
        `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase(),
        reference.slice(0, 5),
      ])
        expect(await findPatients(database.db, typed, 10, testNow)).toMatchObject([
          { fullName: 'Asha Namuna', reference, nextVisitAt: startsAt, lastVisitAt: null, email: 'asha@example.com' },
        ]);
      const [afterwards] = await findPatients(database.db, reference, 10, inNagpur('2026-12-01', '10:00'));
      expect(afterwards).toMatchObject({ lastVisitAt: startsAt, nextVisitAt: null });
    });

    test('never finds who was merged into somebody else or erased, and signs of the database’s own mean nothing', async () => {
      const kept = await add('Asha Namuna');
      const merged = await add('Asha R Namuna');
      const erased = await add('Asha Erased');
      await database.db.update(patients).set({ mergedInto: kept }).where(eq(patients.id, merged));
      await database.db.update(patients).set({ erasedAt: testNow }).where(eq(patients.id, erased));
      expect(await names('asha')).toEqual(['Asha Namuna']);
      for (const typed of ['%', '_sha', "' OR 1=1 --", '\\', '']) expect(await names(typed)).toEqual([]);
    });

    test('a booking belongs to the patient of exactly this name and phone, else to a new one', async () => {
      const times = ['10:30', '11:00', '11:30', '12:00'] as const;
      const people = [
        { fullName: 'Asha Namuna', email: 'asha@example.com' },
        { fullName: 'ASHA namuna', email: undefined },
        { fullName: 'Neel Namuna', email: undefined },
        { fullName: 'Asha Namuna', mobileNumber: '+919000000001' },
      ];
      const ids: (string | null)[] = [];
      for (const [index, person] of people.entries()) {
        const startsAt = inNagpur('2026-11-23', times[index]!);
        const made = await bookAppointment(booking, aRequest({ ...person, startsAt }), fromWebsite);
        if (!made.ok) throw new Error(made.reason);
        ids.push(made.value.appointment.patientId);
      }
      expect(ids[1]).toBe(ids[0]);
      expect(new Set(ids).size).toBe(3);
      expect(await names('namuna')).toEqual(['Asha Namuna', 'Asha Namuna', 'Neel Namuna']);
    });

    test('a booking in the name that was merged belongs to the one who stayed', async () => {
      const kept = await add('Asha Namuna', '+919876543210');
      const merged = await add('A Namuna');
      await database.db.update(patients).set({ mergedInto: kept }).where(eq(patients.id, merged));
      const made = await bookAppointment(booking, aRequest({ fullName: 'A Namuna' }), fromWebsite);
      expect(made).toMatchObject({ ok: true, value: { appointment: { patientId: kept } } });
    });

    test('a booking that is refused leaves no patient', async () => {
      const wanted = aRequest({ practitionerId: dermatologist.id });
      await Promise.all([
        bookAppointment(booking, wanted, fromWebsite),
        bookAppointment(booking, { ...wanted, fullName: 'Neel Namuna' }, fromWebsite),
      ]);
      expect(await names('namuna')).toHaveLength(1);
    });
  });
});
