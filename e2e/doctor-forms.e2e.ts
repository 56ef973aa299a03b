import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aPhotoOf, aVisitOf, earlierSkin, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aPatient } from '#app/features/patients/server/fixtures.ts';
import { systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { readSettings } from '#app/platform/settings.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { findAndPress, scrollTo } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** What only the answers, their flags and the doctor's part say; the site's menu names illnesses, too. */
const medical = /Marked|Takes a blood thinner|Thick scars|or does not heal|phototype/i;

interface Sent {
  /** The dermatologist's patient's, with an earlier one. */
  readonly own: string;
  readonly patient: string;
  readonly visit: string;
  readonly hair: string;
  readonly photo: string;
  readonly others: string;
  readonly neel: string;
  readonly unknown: string;
}

function photographed(photo: string) {
  return { 'skin-photos': [{ view: 'close-up', photo }] };
}

/** A picture of one colour: what it shows does not matter here. */
async function aPicture(background: string): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}

/** What came in before the server started, in a data folder no server has open. */
async function sendForms(dataDir: string): Promise<Sent> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    await seedClinic(database.db, systemClock, clinic());
    const parts = { db: database.db, keyRing: openKeyRing(settings) };
    const now = systemClock.now();
    const patient = await aPatient(database.db, 'Asha Namuna', ['+919876543210']);
    const came = { status: 'completed', notedBy: 'reception' } as const;
    await aVisitOf(database.db, patient, 'dermatologist', now.subtract({ hours: 24 * 95 }), came);
    const appointmentId = await aVisitOf(database.db, patient, 'dermatologist', now.add({ hours: 24 }));
    const neel = await aPatient(database.db, 'Neel Namuna', ['+919876543211']);
    await aVisitOf(database.db, neel, 'hair-transplant-surgeon', now.subtract({ hours: 24 }), came);
    // Booked with the dermatologist, and not here yet.
    await aVisitOf(database.db, neel, 'dermatologist', now.add({ hours: 48 }));
    const submittedAt = now.subtract({ hours: 24 * 90 });
    const [then, later] = [randomUUID(), randomUUID()];
    const earlier = await insertSubmittedForm(parts, {
      form: 'skin',
      answers: { ...earlierSkin, ...photographed(then) },
      submittedAt,
      patientId: patient,
    });
    const answers = { ...skin, 'skin-concern-words': hostile };
    const form = { form: 'skin', answers, submittedAt: now.subtract({ hours: 1 }) } as const;
    const own = await insertSubmittedForm(parts, {
      ...form,
      answers: { ...answers, ...photographed(later) },
      patientId: patient,
      appointmentId,
      urgent: true,
    });
    const withFiles = { ...parts, files: openPrivateFiles(dataDir) };
    await aPhotoOf(withFiles, earlier, then, await aPicture('#8a5a44'));
    await aPhotoOf(withFiles, own, later, await aPicture('#c98a6b'));
    return {
      patient,
      neel,
      visit: appointmentId,
      own,
      hair: await insertSubmittedForm(parts, {
        form: 'hair',
        answers: { ...hair, 'full-name': 'Asha Namuna', phone: '+919876543210' },
        submittedAt,
        patientId: patient,
      }),
      photo: later,
      others: await insertSubmittedForm(parts, { ...form, patientId: neel }),
      unknown: await insertSubmittedForm(parts, { form: 'hair', answers: hair, submittedAt: form.submittedAt }),
    };
  } finally {
    await database.close();
  }
}

const {
  'skin-concern': _1,
  'skin-concern-since': _5,
  'body-places': _2,
  'skin-treatments': _3,
  'warning-signs': _4,
  ...both
} = skin;
const hair = {
  ...both,
  'full-name': 'Tara Namuna',
  phone: '+918888877777',
  'scalp-warning-signs': ['none'],
  'hair-concern': 'less-hair',
  'hair-concern-since': 'months',
  'hair-thins': ['front-crown'],
  norwood: 'iii-vertex',
  'hair-treatments': ['none'],
  'hair-relatives': ['none'],
  'hair-goals': ['stop'],
};

describe('patient forms at the desk', () => {
  let server: StaffServer;
  let browser: Browser;
  let sent: Sent;
  let doctor: Page;
  let frontDesk: Page;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jamun-'));
    sent = await sendForms(dataDir);
    [server, browser] = await Promise.all([startStaffServer({ dataDir }), openBrowser()]);
    [doctor, frontDesk] = await Promise.all([
      signedInPage(browser, server, 'doctor'),
      signedInPage(browser, server, 'front-desk'),
    ]);
    return async () => {
      await browser.close();
      await server.stop();
    };
  });

  test('the front desk learns that a form came and is urgent, from Today, the visit and the record, and nothing it says', async () => {
    const seen: string[] = [];
    const places = [`forms`, `patients/${sent.patient}`, `diary/appointments/${sent.visit}`, `forms/${sent.own}`];
    for (const path of [desk, ...places.map((place) => `${desk}/${place}`)]) {
      await frontDesk.goto(path);
      await frontDesk.getByText('Urgent: doctor to call').first().waitFor();
      expect(await axeFindings(frontDesk)).toEqual([]);
      seen.push(await frontDesk.content());
    }
    // The one who calls presses the number.
    expect(await frontDesk.locator('p:has-text("Call today, and say so here.") a[href^="tel:+91"]').count()).toBe(1);
    const data = await frontDesk.request.get(`${desk}/forms/${sent.own}.data`);
    seen.push(await data.text());
    expect(seen.join('\n')).not.toMatch(medical);
    await frontDesk.getByText('The answers open to the doctor').waitFor();
    expect(await frontDesk.getByRole('link', { name: 'Open with a reason' }).count()).toBe(0);
    await findAndPress(frontDesk.getByRole('button', { name: 'Called' }));
    await frontDesk.getByText('It is written down that you called').waitFor();
  });

  test('refuses the front desk and another doctor what is the patient’s doctor’s, by every way', async () => {
    const ask = async (page: Page, path: string, form: Record<string, string>) => {
      const headers = { origin: server.url };
      return (await page.request.post(`${desk}/forms/${path}`, { form, headers, maxRedirects: 0 })).status();
    };
    const save = { intent: 'save', revision: '0', phototype: 'iv' };
    expect(await ask(frontDesk, sent.own, save)).toBe(403);
    expect(await ask(frontDesk, sent.own, { intent: 'note', note: 'x' })).toBe(403);
    expect(await ask(frontDesk, `${sent.own}/bundle`, {})).toBe(403);
    expect(await ask(doctor, sent.others, save)).toBe(403);
    expect(await ask(doctor, `${sent.others}/bundle`, {})).toBe(403);
    expect(await ask(doctor, `${sent.patient}/bundle`, {})).toBe(404);
    expect(await ask(doctor, sent.patient, save)).toBe(404);
    await doctor.goto(`${desk}/forms/${sent.others}`);
    await doctor.getByText('The answers open to the doctor').waitFor();
    expect(await doctor.content()).not.toMatch(medical);
  });

  test('the doctor reads flags first, then what changed; what a patient typed is text and nothing else', async () => {
    await doctor.goto(`${desk}/forms/${sent.own}`);
    await hydrated(doctor);
    const flags = doctor.getByRole('region', { name: 'Look at first' }).getByRole('listitem');
    expect(await flags.allInnerTexts()).toEqual([
      'A mole or sore that changes, bleeds or does not heal urgent',
      'Takes a blood thinner',
      'Thick scars (keloids), own or in the family',
    ]);
    const headings = await doctor.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.indexOf('Look at first')).toBeLessThan(
      headings.findIndex((text) => text.startsWith('Changed since')),
    );
    await doctor.getByRole('row', { name: /Illnesses|Do you take or use any of these\?.*Blood thinners/ }).waitFor();
    await doctor.getByRole('definition').getByText(hostile).waitFor();
    expect(await doctor.title()).toBe('Asha Namuna, skin form');
    expect(await axeFindings(doctor)).toEqual([]);
  });

  test('photos of two dates are compared with a slider that keys move, and are nobody else’s', async () => {
    await doctor.goto(`${desk}/forms/${sent.own}`);
    await hydrated(doctor);
    const slider = doctor.getByRole('slider', { name: /Close up/ });
    await slider.focus();
    await doctor.keyboard.press('ArrowRight');
    await doctor.getByRole('img', { name: '55 percent of the later photo' }).waitFor();
    await doctor.keyboard.press('Home');
    await doctor.getByRole('img', { name: '0 percent of the later photo' }).waitFor();
    const small = doctor.getByRole('img', { name: /^Close up, / });
    await scrollTo(small.first());
    await expect.poll(() => small.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
    // As large as the pane has room for, and no wider than the preview is sharp.
    const { width } = (await small.first().boundingBox())!;
    expect(width).toBeGreaterThan(200);
    expect(width).toBeLessThanOrEqual(360);
    expect(await axeFindings(doctor)).toEqual([]);
    const photo = `${desk}/forms/${sent.own}/photos/${sent.photo}`;
    const whole = await doctor.request.get(photo);
    expect(whole.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect((await frontDesk.request.get(photo)).status()).toBe(403);
    expect((await doctor.request.get(photo.replace(sent.own, sent.others))).status()).toBe(403);
    expect((await doctor.request.get(`${photo}/..%2f..`)).status()).toBe(404);
  });

  test('scores are worked out while typing, and again by the server; the second of two windows loses nothing', async () => {
    await doctor.goto(`${desk}/forms/${sent.own}`);
    await hydrated(doctor);
    // The form is of a growth: what grades acne and melasma waits behind its name.
    const gags = doctor.getByRole('group', { name: 'GAGS', exact: true });
    expect(await gags.count()).toBe(0);
    for (const name of ['GAGS', 'mMASI'])
      await findAndPress(doctor.getByText(`${name}: they came for something else.`));
    const worst = { Forehead: 3, 'Right cheek': 2, 'Left cheek': 2, Nose: 1, Chin: 4, 'Chest and upper back': 2 };
    for (const [place, grade] of Object.entries(worst)) await gags.getByLabel(place).fill(String(grade));
    await gags.getByText('25 of 44').waitFor();
    await gags.getByText('moderate').waitFor();
    await gags.getByLabel('Nose').fill('9');
    await gags.getByText('Every part, or none').waitFor();
    // 0.3 x 2 x 3 + 0.3 x 3 x 2 + 0.3 x 3 x 2 + 0.1 x 1 x 1.
    const mmasi = doctor.getByRole('group', { name: 'mMASI' });
    const melasma = { Forehead: [2, 3], 'Right cheek': [3, 2], 'Left cheek': [3, 2], Chin: [1, 1] };
    for (const [place, [area, darkness]] of Object.entries(melasma)) {
      await mmasi.getByLabel(`${place}, area`).fill(String(area));
      await mmasi.getByLabel(`${place}, darkness`).fill(String(darkness));
    }
    await mmasi.getByText('5.5 of 24').waitFor();
    await findAndPress(doctor.getByRole('button', { name: 'Save', exact: true }));
    await doctor.getByRole('alert').getByRole('link').waitFor();
    expect(await gags.getByLabel('Chin').inputValue()).toBe('4');
    expect(await axeFindings(doctor)).toEqual([]);
    await gags.getByLabel('Nose').fill('1');
    await findAndPress(doctor.getByRole('button', { name: 'Save', exact: true }));
    await doctor.getByText('Saved.').waitFor();
    const second = await doctor.context().newPage();
    await second.goto(`${desk}/forms/${sent.own}`);
    await second.getByLabel(/^Plan/).fill('From the other window');
    await findAndPress(second.getByRole('button', { name: 'Save', exact: true }));
    await second.getByText('Saved.').waitFor();
    await second.close();
    const late = await doctor.request.post(`${desk}/forms/${sent.own}`, {
      form: { intent: 'save', revision: '1', 'skin-plan': 'Typed too late' },
      headers: { origin: server.url },
    });
    expect(late.status()).toBe(409);
    expect(await late.text()).toMatch(
      /Typed too late[^]*From the other window|From the other window[^]*Typed too late/,
    );
    await doctor.goto(`${desk}/forms/${sent.own}`);
    await doctor.getByLabel('New note').fill('Biopsy on Monday');
    await findAndPress(doctor.getByRole('button', { name: 'Add note' }));
    await doctor.getByText('The note is added').waitFor();
    await doctor.getByText('Biopsy on Monday').waitFor();
  });

  test('SALT is worked out of the four areas while typing, with its band', async () => {
    await doctor.goto(`${desk}/forms/${sent.hair}`);
    await hydrated(doctor);
    const salt = doctor.getByRole('group', { name: 'SALT' });
    for (const [place, bald] of Object.entries({ Top: 50, Back: 25, 'Right side': 0, 'Left side': 10 }))
      await salt.getByLabel(place).fill(String(bald));
    // 0.4 x 50 + 0.24 x 25 + 0.18 x 0 + 0.18 x 10.
    await salt.getByText('27.8 of 100').waitFor();
    await salt.getByText('S2, 25 to 49 %').waitFor();
  });

  test('prints on A4 what is saved, without what is only for the screen', async () => {
    await doctor.goto(`${desk}/forms/${sent.own}`);
    await doctor.emulateMedia({ media: 'print' });
    expect(await doctor.getByRole('button', { name: 'Save', exact: true }).isVisible()).toBe(false);
    expect(await doctor.getByText('GAGS 25 of 44, moderate').isVisible()).toBe(true);
    expect((await doctor.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
    await doctor.emulateMedia({ media: 'screen' });
  });

  test('gives a FHIR bundle with the scores', async () => {
    const answer = await doctor.request.post(`${desk}/forms/${sent.own}/bundle`, {
      form: {},
      headers: { origin: server.url },
    });
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/fhir+json') as string,
      'cache-control': expect.stringContaining('no-store') as string,
    });
    const { entry } = (await answer.json()) as { entry: { resource: { resourceType: string } }[] };
    expect(entry.map(({ resource }) => resource.resourceType)).toContain('Observation');
  });

  test('a form of nobody yet is made somebody’s, without scripts, and taken off again', async () => {
    const page = await signedInPage(browser, server, 'front-desk', { ...PHONE, javaScriptEnabled: false });
    await page.goto(`${desk}/forms`);
    await findAndPress(page.getByRole('link', { name: 'Tara Namuna', exact: true }));
    await page.getByText('Nobody with this phone or name is known').waitFor();
    expect(await sticksOut(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Make a new patient' }));
    await page.getByText('The patient is added, and the form attached').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Not theirs' }));
    await page.getByText('The form is taken off').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Tara Namuna: It is theirs' }));
    await page.getByText('The form is attached').waitFor();
    await page.context().close();
  });

  test('a closed form opens with a reason, without scripts, for this doctor and four hours; the owner is told', async () => {
    const page = await signedInPage(browser, server, 'doctor', { ...PHONE, javaScriptEnabled: false });
    await page.goto(`${desk}/forms/${sent.others}`);
    await findAndPress(page.getByRole('link', { name: 'Open with a reason' }));
    await page.getByRole('heading', { level: 1, name: 'Open with a reason: Neel Namuna' }).waitFor();
    expect(await sticksOut(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Open for 4 hours' }));
    const errors = page.getByRole('alert');
    await errors.getByRole('link', { name: 'Choose why you open it' }).waitFor();
    await errors.getByRole('link', { name: 'Say why in at least 10 characters' }).waitFor();
    await page.getByRole('radio', { name: 'I am covering for a colleague' }).check();
    await page.getByLabel('In your words').fill('The surgeon is on leave.');
    await findAndPress(page.getByRole('button', { name: 'Open for 4 hours' }));
    await page.getByText('You opened this form with a reason').waitFor();
    expect(await page.content()).toMatch(medical);
    await page.context().close();
    expect((await frontDesk.request.get(`${desk}/forms/${sent.others}/open`)).status()).toBe(403);

    const owner = await signedInPage(browser, server, 'owner');
    await owner.goto(desk);
    const told = owner.getByRole('region', { name: 'Opened with a reason' });
    await told.getByText('Covering for a colleague: The surgeon is on leave.').waitFor();
    for (const width of [360, 768, 1440]) {
      await owner.setViewportSize({ width, height: 900 });
      expect.soft(await sticksOut(owner)).toEqual([]);
    }
    expect(await axeFindings(owner)).toEqual([]);
    await findAndPress(told.getByRole('button', { name: /^Seen: / }));
    await told.waitFor({ state: 'detached' });
    await owner.goto(`${desk}/privacy/openings`);
    await owner.getByText('The surgeon is on leave.').waitFor();
    expect(await axeFindings(owner)).toEqual([]);
    await owner.context().close();
  });

  test('the screen that asks for the reason and the closed form are sound for everybody’s eyes', async () => {
    for (const path of [`${desk}/forms/${sent.unknown}/open`, `${desk}/patients/${sent.neel}/open`]) {
      await doctor.goto(path);
      await doctor.getByRole('button', { name: 'Open for 4 hours' }).waitFor();
      expect(await axeFindings(doctor)).toEqual([]);
    }
    for (const path of [
      `${desk}/forms/${sent.unknown}`,
      `${desk}/patients/${sent.neel}`,
      `${desk}/patients/${sent.patient}`,
    ]) {
      await doctor.goto(path);
      await doctor.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeFindings(doctor)).toEqual([]);
    }
  });

  test('the patient’s doctor takes out the medical copy, and nobody else does', async () => {
    const copy = (page: Page, id: string) =>
      page.request.post(`${desk}/patients/${id}/copy`, {
        form: { as: 'html' },
        headers: { origin: server.url },
        maxRedirects: 0,
      });
    const own = await copy(doctor, sent.patient);
    expect([own.status(), own.headers()['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="medical-\d{4}-\d{2}-\d{2}\.html"$/),
    ]);
    expect(await own.text()).toMatch(/Marked-medicine 75[^]*data:image\/jpeg/);
    expect((await copy(doctor, sent.neel)).status()).toBe(403);
    expect((await copy(frontDesk, sent.patient)).status()).toBe(403);
    const owner = await signedInPage(browser, server, 'owner');
    const taken = await owner.request.post(`${desk}/privacy/people/${sent.patient}/export`, {
      form: { as: 'json' },
      headers: { origin: server.url },
    });
    expect(taken.status()).toBe(200);
    const text = await taken.text();
    expect(text).toContain('Asha Namuna');
    expect(text).not.toMatch(medical);
    expect(text).not.toMatch(/Biopsy|image\/jpeg/);
    expect((await copy(owner, sent.patient)).status()).toBe(403);
    await owner.context().close();
  });

  test('a program reads with a token that is shown once, until it is ended', async () => {
    await doctor.goto(`${desk}/account`);
    await findAndPress(
      doctor.getByRole('listitem').filter({ hasText: 'Access tokens' }).getByRole('link', { name: 'Open' }),
    );
    await doctor.getByLabel('What is it for?').fill('Records program');
    await findAndPress(doctor.getByRole('button', { name: 'Make a token' }));
    const token = await doctor.locator('code', { hasText: /^jamun_/ }).innerText();
    expect(await axeFindings(doctor)).toEqual([]);
    const read = (path: string) =>
      fetch(`${server.url}/api/v1/fhir/${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await read(`Bundle/${sent.own}`)).status).toBe(200);
    expect((await read(`Bundle/${sent.others}`)).status).toBe(404);
    await doctor.goto(`${desk}/account/tokens`);
    expect(await doctor.content()).not.toContain(token);
    await findAndPress(doctor.getByRole('button', { name: 'End Records program' }));
    await doctor.getByText('The token has ended').waitFor();
    expect((await read(`Bundle/${sent.own}`)).status).toBe(401);
  });

  test('every screen fits a telephone, a tablet and a desk', async () => {
    const page = await signedInPage(browser, server, 'doctor', DESKTOP);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [`${desk}/forms`, `${desk}/forms/${sent.own}`, `${desk}/account/tokens`]) {
        await page.goto(path);
        expect.soft({ width, path, out: await sticksOut(page) }).toEqual({ width, path, out: [] });
      }
    }
    await page.context().close();
  });

  test('each look and change is in the audit log, without a word of what it says', async () => {
    await server.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
    try {
      const { rows } = await database.db.execute<{ action: string; all: string }>(sql`
        SELECT action, string_agg(details::text, ' ') AS "all" FROM audit_entries
        WHERE action LIKE 'form%' OR action LIKE 'access%' GROUP BY action ORDER BY action COLLATE "C"`);
      expect(rows.map(({ action }) => action)).toEqual(
        expect.arrayContaining([
          'access-token.made',
          'access-token.refused',
          'access-token.revoked',
          'form.refused',
          'form.attached',
          'form.called',
          'form.detached',
          'form.doctor-part-saved',
          'form.exported',
          'form.note-added',
          'form.patient-added',
          'form.photo-viewed',
          'form.read',
          'form.viewed',
          'forms.listed',
        ]),
      );
      expect(rows.map(({ all }) => all).join()).not.toMatch(/Marked|Namuna|window|Biopsy/);
    } finally {
      await database.close();
    }
  });
});
