// @module-tag endurance
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aVisitOf } from '#app/features/form-review/server/fixtures.ts';
import { aPatient } from '#app/features/patients/server/fixtures.ts';
import { staffRoles, type StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { noteConsent } from '#app/features/visit-photos/server/photo-consent.ts';
import { receiveVisitPhotos } from '#app/features/visit-photos/server/take-photos.ts';
import { postedPhotos } from '#app/features/visit-photos/server/fixtures.ts';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { readSettings } from '#app/platform/settings.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, hydrated, missingIds, openBrowserWithCamera, sticksOut } from './harness/browser.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { findAndPress, focusInSight, inSight, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { htmlFaults } from './harness/valid.ts';

const desk = '/admin-dashboard';
const front = 'hair-photos.front';
/** How many the windows, the browser without scripts, and those who may not see are shown. */
const people = [
  'Asha Namuna',
  'Tara Namuna',
  'Mira Namuna',
  'Neel Namuna',
  'Kavi Namuna',
  'Omkar Namuna',
  'Rohan Namuna',
] as const;
/** The last is a colleague’s patient. */
const colleagues = 'Rohan Namuna';

interface Person {
  readonly patient: string;
  /** A month ago, with a photo of the front, and today. */
  readonly before: string;
  readonly photo: string;
  readonly visit: string;
}

/** Everybody was here a month ago, was photographed from the front, and is here again. */
async function fill(dataDir: string, picture: Uint8Array): Promise<Map<string, Person>> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const clock = clockStartingAt(Temporal.Instant.from(MONDAY_MORNING).subtract({ hours: 24 * 30 }));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    await seedClinic(database.db, clock, clinic());
    const { db } = database;
    const keyRing = openKeyRing(settings);
    const staff = [];
    for (const practitionerId of ['dermatologist', 'hair-transplant-surgeon'])
      staff.push(await aStaffMember(db, 'doctor', { practitionerId }));
    const photoDesk = { db, clock, keyRing, files: openPrivateFiles(dataDir), timeZone: 'Asia/Kolkata' };
    const found = new Map<string, Person>();
    for (const name of people) {
      const patient = await aPatient(db, name);
      const doctor = staff[name === colleagues ? 1 : 0]!;
      const practitioner = doctor.practitionerId ?? '';
      const came = { status: 'arrived', notedBy: 'reception' } as const;
      const before = await aVisitOf(db, patient, practitioner, clock.now(), came);
      const visit = await aVisitOf(db, patient, practitioner, Temporal.Instant.from(MONDAY_MORNING), came);
      await db.execute(sql`UPDATE appointments SET full_name = ${name} WHERE id IN (${before}, ${visit})`);
      await noteConsent(photoDesk, doctor, before, 'patient');
      const taken = await receiveVisitPhotos(photoDesk, doctor, before, postedPhotos({ [front]: picture }));
      const photo = taken.ok ? taken.value.taken[0]?.id : undefined;
      if (photo === undefined) throw new Error(`${name} was not photographed`);
      found.set(name, { patient, before, photo, visit });
    }
    for (const { id } of staff)
      await db.execute(sql`UPDATE staff_members SET practitioner_id = NULL, removed_at = now() WHERE id = ${id}`);
    return found;
  } finally {
    await database.close();
  }
}

describe('photos taken at the clinic', () => {
  let server: StaffServer;
  let browser: Browser;
  let persons: Map<string, Person>;
  let picture: Buffer;

  beforeAll(async () => {
    const dataDir = newDataFolder();
    picture = await phonePhoto();
    persons = await fill(dataDir, new Uint8Array(picture));
    [server, browser] = await Promise.all([
      startStaffServer({ dataDir, env: { CLOCK_START: MONDAY_MORNING } }),
      openBrowserWithCamera(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const addressOf = (name: string): string => `${desk}/diary/appointments/${persons.get(name)!.visit}/photos`;
  const card = (page: Page, view: string) => page.getByRole('group', { name: view, exact: true });
  const shots = (page: Page, view: string) => card(page, view).getByRole('img', { name: new RegExp(`^${view}, `) });

  /** From the top of the page: below the bar that stays, fields would count as covered. */
  async function faults(page: Page): Promise<string[]> {
    await page.evaluate(() => window.scrollTo(0, 0));
    return [...(await axeFindings(page)), ...(await sticksOut(page)), ...(await missingIds(page))];
  }

  test.each(WINDOWS.map((window, index) => [window.viewport.width, window, people[index]!] as const))(
    'are agreed to, lined up with last time’s, kept and compared, in a window of %i px',
    async (_width, window, name) => {
      const page = await signedInPage(browser, server, 'doctor', window);
      // From the note, as a doctor comes.
      await page.goto(addressOf(name).replace('/photos', '/note'));
      await hydrated(page);
      await pressInSight(page.getByRole('link', { name: 'Photos', exact: true }));
      await page.getByRole('heading', { level: 1, name: `Photos: ${name}` }).waitFor();
      await hydrated(page);
      expect(await page.getByRole('button', { name: /amera|one after the other/ }).count()).toBe(0);
      expect(await faults(page)).toEqual([]);
      await inSight(page.getByRole('group', { name: /Who was asked/ }));
      await pressInSight(page.getByLabel('The patient agrees'));
      await pressInSight(page.getByRole('button', { name: 'Note it' }));
      await page.getByText(/^The patient agrees\. Noted by/).waitFor();

      await pressInSight(page.getByRole('button', { name: 'Take the views one after the other' }));
      const camera = page.getByRole('dialog', { name: 'Front' });
      await inSight(camera.getByText('View 1 of 11'));
      const take = camera.getByRole('button', { name: 'Take the photo' });
      await page.waitForFunction(() => document.querySelector('[data-camera="open"]') !== null);
      await inSight(take);
      await focusInSight(page);
      await inSight(camera.locator('[data-camera]'));
      const ghost = camera.locator('[data-ghost]');
      expect(await ghost.getAttribute('href')).toContain(`/photos/${persons.get(name)!.photo}`);
      expect(await ghost.getAttribute('opacity')).toBe('0.4');
      await camera.getByRole('slider', { name: /^Photo of/ }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await ghost.getAttribute('opacity')).toBe('0.5');
      await page.keyboard.press('Home');
      expect(await ghost.getAttribute('opacity')).toBe('0');
      expect(await camera.locator('[data-outline]').count()).toBe(1);
      await pressInSight(camera.getByRole('checkbox', { name: 'Outline' }));
      expect(await camera.locator('[data-outline]').count()).toBe(0);
      await pressInSight(camera.getByRole('checkbox', { name: 'Outline' }));
      expect(await faults(page)).toEqual([]);
      // Not good the first time.
      await pressInSight(take);
      await pressInSight(camera.getByRole('button', { name: 'Take it again' }));
      await focusInSight(page);
      await page.keyboard.press('Enter');
      await inSight(camera.getByRole('img', { name: /just taken/ }));
      await pressInSight(camera.getByRole('button', { name: 'Keep it' }));
      // The next view has no photo from last time.
      const next = page.getByRole('dialog', { name: 'Right side, 90 degrees' });
      await inSight(next.getByText('View 2 of 11'));
      await inSight(next.getByText('There is no earlier photo of this view.'));
      await pressInSight(next.getByRole('button', { name: 'Skip this view' }));
      await inSight(page.getByRole('dialog', { name: 'Left side, 90 degrees' }).getByText('View 3 of 11'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('video').waitFor({ state: 'detached' });

      await shots(page, 'Front').nth(1).waitFor();
      const sizes = await shots(page, 'Front').evaluateAll((images) =>
        images.map((image) => {
          const { top, width } = image.getBoundingClientRect();
          return { top: Math.round(top), isWide: width >= 140 };
        }),
      );
      expect(sizes).toEqual([
        { top: sizes[0]!.top, isWide: true },
        { top: sizes[0]!.top, isWide: true },
      ]);
      await card(page, 'Front').getByText('Compare with the slider').press('Enter');
      await card(page, 'Front').getByRole('slider').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.context().close();
    },
    90_000,
  );

  test('the camera is not asked for before the click, and only this screen’s document may ask for it', async () => {
    const cookie = server.signedIn.doctor.cookie;
    const policy = async (address: string) =>
      (await fetch(server.url + address, { headers: { cookie } })).headers.get('permissions-policy');
    expect(await policy(addressOf('Asha Namuna'))).toContain('camera=(self), geolocation=()');
    for (const other of [addressOf('Asha Namuna').replace('/photos', '/note'), desk, '/', '/patient-form/hair'])
      expect(await policy(other)).toContain('camera=()');

    const page = await signedInPage(browser, server, 'doctor');
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => {
        document.documentElement.toggleAttribute('data-camera-asked', true);
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await page.goto(addressOf('Asha Namuna'));
    await hydrated(page);
    expect(await page.locator('html[data-camera-asked]').count()).toBe(0);
    await findAndPress(page.getByRole('button', { name: /^Camera with outline/ }).first());
    await page.locator('html[data-camera-asked]').waitFor({ state: 'attached' });
    await inSight(page.getByText(/does not give this page the camera/));
    // Whoever comes from another screen without a new document gets this one's.
    await page.goto(`${desk}/patients/${persons.get('Asha Namuna')!.patient}`);
    await hydrated(page);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, addressOf('Asha Namuna'));
    await page.getByRole('heading', { level: 1, name: 'Photos: Asha Namuna' }).waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('navigation').some((entry) => entry.name.endsWith('/photos')),
    );
    await page.context().close();
  });

  test('without JavaScript: agreed to, sent as files, shown side by side, removed with a reason', async () => {
    const page = await signedInPage(browser, server, 'doctor', { ...WINDOWS[0], javaScriptEnabled: false });
    await page.goto(addressOf('Neel Namuna'));
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await findAndPress(page.getByRole('button', { name: 'Note it' }));
    await page.getByText('Ask first, and say who agrees.').waitFor();
    await page.getByLabel('The patient agrees').check();
    await findAndPress(page.getByRole('button', { name: 'Note it' }));
    await page.getByText('It is noted that photos are agreed to.').waitFor();
    const camera = card(page, 'Front').locator('input[capture=environment]');
    expect(await camera.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp');
    const file = (buffer: Buffer) => ({ name: 'IMG_4711.jpg', mimeType: 'image/jpeg', buffer });
    await camera.setInputFiles(file(picture));
    await card(page, 'Top')
      .getByLabel(/^Choose a file/)
      .setInputFiles(file(Buffer.from('no picture')));
    await findAndPress(page.getByRole('button', { name: 'Keep these photos' }));
    await card(page, 'Top').getByText('This file is no photo in JPEG, PNG or WebP.').waitFor();
    expect(await shots(page, 'Front').count()).toBe(2);
    expect(await htmlFaults(await page.content())).toEqual([]);

    await findAndPress(card(page, 'Front').getByText('Remove', { exact: false }).first());
    await card(page, 'Front').getByLabel('Why is it removed?').selectOption('It is blurred, dark or cut off');
    await findAndPress(card(page, 'Front').getByRole('button', { name: 'Remove for good' }));
    await page.getByText('The photo is removed.').waitFor();
    expect(await shots(page, 'Front').count()).toBe(1);
    await findAndPress(page.getByRole('link', { name: 'Skin' }));
    await page.getByRole('heading', { level: 2, name: 'Photos of the face' }).waitFor();
    await findAndPress(page.getByRole('button', { name: 'They no longer agree' }));
    await page.getByText('No photo is taken from now on.').waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    // The record's timeline leads there.
    await page.goto(`${desk}/patients/${persons.get('Neel Namuna')!.patient}`);
    await findAndPress(page.getByRole('link', { name: '1 photo taken at the visit' }));
    await page.getByRole('heading', { level: 1, name: 'Photos: Neel Namuna' }).waitFor();
    await page.context().close();
  });

  test('one that is taken while the line is gone waits in the window, and is kept once when it is back', async () => {
    const page = await signedInPage(browser, server, 'doctor', WINDOWS[1]);
    await page.goto(addressOf('Omkar Namuna'));
    await hydrated(page);
    await page.getByLabel('The patient agrees').check();
    await findAndPress(page.getByRole('button', { name: 'Note it' }));
    await findAndPress(card(page, 'Top').getByRole('button', { name: /^Camera with outline/ }));
    const camera = page.getByRole('dialog', { name: 'Top' });
    await findAndPress(camera.getByRole('button', { name: 'Take the photo' }));
    await page.context().setOffline(true);
    await findAndPress(camera.getByRole('button', { name: 'Keep it' }));
    await page.keyboard.press('Escape');
    await card(page, 'Top').getByText('Saving…').waitFor();
    await page.locator('[data-held]').waitFor();
    await page.context().setOffline(false);
    await shots(page, 'Top').waitFor({ timeout: 20_000 });
    await page.reload();
    expect(await shots(page, 'Top').count()).toBe(1);
    await page.context().close();
  }, 60_000);

  test('are open to nobody else of the clinic, at no address and in no spelling', async () => {
    const own = persons.get('Kavi Namuna')!;
    const page = (of: Person) => `${desk}/diary/appointments/${of.before}/photos`;
    const ask = async (role: StaffRole, address: string, form?: FormData) => {
      const response = await fetch(server.url + address, {
        redirect: 'manual',
        headers: { cookie: server.signedIn[role].cookie, origin: server.url },
        ...(form && { method: 'POST', body: form }),
      });
      const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false;
      return { status: response.status, isPicture, text: await response.text() };
    };
    expect(await ask('doctor', `${page(own)}/${own.photo}`)).toMatchObject({ status: 200, isPicture: true });
    // The address of another visit is no way to a photo.
    const elsewhere = await ask('doctor', `${addressOf('Asha Namuna')}/${own.photo}`);
    expect(elsewhere).toMatchObject({ status: 404, isPicture: false });

    const closed = staffRoles.map((role) => [role, role === 'doctor' ? persons.get(colleagues)! : own] as const);
    for (const [role, of] of closed) {
      const { photo, patient } = of;
      const places = ['', '.data', `/${photo}`, `/${photo}?size=small`, `/${photo}/`].map((end) => page(of) + end);
      for (const place of places)
        for (const address of [place, place.replace('diary', '%64iary'), place.replace('diary', 'DIARY')]) {
          const seen = await ask(role, address);
          expect.soft([role, address, seen.isPicture]).toEqual([role, address, false]);
          expect.soft([role, address, seen.text.includes(photo)]).toEqual([role, address, false]);
          // A doctor is told that it is closed, and how to open it; a redirect mends the spelling.
          const isMet = role === 'doctor' && (seen.status === 200 || seen.status === 404);
          expect
            .soft([role, address, seen.status, seen.status === 403 || seen.status === 308 || isMet])
            .toEqual([role, address, seen.status, true]);
        }
      const wishes = [
        { intent: 'take' },
        { intent: 'agree', agrees: 'patient' },
        { intent: 'remove', photo, reason: 'not-usable' },
        { intent: 'withdraw' },
      ];
      for (const wish of wishes) {
        const form = new FormData();
        for (const [name, value] of Object.entries(wish)) form.set(name, value);
        form.set(front, new Blob([new Uint8Array(picture)]), 'photo.jpg');
        expect.soft([role, wish.intent, (await ask(role, page(of), form)).status]).toEqual([role, wish.intent, 403]);
      }
      const record = await ask(role, `${desk}/patients/${patient}`);
      expect.soft([role, record.text.includes('taken at the visit')]).toEqual([role, false]);
    }
    expect((await ask('doctor', `${desk}/patients/${own.patient}`)).text).toContain('1 photo taken at the visit');
    // With a reason it opens, and what the colleague took stands as it was.
    const { patient, photo } = persons.get(colleagues)!;
    const opened = await fetch(`${server.url}${desk}/patients/${patient}/open`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: server.signedIn.doctor.cookie, origin: server.url },
      body: new URLSearchParams({ reason: 'covering', words: 'On leave until Monday.' }),
    });
    expect(opened.status).toBe(303);
    const seen = await ask('doctor', `${page(persons.get(colleagues)!)}/${photo}`);
    expect(seen).toMatchObject({ status: 200, isPicture: true });
  });
});
