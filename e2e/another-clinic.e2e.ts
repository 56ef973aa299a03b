// @module-tag endurance
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { apiAt, slotsOf, tokenOf } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { whole } from './harness/mailbox.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';

const site = '/admin-dashboard/site';

/** What only the demonstration clinic has. */
const OLD = /Jamun Skin|Jamun is a skin|00000 0000|\+9100000|hello@example\.com|12 Placeholder|Sample Nagar|440 000/;

const NEW = {
  name: 'Asha Skin Clinic',
  shortName: 'Asha',
  tagline: 'Skin, seen in time.',
  phones: '+91 98765 43210\n+91 98765 43211',
  email: 'desk@asha.example',
  'social.whatsapp': 'https://wa.example/asha',
  'social.instagram': 'https://social.example/asha',
  'social.facebook': 'https://social.example/asha-skin',
  'social.youtube': 'https://social.example/asha-films',
  'address.street': '7 Station Road',
  'address.area': 'Civil Lines',
  'address.postalCode': '440001',
};

describe('a clinic that has entered its own facts at the desk', () => {
  let server: StaffServer;
  let mails: TestMailServer;

  beforeAll(async () => {
    mails = await startMailServer();
    const env = { CLOCK_START: MONDAY_MORNING, SMTP_URL: mails.url, MAIL_FROM: 'Asha <desk@asha.example>' };
    server = await startStaffServer({ env });
    await published('clinic.yml', NEW);
    await published('pages.home.md', {
      subtitle: 'Asha is a skin clinic in Nagpur. You see what is wrong, and then you decide.',
    });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await mails.close();
  });

  /** Fills the form of a document in, as its screen would send it, and publishes it. */
  async function published(document: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const headers = { cookie: server.signedIn.owner.cookie, origin: server.url };
    const screen = await (await fetch(`${server.url}${site}/${document}`, { headers })).text();
    const body = new FormData();
    body.set('revision', /name="revision"[^>]*value="(\d+)"/.exec(screen)?.[1] ?? '');
    for (const [name, value] of Object.entries({ ...fields, intent: 'publish', reason: 'As it is at our clinic.' }))
      body.set(name, value);
    const sent = { method: 'POST', body, headers, redirect: 'manual' } as const;
    expect((await fetch(`${server.url}${site}/${document}`, sent)).status).toBe(303);
    // The pages follow as soon as the process has heard of it.
    await vi.waitFor(async () => expect(await textOf('/site.webmanifest')).toContain(NEW.name), {
      timeout: 60_000,
      interval: 100,
    });
  }

  const textOf = async (path: string): Promise<string> => (await fetch(server.url + path)).text();
  const locationsIn = (text: string): string[] =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const leftIn = (text: string): string | undefined => OLD.exec(text)?.[0];

  it('shows nothing of the demonstration clinic on any page, with its data and its structured data', async () => {
    const pages = new Set<string>([
      '/my-appointment',
      '/book-appointment',
      '/nothing-here',
      '/blog/search?q=sun',
      '/live.json',
    ]);
    for (const file of locationsIn(await textOf('/sitemap.xml')))
      for (const page of locationsIn(await textOf(file))) pages.add(page);
    expect(pages.size).toBeGreaterThan(150);
    const left: string[] = [];
    for (const page of pages) {
      const found = leftIn(await textOf(page));
      if (found !== undefined) left.push(`${page}: ${found}`);
      const data = `/page-data/${page === '/' ? 'index' : page.slice(1)}.txt`;
      const inData = page.includes('?') ? undefined : leftIn(await textOf(data));
      if (inData !== undefined) left.push(`${data}: ${inData}`);
    }
    expect(left).toEqual([]);
    expect(await textOf('/contact-us')).toContain('7 Station Road, Civil Lines');
  });

  it('shows nothing of it to programs', async () => {
    for (const path of [
      '/site.webmanifest',
      '/api/v1/openapi.json',
      '/api/v1/appointment-types',
      '/blog/rss.xml',
      '/blog/feed.json',
      '/.well-known/security.txt',
      '/robots.txt',
    ])
      expect([path, leftIn(await textOf(path))]).toEqual([path, undefined]);
  });

  it('sends nothing of it in mails and calendar files, nor on what is printed', async () => {
    const api = apiAt(server.url);
    const [free] = slotsOf(
      await api.ask('slots?appointmentType=hair-consultation&practitioner=dermatologist&from=2026-11-26&to=2026-12-03'),
    );
    const token = tokenOf(await api.book({ ...free, email: 'asha.namuna@example.com' }));
    const [mail] = await vi.waitFor(
      () => {
        const found = mails.received.filter(({ envelopeTo }) => envelopeTo.includes('asha.namuna@example.com'));
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );
    if (!mail) throw new Error('no mail');
    expect(whole(mail)).toContain('Asha Skin Clinic');
    expect(leftIn(whole(mail))).toBeUndefined();
    const calendar = await textOf(`/appointment/${token}/calendar.ics`);
    expect(calendar).toContain('Asha Skin Clinic');
    expect(leftIn(calendar)).toBeUndefined();
    expect(leftIn(await textOf(`/appointment/${token}`))).toBeUndefined();
    const headers = { cookie: server.signedIn['front-desk'].cookie };
    const print = await (await fetch(`${server.url}/admin-dashboard?print`, { headers })).text();
    expect(leftIn(print)).toBeUndefined();
  });
});
