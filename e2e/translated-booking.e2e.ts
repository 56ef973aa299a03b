import ICAL from 'ical.js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { detailsMessages } from '#app/features/booking/ui/details-messages.ts';
import { manageMessages } from '#app/features/booking/ui/manage-messages.ts';
import { bookingMessages } from '#app/features/booking/ui/messages.ts';
import { myAppointmentMessages } from '#app/features/booking/ui/my-appointment-messages.ts';
import { timeMessages } from '#app/features/booking/ui/time-messages.ts';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { uiMessages } from '#app/ui/messages.ts';
import { ask } from './harness/ask.ts';
import { axeFindings, DESKTOP, PHONE, sticksOut } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { readDocument } from './harness/read-document.ts';
import { asAPersonWould } from './harness/server.ts';
import { openSite, type OwnSite } from './harness/site.ts';
import { devanagariDigitsIn, englishIn, wordsOf } from './harness/translated.ts';

const NARROW: BrowserContextOptions = { ...PHONE, viewport: { width: 320, height: 640 } };
const MAIL = 'asha@example.com';

let site: OwnSite;
let mails: TestMailServer;

beforeAll(async () => {
  mails = await startMailServer();
  site = await openSite({ env: { SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>' } });
});
afterEach(() => site.leave());
afterAll(async () => {
  await site.close();
  await mails.close();
});

/** What every screen of the journey must be, looked at on the narrowest phone. */
async function isWholeIn(locale: 'hi' | 'mr', page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(`${locale}-IN`);
  const words = await wordsOf(page);
  expect(englishIn(words)).toEqual([]);
  expect(devanagariDigitsIn(words)).toEqual([]);
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  expect(await sticksOut(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  const toEnglish = await page
    .getByRole('main')
    .locator('a[href^="/"]:not([href^="/hi/"], [href^="/mr/"])')
    .evaluateAll((links) => links.map((link) => link.textContent ?? ''));
  const { inEnglish } = messagesFor(uiMessages, locale);
  expect(toEnglish.filter((text) => !text.includes(`(${inEnglish})`))).toEqual([]);
}

const LANGUAGES = [
  {
    locale: 'hi',
    kind: 'बालों की जाँच और सलाह',
    role: 'त्वचा के डॉक्टर',
    city: 'नागपुर',
    day: '२५ नवंबर',
    dayTitle: 'बुधवार, 25 नवंबर',
    time: 'सुबह 11:30',
    booked: 'बुधवार, 25 नवंबर 2026, सुबह 11:30 बजे',
    mobile: ['९८७६५ ४३२१०', '९८७६५ ४३२११'],
    title: 'अपॉइंटमेंट: Jamun Skin & Hair Clinic',
  },
  {
    locale: 'mr',
    kind: 'केसांची तपासणी आणि सल्ला',
    role: 'त्वचारोगतज्ज्ञ',
    city: 'नागपूर',
    day: '२६ नोव्हेंबर',
    dayTitle: 'गुरुवार, 26 नोव्हेंबर',
    time: 'सकाळी 11:30',
    booked: 'गुरुवार, 26 नोव्हेंबर 2026, सकाळी 11:30 वाजता',
    mobile: ['९८७६५ ४३२१२', '९८७६५ ४३२१३'],
    title: 'अपॉइंटमेंट: Jamun Skin & Hair Clinic',
  },
] as const;

describe.each(LANGUAGES)('in $locale', ({ locale, kind, role, city, day, dayTitle, time, booked, mobile, title }) => {
  const times = messagesFor(timeMessages, locale);
  const details = messagesFor(detailsMessages, locale);
  const manage = messagesFor(manageMessages, locale);
  const again = messagesFor(myAppointmentMessages, locale);
  const words = messagesFor(bookingMessages, locale);
  const ui = messagesFor(uiMessages, locale);
  const booking = `/${locale}/book-appointment`;

  async function fill(page: Page, name: string, number: string): Promise<void> {
    await page.getByLabel(details.fullName).fill(name);
    await page.getByLabel(details.mobileNumber).fill(number);
    await page.getByLabel(details.consent).check();
    await asAPersonWould(page.url());
  }
  const send = (page: Page) => page.getByRole('button', { name: details.book }).click();

  it.each([true, false])(
    'somebody books, moves and cancels, and everything is in that language (scripts: %s)',
    async (javaScriptEnabled) => {
      const [number = ''] = javaScriptEnabled ? mobile : mobile.slice(1);
      // axe needs scripts of its own, which a page without any cannot be given.
      const look = javaScriptEnabled ? (page: Page) => isWholeIn(locale, page) : () => Promise.resolve();
      const page = await site.visit(booking, { ...NARROW, javaScriptEnabled });
      await heading(page, times.pageTitle).waitFor();
      await look(page);
      await page.getByRole('link', { name: kind }).click();
      await heading(page, times.chooseTime).waitFor();
      await page.getByRole('main').getByText(role).first().waitFor();
      await look(page);

      await page.getByText(times.otherDay, { exact: true }).first().click();
      await page.getByLabel(times.otherDay).fill('३१ ३१');
      await page.getByRole('button', { name: times.showDay }).click();
      await page.getByText(times.notADay).first().waitFor();
      await look(page);
      await page.getByLabel(times.otherDay).fill(day);
      await page.getByRole('button', { name: times.showDay }).click();
      await page.getByRole('group', { name: times.morning(dayTitle) }).waitFor();
      await page.getByRole('button', { name: times.continue }).click();
      await page.getByRole('link', { name: words.noTimeChosen }).waitFor();
      await look(page);
      await page.goBack();
      await page.locator('#times').getByText(time, { exact: true }).click();
      await page.getByRole('button', { name: times.continue }).click();
      await heading(page, details.details).waitFor();
      await look(page);

      await page.getByLabel(details.fullName).fill('<b>');
      await page.getByLabel(details.mobileNumber).fill('१२३');
      await send(page);
      await page.getByRole('heading', { name: ui.problemTitle }).waitFor();
      await page.getByRole('link', { name: details.errors['fullName']?.['bad-characters'] ?? '' }).waitFor();
      await page.getByRole('link', { name: details.errors['mobileNumber']?.['other'] ?? '' }).waitFor();
      expect(await page.getByLabel(details.fullName).inputValue()).toBe('<b>');
      expect(await page.getByLabel(details.mobileNumber).inputValue()).toBe('१२३');
      await look(page);
      await page.getByLabel(details.email).fill(MAIL);
      await fill(page, 'Asha Namuna', number);
      await send(page);
      await heading(page, manage.booked).waitFor();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${locale}/appointment/`));
      await page.getByText(booked, { exact: true }).waitFor();
      await page.getByRole('main').getByText(`${city} 440 000`).first().waitFor();
      await look(page);

      const address = page.url().replace(/\?.*/, '');
      const file = await (await page.request.get(`${address}/calendar.ics`)).text();
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('summary')).toBe(title);
      expect(event?.getFirstPropertyValue('url')).toBe(address);
      await vi.waitFor(() => expect(mails.received.some(({ text }) => text?.includes(address))).toBe(true), 60_000);
      const { headers } = await ask(site.server.url, new URL(address).pathname);
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);

      await page.getByRole('link', { name: manage.moveOrCancel }).click();
      await heading(page, manage.moveTitle).waitFor();
      await look(page);
      await page.getByRole('button', { name: manage.moveTo }).click();
      await page.getByRole('link', { name: words.noTimeChosen }).waitFor();
      await page.locator('#next-free input').last().check();
      await page.getByRole('button', { name: manage.moveTo }).click();
      await heading(page, manage.moved).waitFor();
      await look(page);
      expect(page.url()).toBe(`${address}?moved`);

      const reference = await page
        .getByRole('main')
        .getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
        .innerText();
      await page.goto(site.at(`/${locale}/my-appointment`));
      await heading(page, again.title).waitFor();
      await look(page);
      await page.getByLabel(again.mobileNumber, { exact: true }).fill(number);
      await page.getByLabel(again.reference, { exact: true }).fill('K7M4');
      await page.getByRole('button', { name: again.open }).click();
      await page.getByRole('link', { name: again.errors.reference }).waitFor();
      await look(page);
      await page.getByLabel(again.reference, { exact: true }).fill(reference);
      await page.getByRole('button', { name: again.open }).click();
      await heading(page, manage.yourAppointment).waitFor();
      expect(page.url()).toBe(address);

      await page.getByRole('link', { name: manage.moveOrCancel }).click();
      await page.getByRole('link', { name: manage.cancelLink }).click();
      await heading(page, manage.cancelTitle).waitFor();
      await look(page);
      await page.getByRole('button', { name: manage.cancelYes }).click();
      await heading(page, manage.cancelledTitle).waitFor();
      expect(page.url()).toBe(`${address}?cancelled`);
      await look(page);
    },
  );

  it('a code by mail leads back to the appointments, and only a right one', async () => {
    const number = locale === 'hi' ? '98765 55551' : '98765 55552';
    const mail = `${locale}@example.com`;
    const page = await site.visit(`${booking}?type=skin-consultation`, { ...NARROW, javaScriptEnabled: false });
    await page.locator('#next-free input').last().check();
    await page.getByRole('button', { name: times.continue }).click();
    await page.getByLabel(details.email).fill(mail);
    await fill(page, 'Bela Namuna', number);
    await send(page);
    await heading(page, manage.booked).waitFor();
    const address = page.url().replace(/\?.*/, '');
    await page.goto(site.at(`/${locale}/my-appointment`));
    await page.getByLabel(again.contact).fill(mail);
    await page.getByRole('button', { name: again.send }).click();
    await heading(page, again.codeTitle).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${locale}/my-appointment`);
    await page.getByLabel(again.code).fill('१२३');
    await page.getByRole('button', { name: again.open }).click();
    await page.getByRole('link', { name: again.notACode }).waitFor();
    const code = await vi.waitFor(
      () => {
        const texts = mails.received
          .filter(({ to }) => JSON.stringify(to).includes(mail))
          .map(({ text }) => text ?? '');
        const found = texts.flatMap((text) => /^(?:कोड|ओटीपी): (\d{3} \d{3})/m.exec(text)?.[1] ?? []).at(-1);
        expect(found).toBeDefined();
        return found ?? '';
      },
      { timeout: 60_000, interval: 100 },
    );
    const typed = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
    await page.getByLabel(again.code).fill(typed);
    await page.getByRole('button', { name: again.open }).click();
    await heading(page, manage.yourAppointment).waitFor();
    expect(page.url()).toBe(address);
  });

  it('who comes second is offered the nearest times, in that language, and loses nothing typed', async () => {
    const at = `${booking}?type=hair-consultation&time=2026-12-0${locale === 'hi' ? 1 : 2}T11:00:00%2B05:30@dermatologist`;
    const [first, second] = await Promise.all([site.visit(at, DESKTOP), site.visit(at, NARROW)]);
    const numbers = locale === 'hi' ? ['98765 33331', '98765 33332'] : ['98765 33333', '98765 33334'];
    await fill(first, 'Asha Namuna', numbers[0] ?? '');
    await fill(second, 'Bela Namuna', numbers[1] ?? '');
    await send(first);
    await heading(first, manage.booked).waitFor();
    await send(second);
    await second.getByText(words.slotTaken).waitFor();
    expect(await second.getByLabel(details.fullName).inputValue()).toBe('Bela Namuna');
    await isWholeIn(locale, second);
    await second.getByRole('group', { name: details.otherTimes }).getByRole('radio').first().check();
    await send(second);
    await heading(second, manage.booked).waitFor();

    const late = await site.visit(at, NARROW);
    await late.getByRole('heading', { name: details.goneTitle }).waitFor();
    await isWholeIn(locale, late);
  });

  it('an unknown kind of visit, a closed day and a link that opens nothing are told in that language', async () => {
    const page = await site.visit(`${booking}?type=nonsense`, NARROW);
    await page.getByText(times.unknownType).waitFor();
    await isWholeIn(locale, page);
    await page.goto(site.at(`${booking}?type=skin-consultation&date=2026-11-29`));
    await page.getByText(times.tryNextFree).waitFor();
    await isWholeIn(locale, page);
    await page.goto(site.at(`/${locale}/appointment/nothing`));
    await heading(page, manage.unknownLink).waitFor();
    await isWholeIn(locale, page);
  });

  it('the page is not for search engines, is not named to them elsewhere, and leads to itself in each language', async () => {
    const query = '?type=skin-consultation&treatment=nail%2Fingrown-toenail';
    const { text } = await ask(site.server.url, booking + query, { headers: { 'accept-encoding': 'br' } });
    expect([readDocument(text).robots, text.includes('rel="alternate" hrefLang')]).toEqual(['noindex', false]);
    const page = await site.visit(booking + query, DESKTOP);
    await isWholeIn(locale, page);
    const languages = page.getByRole('banner').getByRole('link');
    for (const [name, path] of [
      ['English', '/book-appointment'],
      ['हिंदी', '/hi/book-appointment'],
      ['मराठी', '/mr/book-appointment'],
    ] as const)
      expect(await languages.and(page.getByText(name, { exact: true })).getAttribute('href')).toBe(path + query);
    await languages.and(page.getByText('English', { exact: true })).click();
    await heading(page, timeMessages.en.chooseTime).waitFor();
    await languages.and(page.getByText(locale === 'hi' ? 'हिंदी' : 'मराठी', { exact: true })).click();
    await heading(page, times.chooseTime).waitFor();
    expect(page.url()).toBe(site.at(booking + query));
  });
});
