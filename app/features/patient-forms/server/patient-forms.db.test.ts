import { sample } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing, DecryptionError } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { countingAnswers } from '../domain/conditions.ts';
import { anyAnswers, bothForms, today } from '../fixtures.ts';
import { definitionOf, openForm, submittedForm, unattachedForms } from './patient-forms.ts';
import { insertSubmittedForm } from './fixtures.ts';

const timeZone = 'Asia/Kolkata';
const submittedAt = Temporal.Instant.from(`${today}T05:00:00Z`);

forEachDatabase((_name, open) => {
  const [oldKey, newKey] = [makeKey(), makeKey()];
  const keyRing = createKeyRing([oldKey]);
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });

  test('what was sent is read again with the definition of its version, after a rotation of the keys too', async () => {
    const { db } = database;
    const [hair] = bothForms;
    const [all = {}] = sample(anyAnswers(hair), { numRuns: 1, seed: 7 });
    const answers = countingAnswers(hair, all, today);
    const id = await insertSubmittedForm({ db, keyRing }, { answers, submittedAt, urgent: true });
    const opened = await openForm({ db, keyRing, timeZone }, id);
    expect(opened).toMatchObject({ id, form: 'hair', version: 'hair.v4', urgent: true, sentOn: today });
    expect(opened?.definition.title).toBe('Hair form');
    const patients = Object.fromEntries(
      hair.sections
        .filter(({ filledBy }) => filledBy === 'patient')
        .flatMap(({ questions }) =>
          questions.flatMap(({ id: q }) => (answers[q] === undefined ? [] : [[q, answers[q]]])),
        ),
    );
    expect(opened?.answers).toEqual(patients);
    expect((await unattachedForms(db)).map((form) => form.id)).toContain(id);

    const rotated = createKeyRing([newKey, oldKey]);
    const results = await rotate(database, rotated, await findEncryptedColumns(database));
    const ofForms = results.filter(({ column }) => column.table === 'patient_forms');
    expect(ofForms).toEqual([
      { column: { table: 'patient_forms', idColumn: 'id', column: 'record_key_encrypted' }, rotated: 1, unreadable: 0 },
    ]);
    const after = await openForm({ db, keyRing: createKeyRing([newKey]), timeZone }, id);
    expect(after?.answers).toEqual(opened?.answers);
    await expect(openForm({ db, keyRing, timeZone }, id)).rejects.toThrow(DecryptionError);
  });

  test('a form of an earlier version keeps its questions and words', async () => {
    const { db } = database;
    const [all = {}] = sample(anyAnswers(definitionOf('hair.v1')), { numRuns: 1, seed: 8 });
    const answers = countingAnswers(definitionOf('hair.v1'), all, today);
    const id = await insertSubmittedForm({ db, keyRing }, { version: 'hair.v1', answers, submittedAt });
    const opened = await openForm({ db, keyRing, timeZone }, id);
    expect(opened?.version).toBe('hair.v1');
    expect(opened?.definition).toEqual(definitionOf('hair.v1'));
    expect(opened?.definition).not.toEqual(definitionOf('hair.v4'));
  });

  test('an id that is none leads nowhere', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await submittedForm(database.db, id)).toBeUndefined();
    expect(await openForm({ db: database.db, keyRing, timeZone }, id)).toBeUndefined();
  });
});
