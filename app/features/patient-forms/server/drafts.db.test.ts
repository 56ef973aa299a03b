import { sample } from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import type { Answers } from '../domain/answer.ts';
import { countingAnswers } from '../domain/conditions.ts';
import type { TypedAnswers } from '../domain/draft.ts';
import type { FormDefinition } from '../domain/form-definition.ts';
import { patientSections } from '../domain/section-order.ts';
import { anyAnswers, bothForms, today } from '../fixtures.ts';
import { beginForm, changeDraft, findForm, saveStep, seenOf, type Draft } from './drafts.ts';
import { forgetExpiredDrafts } from './forget-drafts.ts';
import type { FormVisit, IntakeContext } from './intake-context.ts';
import { openForm } from './patient-forms.ts';
import { forms } from './read-forms.ts';
import { formLink, sendFormLink } from './send-form-link.ts';
import { seenOfAll, submitForm } from './submit-form.ts';

const [hair] = bothForms;
const MARK = 'MARK-of-the-test';

/** Answers to everything that is asked but photos, and the steps they stand in. */
function answersTo(form: FormDefinition, said: Answers = {}): { answers: TypedAnswers; slugs: readonly string[] } {
  const [all = {}] = sample(anyAnswers(form), { numRuns: 1, seed: 11 });
  const counting = countingAnswers(form, { ...all, ...said }, today);
  const answers = { ...counting, city: MARK, 'hair-photos': undefined };
  return {
    answers: JSON.parse(JSON.stringify(answers)) as TypedAnswers,
    slugs: patientSections(form, counting, today).map(({ slug }) => slug),
  };
}

forEachDatabase((_name, open) => {
  const keyRing = createKeyRing([makeKey()]);
  let database: TestDatabase;
  let now = Temporal.Instant.from(`${today}T05:00:00Z`);
  const clock = { now: () => now };
  const queued: string[] = [];
  let context: IntakeContext;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    context = {
      db,
      clock,
      keyRing,
      rateLimit: createRateLimit({ db, keyRing, clock }),
      timeZone: 'Asia/Kolkata',
      limitPerHour: 0,
      visits: { find: () => Promise.resolve(undefined) },
      messages: {
        queueLink: (_tx, id) => {
          queued.push(id);
          return Promise.resolve();
        },
      },
    };
  });

  async function begun(visit?: FormVisit): Promise<Draft> {
    const started = await beginForm(context, 'hair', { address: '192.0.2.1', visit });
    if (!started.ok) throw new Error(started.reason);
    return draftOf(started.value);
  }

  async function draftOf(token: string): Promise<Draft> {
    const found = await findForm(context, 'hair', token);
    if (found?.state !== 'draft') throw new Error('no draft');
    return found;
  }

  function save(
    draft: Draft,
    typed: TypedAnswers,
    { slug = 'you', writer = 'one', seen }: { slug?: string; writer?: string; seen?: string } = {},
  ) {
    const section = draft.definition.sections.find((each) => each.slug === slug)!;
    const shown = section.questions.filter(({ id }) => id in typed);
    const seenThen = seen ?? seenOf(section, draft.typed);
    return saveStep(context, draft, { section, shown, typed, seen: seenThen, writer, finish: () => true });
  }

  /** A draft in which everything is answered, and every step continued from. */
  async function finished(said: Answers = {}): Promise<Draft> {
    const draft = await begun();
    const { answers, slugs } = answersTo(hair, said);
    await changeDraft(context, draft.id, (kept) => ({
      contents: { ...kept, answers },
      finished: slugs,
      answer: true,
    }));
    return draftOf(draft.token);
  }

  async function consentsOf({ id }: { readonly id: string }): Promise<{ purpose: string; notice: string }[]> {
    const { rows } = await database.db.execute<{ purpose: string; notice: string }>(
      sql`SELECT purpose, notice_version AS notice FROM consents WHERE form_id = ${id} ORDER BY purpose`,
    );
    return rows;
  }

  test('what a step says is kept, tidied or as it was typed, and found again with the link alone', async () => {
    const draft = await begun();
    const saved = await save(draft, { 'full-name': '  Asha   Namuna ', phone: '12', city: '' });
    expect(saved).toMatchObject({ ok: true, value: { 'full-name': 'Asha Namuna', phone: '12' } });
    const again = await draftOf(draft.token);
    expect(again.typed).toEqual({ 'full-name': 'Asha Namuna', phone: '12' });
    expect([...again.finished]).toEqual(['you']);
    expect(await findForm(context, 'skin', draft.token)).toBeUndefined();
    expect(await findForm(context, 'hair', `${draft.token.slice(0, -1)}_`)).toBeUndefined();
  });

  test('two windows: another step is no conflict, the same step with other words is, and nothing is lost', async () => {
    const draft = await begun();
    expect(await save(draft, { city: 'Nagpur' }, { writer: 'one' })).toMatchObject({ ok: true });
    expect(await save(draft, { occupation: 'Teacher' }, { writer: 'two' })).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
      there: { city: 'Nagpur' },
    });
    expect((await draftOf(draft.token)).typed).toEqual({ city: 'Nagpur' });
    // The same words are none, a further save of the window that wrote is none, and neither is another step.
    expect(await save(draft, { city: 'Nagpur' }, { writer: 'two' })).toMatchObject({ ok: true });
    expect(await save(draft, { city: 'Wardha' }, { writer: 'two' })).toMatchObject({ ok: true });
    expect(await save(draft, { smoking: 'never' }, { slug: 'habits', writer: 'one' })).toMatchObject({ ok: true });
    expect((await draftOf(draft.token)).typed).toEqual({ city: 'Wardha', smoking: 'never' });
  });

  test('ten windows that save ten steps at once keep all of them', async () => {
    const draft = await begun();
    const steps = hair.sections
      .filter(({ filledBy, slug }) => filledBy === 'patient' && slug !== 'photos')
      .slice(0, 10);
    await Promise.all(
      steps.map(({ slug, questions }) => {
        const [question] = questions;
        return save(draft, { [question?.id ?? '']: `typed in ${slug}` }, { slug, writer: slug });
      }),
    );
    expect(Object.keys((await draftOf(draft.token)).typed)).toHaveLength(10);
  });

  test('a form is sent as a whole, once, with its consents; its link opens nothing any more', async () => {
    const draft = await finished();
    expect(await submitForm(context, draft, 'something else')).toEqual({ ok: false, reason: 'changed-meanwhile' });
    const seen = seenOfAll(draft.typed);
    const sent = await Promise.all([1, 2, 3].map(() => submitForm(context, draft, seen)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
    const found = await findForm(context, 'hair', draft.token);
    expect(found).toMatchObject({ state: 'submitted', id: draft.id });
    expect(JSON.stringify(found)).not.toContain(MARK);
    const opened = await openForm({ ...context }, draft.id);
    expect(opened?.answers['city']).toBe(MARK);
    expect((await consentsOf(draft))[0]).toEqual({ purpose: 'care', notice: 'hair.v4 notice 2' });
    expect(await save(draft, { city: 'later' })).toEqual({ ok: false, reason: 'gone' });
  });

  test('consents to teaching are kept one by one, each with its own version', async () => {
    const draft = await finished({
      'date-of-birth': '1990-01-01',
      'consent-teaching-place': true,
      'consent-teaching-face': true,
    });
    expect(await submitForm(context, draft, seenOfAll(draft.typed))).toMatchObject({ ok: true });
    expect((await consentsOf(draft)).filter(({ purpose }) => purpose.startsWith('teaching'))).toEqual([
      { purpose: 'teaching', notice: 'hair.v4 teaching 2' },
      { purpose: 'teaching-face', notice: 'hair.v4 teaching-face 2' },
    ]);
  });

  test('a draft begun with an earlier version is gone on with and sent in that version', async () => {
    const before = forms().get('hair.v3')!;
    const { id, token } = await begun();
    await database.db.execute(sql`UPDATE patient_forms SET version = 'hair.v3' WHERE id = ${id}`);
    const { answers, slugs } = answersTo(before);
    await changeDraft(context, id, (kept) => ({
      contents: { ...kept, answers: { ...answers, 'consent-teaching': true } },
      finished: slugs,
      answer: true,
    }));
    const draft = await draftOf(token);
    expect(draft.definition).toEqual(before);
    expect(await save(draft, { city: 'Wardha' })).toMatchObject({ ok: true });
    const saved = await draftOf(token);
    expect(await submitForm(context, saved, seenOfAll(saved.typed))).toMatchObject({ ok: true });
    expect(await openForm({ ...context }, id)).toMatchObject({ version: 'hair.v3', answers: { city: 'Wardha' } });
    expect(await consentsOf({ id })).toContainEqual({ purpose: 'teaching', notice: 'hair.v3 notice 1' });
  });

  test('a form with a step not done is not sent', async () => {
    const draft = await begun();
    await save(draft, { city: 'Nagpur' });
    const now2 = await draftOf(draft.token);
    expect(await submitForm(context, now2, seenOfAll(now2.typed))).toEqual({ ok: false, reason: 'unfinished' });
  });

  test('nothing that was answered stands in the table in clear text', async () => {
    const draft = await finished();
    await submitForm(context, draft, seenOfAll(draft.typed));
    const { rows } = await database.db.execute<{ row: string }>(sql`
      SELECT patient_forms::text || encode(answers_sealed, 'escape') AS row FROM patient_forms WHERE id = ${draft.id}`);
    expect(rows[0]?.row).not.toContain(MARK);
  });

  test('a draft ends seven days after its last change, and the night removes it', async () => {
    const began = now;
    const draft = await begun();
    now = began.add({ hours: 24 * 6 });
    await save(draft, { city: 'Nagpur' });
    now = began.add({ hours: 24 * 12 });
    expect(await findForm(context, 'hair', draft.token)).toMatchObject({ state: 'draft' });
    now = began.add({ hours: 24 * 13 + 1 });
    expect(await findForm(context, 'hair', draft.token)).toBeUndefined();
    expect(await forgetExpiredDrafts(database.db, clock)).toBeGreaterThanOrEqual(1);
    const { rows } = await database.db.execute(sql`SELECT FROM patient_forms WHERE id = ${draft.id}`);
    expect(rows).toHaveLength(0);
    now = began;
  });

  test('the link to go on is sent where it was asked for, and never of a form that was sent', async () => {
    const draft = await finished();
    const to = 'asha@example.com';
    expect(await sendFormLink(context, draft, { email: to, address: '192.0.2.1' })).toMatchObject({ ok: true });
    expect(queued).toContain(draft.id);
    const reader = { db: database.db, keyRing };
    expect(await formLink(reader, draft.id)).toMatchObject({ to, path: `/patient-form/hair/${draft.token}` });
    await submitForm(context, draft, seenOfAll((await draftOf(draft.token)).typed));
    expect(await formLink(reader, draft.id)).toMatchObject({ to: null });
  });

  test('one network has few links an hour sent, from however many of its addresses', async () => {
    const limited = { ...context, limitPerHour: 20 };
    const to = 'asha@example.com';
    const sent: boolean[] = [];
    for (let address = 1; address <= 6; address += 1) {
      const asked = { email: to, address: `2001:db8:5:5::${address}` };
      sent.push((await sendFormLink(limited, await begun(), asked)).ok);
    }
    expect(sent).toEqual([true, true, true, true, true, false]);
  });

  test('more forms than an hour allows are refused, however they are begun', async () => {
    const limited = { ...context, limitPerHour: 2 };
    const outcomes: boolean[] = [];
    for (let times = 0; times < 3; times += 1)
      outcomes.push((await beginForm(limited, 'skin', { address: '198.51.100.7' })).ok);
    expect(outcomes).toEqual([true, true, false]);
  });
});
