import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight } from './harness/in-sight.ts';
import { changeSettings } from './harness/settings.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const PAGE = '/services/nail/fungal-treatment';
const DOCUMENT = '/admin-dashboard/site/treatments.nail.fungal-treatment.md';

describe('the signature of a treatment', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const pageText = async () => (await fetch(server.url + PAGE)).text();

  test('is a doctor’s with a registration; it stands on the page until something medical changes', async () => {
    const doctor = await signedInPage(browser, server, 'doctor');
    await doctor.goto(DOCUMENT);
    await hydrated(doctor);
    await inSight(doctor.getByText('To sign, your entry under Settings, Practitioners needs your qualification'));
    expect(await doctor.getByRole('button', { name: 'Sign and publish' }).count()).toBe(0);

    await changeSettings({ DATA_DIR: server.dataDir }, ({ practitioners: [dermatologist] }) => {
      Object.assign(dermatologist!, {
        name: 'Dr Asha Namuna',
        qualification: 'MD (Dermatology)',
        registrationNumber: 'MMC 2009/04/4711',
      });
    });
    await doctor.reload();
    await hydrated(doctor);
    await pressInSight(doctor.getByRole('button', { name: 'Sign and publish' }));
    await inSight(doctor.getByText('Signed and published. Readers see your name below the page.'));
    expect(await pageText()).toMatch(
      /Read and signed by Dr Asha Namuna, MD \(Dermatology\) \(registration MMC 2009\/04\/4711\) on /,
    );
    expect(await pageText()).toContain('"reviewedBy":{"@type":"Person","name":"Dr Asha Namuna, MD (Dermatology)"}');

    const editor = await signedInPage(browser, server, 'editor');
    const publish = async (field: string, text: string, said = 'Published. Readers see it now.') => {
      await editor.goto(DOCUMENT);
      await hydrated(editor);
      expect(await editor.getByRole('button', { name: 'Sign and publish' }).count()).toBe(0);
      await editor.locator(`[name="${field}"]`).fill(text);
      await editor.locator('[data-save=saved]').waitFor();
      await pressInSight(editor.getByRole('button', { name: 'Publish', exact: true }));
      await inSight(editor.getByText(said));
    };
    await publish('cardTitle', 'Fungus of the nails');
    await findAndPress(editor.getByRole('button', { name: 'Ask a doctor to sign it' }));
    await inSight(editor.getByText('The doctors are asked to sign it. The request stands on their Today.'));
    await doctor.goto('/admin-dashboard');
    await hydrated(doctor);
    await findAndPress(doctor.getByRole('link', { name: 'One text waits for a doctor’s signature' }));
    await findAndPress(doctor.getByRole('row').last().getByRole('link'));
    await hydrated(doctor);
    await inSight(doctor.getByText(/asked a doctor on .* to sign it\./));
    await pressInSight(doctor.getByRole('button', { name: 'Sign and publish' }));
    await inSight(doctor.getByText('Signed and published. Readers see your name below the page.'));
    await doctor.goto('/admin-dashboard');
    await hydrated(doctor);
    expect(await doctor.getByRole('link', { name: 'One text waits' }).count()).toBe(0);
    expect(await pageText()).toContain('Read and signed by Dr Asha Namuna');
    await editor.goto(DOCUMENT);
    await hydrated(editor);
    await inSight(editor.getByText('Whoever publishes a change of anything medical takes the signature off'));
    await publish(
      'risks.uncommon',
      'Swollen legs or short breath with itraconazole',
      'Published. Something medical has changed, so the signature has been removed.',
    );
    expect(await pageText()).toContain('A doctor of the clinic has not signed this page yet.');
    expect(await pageText()).not.toContain('reviewedBy');
    await Promise.all([doctor.context().close(), editor.context().close()]);
  });

  test('prices are entered by the owner, and stand on the page', async () => {
    const editor = await signedInPage(browser, server, 'editor');
    await editor.goto(DOCUMENT);
    await hydrated(editor);
    expect(await editor.locator('[name="cost.price.from"]').count()).toBe(0);
    const owner = await signedInPage(browser, server, 'owner');
    await owner.goto(DOCUMENT);
    await hydrated(owner);
    for (const [field, text] of Object.entries({ from: '1500', to: '2000', per: 'a visit', on: '2026-11-26' }))
      await owner.locator(`[name="cost.price.${field}"]`).fill(text);
    await owner.locator('[data-save=saved]').waitFor();
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('Published. Readers see it now.'));
    expect(await pageText()).toContain('₹1,500');

    // Before booking, and in the finder.
    const textOf = async (path: string) => (await fetch(server.url + path)).text();
    expect(await textOf('/book-appointment?type=skin-consultation&treatment=nail/fungal-treatment')).toContain(
      '₹1,500',
    );
    expect(await textOf('/specific-service?q=nail+fungus')).toContain('₹1,500');

    // Half a year later somebody should look at it.
    await owner.goto('/admin-dashboard/site?show=prices');
    await owner.getByText('No page has these words').waitFor();
    await owner.goto(DOCUMENT);
    await hydrated(owner);
    await owner.locator('[name="cost.price.on"]').fill('2026-05-01');
    await owner.locator('[data-save=saved]').waitFor();
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('The price was entered on Fri 1 May 2026.'));
    await owner.goto('/admin-dashboard');
    await owner.getByRole('link', { name: 'One price is older than six months' }).click();
    await owner.getByText('Price to check').last().waitFor();
    expect(await owner.getByRole('row').count()).toBe(2);
    await Promise.all([editor.context().close(), owner.context().close()]);
  });

  test('are the only ones in lists and search engines, where the owner wants it so', async () => {
    const doctor = await signedInPage(browser, server, 'doctor');
    await doctor.goto(DOCUMENT);
    await hydrated(doctor);
    await pressInSight(doctor.getByRole('button', { name: 'Sign and publish' }));
    await inSight(doctor.getByText('Signed and published. Readers see your name below the page.'));
    const owner = await signedInPage(browser, server, 'owner');
    await owner.goto('/admin-dashboard/site/clinic.yml');
    await hydrated(owner);
    await owner.getByLabel('List only treatments that a doctor of the clinic has signed').check();
    await owner.locator('[data-save=saved]').waitFor();
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('Published. Readers see it now.'));
    const textOf = async (path: string) => (await fetch(server.url + path)).text();
    const other = '/services/nail/ingrown-toenail';
    for (const list of ['/', '/services', '/services/nail', '/quick-links', '/sitemap-treatments.xml'])
      expect([list, (await textOf(list)).includes(`${other}"`) || (await textOf(list)).includes(`${other}<`)]).toEqual([
        list,
        false,
      ]);
    for (const list of ['/services', '/services/nail', '/quick-links', '/sitemap-treatments.xml'])
      expect([list, (await textOf(list)).includes(PAGE)]).toEqual([list, true]);
    expect(await textOf(other)).toContain('<meta name="robots" content="noindex"');
    expect(await pageText()).not.toContain('content="noindex"');
    await Promise.all([doctor.context().close(), owner.context().close()]);
  });
});
