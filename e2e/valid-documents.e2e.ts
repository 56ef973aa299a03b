import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskRoutes } from '#app/features/staff/domain/desk-routes.ts';
import { apiAt, tokenOf } from './harness/api.ts';
import { KINDS } from './harness/kinds.ts';
import { hairAnswers, skinAnswers, type FormAnswers } from './harness/patient-form.ts';
import {
  formsOf,
  linksOf,
  plainVisitor,
  type Document,
  type PlainForm,
  type PlainVisitor,
} from './harness/plain-visitor.ts';
import { runScript } from './harness/script.ts';
import { LANDING } from './harness/specified-landing.ts';
import { startStaffServer, type StaffServer } from './harness/staff.ts';
import { long } from './harness/tiers.ts';
import { cssFaults, htmlFaults, openApiFaults } from './harness/valid.ts';
import {
  calendarFaults,
  jsonFeedFaults,
  manifestFaults,
  rssFaults,
  securityTxtFaults,
  siteMapFaults,
} from './harness/valid-feeds.ts';

/** A Monday, a little after two: the sample day has visits behind it, in the room and to come. */
const AFTERNOON = '2026-11-23T08:47:00Z';

/** More than a form has steps. */
const MOST_SENT = 60;

let server: StaffServer;
let seen: Document[];

beforeAll(async () => {
  server = await startStaffServer({ env: { CLOCK_START: AFTERNOON } });
  const demo = await runScript('demo', [], { DATA_DIR: server.dataDir });
  if (demo.code !== 0) throw new Error(demo.output);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Somebody without scripts, whose documents are looked at in the end of a test. */
function visitor(cookie?: string): PlainVisitor {
  seen = [];
  return plainVisitor(server.url, (document) => seen.push(document), cookie);
}

/** What is wrong with the documents that came, each text looked at once. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const [text, { address }] of new Map(seen.map((document) => [document.text, document])))
    found.push(...(await htmlFaults(text)).map((fault) => `${address} ${fault}`));
  return found;
}

const textOf = async (address: string): Promise<string> => (await fetch(server.url + address)).text();

const locationsIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Lines of the desk's table that answer with files or streams, or only take what is sent. */
const NO_SCREENS = /(^|\/)(live|active|change|find|export|copy|bundle|pictures|autosave|photos\/:photoId)$/;
/** Those without an id first: "patients/new" is no patient. */
const screens = deskRoutes
  .map(({ path }) => path)
  .filter((path) => !NO_SCREENS.test(path))
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map((path) => ({ path, address: new RegExp(`^/admin-dashboard/?${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** What kind of screen of the desk an address is: ids and values do not count. Undefined of any other address. */
function kindOf(link: string): string | undefined {
  const { pathname, searchParams } = new URL(link, server.url);
  if (NO_SCREENS.test(pathname)) return undefined;
  const screen = screens.find(({ address }) => address.test(pathname));
  return screen && [screen.path, ...[...searchParams.keys()].toSorted()].join(' ');
}

/** The form of a step, if the document is one. */
const stepIn = (document: Document): PlainForm | undefined =>
  formsOf(document).find(({ html }) => html.includes('id="step"'));

describe('the HTML', () => {
  it('of every page in the sitemaps, and of the landing pages that are in none, is valid', long, async () => {
    const { open } = visitor();
    const listed = new Set<string>();
    for (const file of locationsIn(await textOf('/sitemap.xml')))
      for (const page of locationsIn(await textOf(file))) listed.add(page);
    for (const page of listed) await open(page);
    for (const path of LANDING.filter((page) => !listed.has(page))) await open(path);
    expect(listed.size).toBeGreaterThan(160);
    expect(seen.length).toBeGreaterThan(350);
    expect(await faults()).toEqual([]);
  });

  it('of every other kind of public page is valid, found and not found', async () => {
    const { open } = visitor();
    const others = [
      '/nothing-here',
      '/services/nothing',
      '/blog/nothing',
      '/blog/tag/hair',
      '/blog/search',
      '/blog/search?q=sun',
      '/blog/search?q=zzzz',
      '/specific-service?q=zzzz',
      '/my-appointment?by=code',
      '/appointment/AAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '/waiting-list/AAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '/admin-login/forgot-password',
      '/admin-login/second-factor',
      '/admin-login/set-up',
      '/admin-login/link/AAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '/dev/outbox',
    ];
    for (const path of [...KINDS.map(({ path: kind }) => kind), ...others]) await open(path);
    expect(await faults()).toEqual([]);
  });

  it('of every way of "Is it serious?" is valid', async () => {
    const { open } = visitor();
    const known = new Set(['/is-it-serious']);
    for (const path of known)
      for (const link of linksOf(await open(path))) if (link.startsWith('/is-it-serious')) known.add(link);
    expect(known.size).toBeGreaterThan(20);
    expect(await faults()).toEqual([]);
  });

  it('of forms that come back with what is missing is valid', async () => {
    const { open, send } = visitor();
    const paths = [
      '/contact-us',
      '/my-appointment',
      '/admin-login',
      '/admin-login/forgot-password',
      '/waiting-list?type=hair-consultation&date=2026-11-24',
    ];
    for (const path of paths)
      for (const form of formsOf(await open(path))) if (form.method === 'POST') await send(form);
    expect(seen.filter(({ status }) => status >= 400).length).toBeGreaterThanOrEqual(4);
    expect(await faults()).toEqual([]);
  });

  it('of a booking is valid, from its first step to its end, with and without mistakes', async () => {
    const { open, send, fillIn } = visitor();
    const type = '/book-appointment?type=hair-consultation';
    for (const link of linksOf(await open('/book-appointment')))
      if (link.startsWith('/book-appointment?type=')) await open(link);
    for (const more of ['&date=2026-11-24', '&date=2026-11-29', '&practitioner=dermatologist', '&type=nothing'])
      await open(type + more);
    const details = await open(`${type}&practitioner=dermatologist&time=2026-11-26T12:00:00%2B05:30`);
    const form = formsOf(details).find(({ names }) => names.has('fullName'));
    if (!form) throw new Error(`${details.address} asks for no details`);
    const mistaken = await send(form, { fullName: 'Asha', mobileNumber: '12' });
    expect(mistaken.status).toBe(422);
    await fillIn();
    const booked = await send(form, { fullName: 'Asha Namuna', mobileNumber: '98765 43210', consent: 'on' });
    expect(booked.address).toMatch(/^\/appointment\/[\w-]+/);
    await everyStepOf(booked);
    expect(await faults()).toEqual([]);

    async function everyStepOf({ address }: Document): Promise<void> {
      const [own = ''] = address.split('?');
      const known = new Set([own]);
      for (const path of known) {
        const page = await open(path);
        if (known.size < 12)
          for (const link of linksOf(page)) if (link.startsWith(own) && !link.endsWith('.ics')) known.add(link);
      }
      for (const path of known)
        for (const each of formsOf(await open(path))) if (each.method === 'POST') await send(each);
    }
  });

  it.each<[kind: string, answers: FormAnswers]>([
    ['hair', hairAnswers],
    ['skin', skinAnswers],
  ])('of every step of the %s form is valid, empty, refused and filled in', long, async (kind, answers) => {
    const { open, send } = visitor();
    const begin = formsOf(await open(`/patient-form/${kind}`)).find(({ method }) => method === 'POST');
    if (!begin) throw new Error('the form cannot be begun');
    let page = await send(begin);
    const steps = new Set<string>();
    // Answers bring further questions: a step may have to be sent twice.
    for (let form = stepIn(page), sent = 0; form && sent < MOST_SENT; form = stepIn(page), sent++) {
      const [path = ''] = page.address.split('?');
      if (!steps.has(path)) {
        steps.add(path);
        await send(form);
        page = await open(path);
      }
      page = await send(stepIn(page) ?? form, answers);
    }
    const own = [...steps][0]?.split('/').slice(0, 4).join('/') ?? '';
    for (const end of ['later', 'call-now', 'photos', 'nothing']) await open(`${own}/${end}`);
    const check = await open(`${own}/check`);
    for (const form of formsOf(check)) if (form.method === 'POST') page = await send(form);
    expect(steps.size).toBeGreaterThan(8);
    expect(page.address).toBe(`${own}/sent`);
    expect(await faults()).toEqual([]);
  });

  it.each(['owner', 'doctor', 'front-desk', 'editor'] as const)(
    'of the screens behind the sign-in is valid for the %s, also where a form is sent empty',
    long,
    async (role) => {
      const { open, send } = visitor(server.signedIn[role].cookie);
      const known = new Map([['', '/admin-dashboard']]);
      const forms: PlainForm[] = [];
      for (const [, address] of known) {
        const page = await open(address);
        forms.push(...formsOf(page).filter(({ method, action }) => method === 'POST' && !action.includes('sign-out')));
        for (const link of linksOf(page)) {
          const kind = kindOf(link);
          if (kind !== undefined && !known.has(kind)) known.set(kind, link);
        }
      }
      for (const form of new Map(forms.map((each) => [kindOf(each.action) + [...each.names].join(), each])).values())
        await send(form);
      expect(known.size).toBeGreaterThan(5);
      expect(await faults()).toEqual([]);
    },
  );
});

describe('the style sheets', () => {
  it('are valid', () => {
    const folder = join(import.meta.dirname, '../build/client/assets');
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(3);
    const found = sheets.flatMap((name) =>
      cssFaults(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name} ${fault}`),
    );
    expect(found).toEqual([]);
  });
});

describe('what programs read', () => {
  it('the description of the API is valid', async () => {
    expect(await openApiFaults(await textOf('/api/v1/openapi.json'))).toEqual([]);
  });

  it('the feeds of the blog are valid', async () => {
    expect(rssFaults(await textOf('/blog/rss.xml'))).toEqual([]);
    expect(jsonFeedFaults(await textOf('/blog/feed.json'))).toEqual([]);
  });

  it('the sitemaps are valid', async () => {
    const index = await textOf('/sitemap.xml');
    expect(siteMapFaults(index)).toEqual([]);
    for (const file of locationsIn(index)) expect([file, siteMapFaults(await textOf(file))]).toEqual([file, []]);
  });

  it('the manifest and security.txt are valid', async () => {
    expect(manifestFaults(await textOf('/site.webmanifest'))).toEqual([]);
    expect(securityTxtFaults(await textOf('/.well-known/security.txt'), new Date(AFTERNOON))).toEqual([]);
  });

  it('the calendar file of an appointment is valid', async () => {
    const token = tokenOf(await apiAt(server.url).book({ startsAt: '2026-11-27T11:00:00+05:30' }));
    expect(calendarFaults(await textOf(`/appointment/${token}/calendar.ics`))).toEqual([]);
  });
});
