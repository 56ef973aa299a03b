import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, DESKTOP, hydrated, missingIds, openEverything, PHONE, sticksOut } from './harness/browser.ts';
import { apiAt, tokenOf } from './harness/api.ts';
import { chooseATime } from './harness/booking.ts';
import { heading, mainMenu } from './harness/frame.ts';
import { asAPersonWould } from './harness/server.ts';
import { openSite, type Site } from './harness/site.ts';
import { long } from './harness/tiers.ts';

let site: Site;
/** The link of somebody who has booked, and of somebody who has cancelled. */
let appointment: string;
let cancelled: string;

beforeAll(async () => {
  site = await openSite();
  const api = apiAt(site.server.url);
  [appointment, cancelled] = [
    tokenOf(await api.book()),
    tokenOf(await api.book({ practitionerId: 'hair-transplant-surgeon' })),
  ];
  await api.ask(`appointments/${cancelled}`, { method: 'DELETE' });
});
afterAll(() => site.close());

interface Screen {
  readonly name: string;
  readonly path: string | (() => string);
  /** Words of its heading, where several screens share an address. */
  readonly says?: string | RegExp;
  /** Shows the same landmark in several states, side by side, so that names repeat. */
  readonly hasSpecimens?: boolean;
  /** Brings the screen into the state that is looked at. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const TIMES = '/book-appointment?type=hair-consultation';

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'all services', path: '/services' },
  { name: 'a category', path: '/services/hair' },
  { name: 'a small category', path: '/services/vein' },
  { name: 'a treatment with its whole text', path: '/services/hair/fue-hair-transplant' },
  { name: 'a treatment with questions open', path: '/services/hair/prp-therapy', prepare: openEverything },
  { name: 'a treatment with a short text', path: '/services/nail/nail-peeling' },
  { name: 'booking, what for', path: '/book-appointment' },
  { name: 'booking, when', path: TIMES },
  { name: 'booking, who', path: TIMES, prepare: chooseATime },
  {
    name: 'booking, with mistakes',
    path: TIMES,
    prepare: async (page) => {
      await chooseATime(page);
      await asAPersonWould(page.url());
      await page.getByRole('button', { name: 'Book appointment' }).click();
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    },
  },
  { name: 'the confirmation', path: () => `/appointment/${appointment}?new`, says: 'You are booked' },
  { name: 'an appointment', path: () => `/appointment/${appointment}`, says: 'Your appointment' },
  {
    name: 'moving an appointment',
    path: () => `/appointment/${appointment}?move`,
    says: 'Move or cancel your appointment',
  },
  {
    name: 'the question before cancelling',
    path: () => `/appointment/${appointment}?cancel`,
    says: 'Cancel your appointment?',
  },
  { name: 'a cancelled appointment', path: () => `/appointment/${cancelled}`, says: /cancelled/ },
  { name: 'a link that opens nothing', path: '/appointment/AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'the way back to an appointment', path: '/my-appointment' },
  { name: 'a code to enter', path: '/my-appointment?ticket=AAAAAAAAAAAAAAAAAAAAAAAAAAA', says: 'Enter your code' },
  {
    name: 'the way back to an appointment, without a number',
    path: '/my-appointment',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open my appointment' }).click();
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    },
  },
  { name: 'the privacy policy with its sections open', path: '/privacy-policy', prepare: openEverything },
  { name: 'the terms', path: '/terms-and-conditions' },
  { name: 'contact', path: '/contact-us' },
  {
    name: 'contact, with mistakes',
    path: '/contact-us',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    },
  },
  { name: 'the clinic', path: '/clinic' },
  { name: 'about us', path: '/about-us' },
  { name: 'before a form', path: '/FormDetailPopup' },
  {
    name: 'before a form, over the screen',
    path: '/patient-form/hair',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Which form is mine?' }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'What is asked' }).waitFor();
    },
  },
  { name: 'the hair form', path: '/patient-form/hair' },
  { name: 'the skin form', path: '/patient-form/skin' },
  { name: 'the finder', path: '/specific-service' },
  { name: 'the finder with results', path: '/specific-service?q=pimples' },
  { name: 'the finder without results', path: '/specific-service?q=zzzzqqqq' },
  { name: 'quick links', path: '/quick-links' },
  {
    name: 'quick links, narrowed',
    path: '/quick-links',
    prepare: (page) => page.getByRole('main').getByRole('searchbox').fill('mole'),
  },
  { name: 'a landing page of another city', path: '/hair-transplant-in-amravati', prepare: openEverything },
  { name: 'a landing page of Nagpur', path: '/ear-piercing-in-nagpur' },
  { name: 'the blog', path: '/blog' },
  { name: 'the staff entrance', path: '/admin-login' },
  { name: 'not found', path: '/nothing-here' },
  { name: 'the design system', path: '/design-system', hasSpecimens: true },
  { name: 'the main menu', path: '/', prepare: openTheMenu },
];

async function openTheMenu(page: Page): Promise<void> {
  const { burger, opener } = mainMenu(page);
  const isFolded = await burger.isVisible();
  if (isFolded) await burger.click();
  await opener('Services').click();
  await opener(isFolded ? 'Anti-Aging' : 'Anti-Aging treatments').click();
}

/** Goes there, waits for the scripts, and brings the page into the state that is looked at. */
async function reach(page: Page, { path, says, prepare }: Screen): Promise<void> {
  await page.goto(site.at(typeof path === 'string' ? path : path()));
  await hydrated(page);
  if (says !== undefined) await heading(page, says).waitFor();
  await prepare?.(page);
}

/** Everything the page asked for or complained about from its first byte on. */
function listen(page: Page): { requests: string[]; complaints: string[] } {
  const heard = { requests: [] as string[], complaints: [] as string[] };
  page.on('request', (request) => heard.requests.push(request.url()));
  page.on('pageerror', (error) => heard.complaints.push(error.message));
  page.on('console', (message) => {
    // A browser reports the status of a missing page, and of a form sent back, as an error of its own.
    const isStatus = /the server responded with a status of 4(?:04|22)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isStatus) heard.complaints.push(message.text());
  });
  return heard;
}

/** What axe finds, but for names that repeat because a page shows the same landmark several times. */
async function findingsOn(page: Page, { hasSpecimens = false }: Screen): Promise<string[]> {
  const findings = await axeFindings(page);
  return findings.filter((finding) => !(hasSpecimens && finding.startsWith('landmark-unique:')));
}

describe.each([
  { name: 'a phone, down to 320 pixels', screen: PHONE, narrow: 320, tier: long },
  { name: 'a wide screen, down to half of it', screen: DESKTOP, narrow: 720, tier: {} },
])('on $name', ({ screen, narrow, tier }) => {
  // One visitor reads them all, each in a window of its own: styles, fonts and scripts come once.
  let visitor: BrowserContext;
  beforeAll(async () => {
    visitor = (await site.visitor({ ...screen, reducedMotion: 'reduce' })).context();
    return () => visitor.close();
  });

  it.each(SCREENS)(
    '$name: axe finds nothing, every id that is named is there, nothing sticks out, nobody else is asked',
    tier,
    async (what) => {
      const page = await visitor.newPage();
      const heard = listen(page);
      await reach(page, what);
      // Asked again, because what needs a script may still be on its way.
      await expect.poll(() => findingsOn(page, what)).toEqual([]);
      expect(await missingIds(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await page.setViewportSize({ width: narrow, height: 640 });
      expect(await sticksOut(page)).toEqual([]);
      const elsewhere = heard.requests.filter(
        (address) => !/^(?:data|blob):/.test(address) && new URL(address).origin !== site.server.url,
      );
      expect(elsewhere).toEqual([]);
      expect(heard.complaints).toEqual([]);
      await page.close();
    },
  );
});

describe('with every colour forced and motion refused', () => {
  it('the words of home can still be told from their ground', async () => {
    const page = await site.visit('/', { ...DESKTOP, forcedColors: 'active', reducedMotion: 'reduce' });
    await heading(page, 'We explain').waitFor();
    const button = page.getByRole('link', { name: 'Book Appointment' }).first();
    const { color, ground } = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, ground: style.backgroundColor };
    });
    expect(color).not.toBe(ground);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  });
});
