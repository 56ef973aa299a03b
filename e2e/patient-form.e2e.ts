import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { apiAt, appointmentOf } from './harness/api.ts';
import { contentOfBackup } from './harness/backup.ts';
import { axeFindings, DESKTOP, hydrated, PHONE, sticksOut } from './harness/browser.ts';
import { killWhileSending } from './harness/killed-forms.ts';
import { whole } from './harness/mailbox.ts';
import {
  choosePhotoByKeys,
  contentsOf,
  fillStep,
  goOn,
  hairAnswers,
  skinAnswers,
  stepOf,
  type FormAnswers,
  type Hand,
  type Photo,
} from './harness/patient-form.ts';
import { runScript } from './harness/script.ts';
import { openSite, type OwnSite } from './harness/site.ts';
import { long } from './harness/tiers.ts';

const NO_SCRIPT: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };
const h1 = (page: Page): Promise<string | null> => page.locator('h1').textContent();

let mails: TestMailServer;
let site: OwnSite;
beforeAll(async () => {
  mails = await startMailServer();
  photo = { name: 'MARK-file.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(640, 480) };
  keepPiece(photo.buffer);
  site = await openSite({ env: { SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>' } });
});
afterEach(() => site.leave());
afterAll(async () => {
  await site.close();
  await mails.close();
});

/** A photo with marks in its name and beside its picture. */
let photo: Photo;
const photoPlace = { hair: 'hair-photos.front', skin: 'skin-photos.close-up' } as const;
/** How it stands in a step that is opened again. */
const tidied: Readonly<Record<string, string>> = {
  'date-of-birth.month=march': 'date-of-birth.month=3',
  'phone=98765 43210': 'phone=+919876543210',
};
/** Pieces of photos as they came and as they are shown, which lie nowhere open. */
const pieces: Buffer[] = [];

function keepPiece(picture: Buffer): void {
  const middle = Math.floor(picture.length / 2);
  pieces.push(picture.subarray(middle, middle + 24));
}

/** Keeps pieces of the photo that the step shows, as it is stored, whole and small. */
async function keepCopies(page: Page): Promise<void> {
  const shown = page.getByAltText(/^Your photo/).first();
  const small = await shown.getAttribute('src');
  for (const path of [small ?? '', (small ?? '').replace(/\/small$/, '')])
    keepPiece(Buffer.from(await (await fetch(site.at(path))).arrayBuffer()));
}

async function begin(kind: 'hair' | 'skin', options: BrowserContextOptions): Promise<Page> {
  const page = await site.visit(`/patient-form/${kind}`, options);
  await page.getByRole('button', { name: 'Start the form' }).first().click();
  await page.waitForURL(/\/you$/);
  return page;
}

interface Walk {
  readonly until?: string;
  readonly hand?: Hand;
  /** Called on every step, before anything is filled in. */
  readonly look?: (step: string) => Promise<void>;
  /** Called on every step when it is filled in, before it is sent. */
  readonly filled?: (step: string) => Promise<void>;
}

/** Fills in step after step until one is reached. */
async function walk(page: Page, answers: FormAnswers, walking: Walk = {}): Promise<string[]> {
  const { until = 'check', hand, look, filled } = walking;
  const steps: string[] = [];
  while (stepOf(page) !== until) {
    const step = stepOf(page);
    if (steps.at(-1) !== step) steps.push(step);
    await look?.(step);
    await fillStep(page, answers, hand);
    await filled?.(step);
    await goOn(page, hand);
  }
  return steps;
}

async function sendIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send the form' }).click();
  await page.waitForURL(/\/sent$/);
}

describe('a patient form', () => {
  it.each(['hair', 'skin'] as const)(
    '%s, by keyboard with a photo: every step is accessible, follow-ups appear at once, answers are checked and sent',
    async (kind) => {
      const page = await begin(kind, DESKTOP);
      const findings: string[] = [];
      const look = async (step: string): Promise<void> => {
        await hydrated(page);
        for (const finding of await axeFindings(page)) findings.push(`${step}: ${finding}`);
      };
      const filled = async (step: string): Promise<void> => {
        if (step !== 'photos') return;
        await choosePhotoByKeys(page, photoPlace[kind], photo);
        await keepCopies(page);
      };
      const steps = await walk(page, kind === 'hair' ? hairAnswers : skinAnswers, { hand: 'keys', look, filled });
      expect(steps).toEqual(expect.arrayContaining(kind === 'hair' ? ['pattern', 'patches'] : ['where', 'skin-type']));
      // With scripts no step has to be sent twice to see what follows from a choice.
      expect(new Set(steps).size).toBe(steps.length);
      await look('check');
      const said = await page.locator('main').innerText();
      const choices = kind === 'hair' ? ['III vertex', 'Crown'] : ['Chin'];
      for (const words of ['Asha Namuna', '27 March 1994', '+91 98765 43210', 'MARK-allergy', ...choices])
        expect(said).toContain(words);
      await page.getByRole('link', { name: 'Change: The patient' }).click();
      await page.locator('#step [name=city]').fill('Wardha');
      await page.getByRole('button', { name: 'Save and go back' }).click();
      await page.getByText('Wardha').waitFor();
      await sendIt(page);
      await look('sent');
      expect(await h1(page)).toBe(`Your ${kind} form has arrived`);
      expect(findings).toEqual([]);
      // The link shows that it was sent, and nothing of what it says.
      await page.goto(page.url().replace(/\/sent$/, '/you'));
      expect(new URL(page.url()).pathname).toMatch(/\/sent$/);
      expect(await page.content()).not.toContain('MARK');
    },
  );

  it.each(['hair', 'skin'] as const)(
    '%s, without scripts on a phone: left at every step and gone on with by the link, nothing is lost or sticks out',
    async (kind) => {
      const answers = kind === 'hair' ? hairAnswers : skinAnswers;
      const page = await begin(kind, NO_SCRIPT);
      const link = page.url().replace(/\/you$/, '');
      // Going on with an empty step says what is missing; what was typed stays.
      await page.locator('#step [name=city]').fill('Nagpur');
      await page.locator('#step').getByRole('button', { name: 'Continue' }).click();
      const problems = page.getByRole('alert');
      await problems.getByRole('link', { name: /Full name/ }).waitFor();
      expect(await page.locator('#step [name=city]').inputValue()).toBe('Nagpur');
      const out: string[] = [];
      const look = async (): Promise<void> => {
        out.push(...(await sticksOut(page)));
      };
      const filled = async (step: string): Promise<void> => {
        if (step === 'photos') {
          await page.locator(`[id="${photoPlace[kind]}"]`).setInputFiles(photo);
          await page.getByRole('button', { name: 'Send these photos' }).click();
          await page.getByAltText(/^Your photo/).waitFor();
        }
        const before = (await contentsOf(page)).map((each) => tidied[each] ?? each);
        // Away in the middle of the step, and back by the link.
        await page.getByRole('button', { name: 'Save and finish later' }).click();
        await page.waitForURL(/\/later$/);
        expect(await page.getByLabel('Your link').inputValue()).toBe(link);
        await page.goto(link);
        expect(stepOf(page)).toBe(step);
        expect(await contentsOf(page)).toEqual(expect.arrayContaining(before));
        if (step === 'photos') expect(await page.getByAltText(/^Your photo/).count()).toBe(1);
        // Follow-ups of what was kept are there as well now.
        await fillStep(page, answers);
      };
      await walk(page, answers, { look, filled });
      expect(out).toEqual([]);
      await sendIt(page);
      expect(await h1(page)).toBe(`Your ${kind} form has arrived`);
    },
  );

  it('without a connection the step stays with what was typed, says so, and is saved when there is one again', async () => {
    const page = await begin('hair', PHONE);
    await hydrated(page);
    await page.context().setOffline(true);
    await page.locator('#step [name=city]').pressSequentially('Kamptee');
    await page.getByText('Not saved yet').waitFor();
    await page.locator('#step').getByRole('button', { name: 'Continue' }).click();
    await page.getByText('What you typed is still here').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.locator('#step [name=city]').inputValue()).toBe('Kamptee');
    await page.context().setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    expect(await page.locator('#step [name=city]').inputValue()).toBe('Kamptee');
  });

  it('two windows of one form: the second is told, sees both, and decides', async () => {
    const first = await begin('hair', NO_SCRIPT);
    await fillStep(first, hairAnswers);
    const second = await site.visit(new URL(first.url()).pathname, NO_SCRIPT);
    await goOn(first);
    await fillStep(second, { ...hairAnswers, 'full-name': 'Bina Namuna' });
    await second.locator('#step').getByRole('button', { name: 'Continue' }).click();
    await second.getByText('This step was changed in another window').waitFor();
    expect(await second.locator('main').innerText()).toContain('Asha Namuna');
    expect(await second.locator('#step [name=full-name]').inputValue()).toBe('Bina Namuna');
    await second.locator('#step').getByRole('button', { name: 'Continue' }).click();
    await second.waitForURL(/\/consent$/);
    await first.goto(first.url().replace(/\/consent$/, '/you'));
    expect(await first.locator('#step [name=full-name]').inputValue()).toBe('Bina Namuna');
  });

  it.each([
    [
      'skin',
      { ...skinAnswers, 'warning-signs': ['fever-rash'] },
      'Fever together with a rash should be seen today, in a hospital',
    ],
    [
      'hair',
      { ...hairAnswers, 'scalp-warning-signs': ['fever-scalp'] },
      'A very painful or swollen scalp together with fever should be seen in a hospital today',
    ],
  ] as const)(
    'what cannot wait, %s: the patient is told to call, with the number, and goes on',
    async (kind, urgent, words) => {
      const page = await begin(kind, PHONE);
      await walk(page, urgent, { until: 'call-now' });
      await hydrated(page);
      expect(await h1(page)).toBe('Please call us now');
      expect(await page.locator('main').innerText()).toContain(words);
      expect(await page.getByRole('main').getByRole('link', { name: 'Call +91' }).getAttribute('href')).toMatch(
        /^tel:\+/,
      );
      expect(await page.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
      expect(await page.getByText('We are closed now').count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go on with the form' }).click();
      await page.waitForURL(/\/health$/);
    },
  );

  it.each([
    [
      'hair',
      { 'medicine-groups': ['hair-medicine'], 'takes-finasteride': 'yes', pregnancy: ['pregnant'] },
      'Finasteride',
    ],
    ['skin', { pregnancy: ['breastfeeding'] }, 'Isotretinoin'],
  ] as const)(
    '%s form: a medicine that harms a child, and pregnancy: call before the next dose, without scripts too',
    long,
    async (kind, said, medicine) => {
      const page = await begin(kind, NO_SCRIPT);
      const answers = { ...(kind === 'hair' ? hairAnswers : skinAnswers), ...said };
      await walk(page, answers, { until: 'call-now' });
      expect(page.url()).toMatch(/after=pregnancy$/);
      const text = await page.getByRole('main').innerText();
      expect(text).toContain(`${medicine} `);
      expect(text).toContain('call us before the next dose');
      expect(await h1(page)).toBe('Please call us now');
    },
  );

  it(
    'what cannot wait while the clinic is closed: it says so, when it opens, and what to do until then',
    long,
    async () => {
      const early = await openSite({ env: { CLOCK_START: '2026-11-23T01:58:00Z' } });
      try {
        const page = await early.visit('/patient-form/skin', NO_SCRIPT);
        await page.getByRole('main').getByRole('button', { name: 'Start the form' }).first().click();
        await walk(page, { ...skinAnswers, 'warning-signs': ['blisters'] }, { until: 'call-now' });
        expect(await h1(page)).toBe('This should not wait');
        const text = await page.getByRole('main').innerText();
        expect(text).toContain('We are closed now. We open today at 10:30 am');
        expect(text).toContain('go to a hospital that is open');
        const dial = await page.getByRole('link', { name: 'Call 112' }).boundingBox();
        expect((dial?.y ?? 9999) + (dial?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
      } finally {
        await early.close();
      }
    },
  );

  it('typing is saved by itself, and leaving in the middle of it loses nothing', async () => {
    const page = await begin('hair', DESKTOP);
    await hydrated(page);
    await page.locator('#step [name=city]').pressSequentially('Kamptee');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.locator('#step [name=occupation]').pressSequentially('Gardener');
    const address = page.url();
    await page.goto(site.at('/'));
    await expect
      .poll(async () => {
        await page.goto(address);
        return page.locator('#step [name=occupation]').inputValue();
      })
      .toBe('Gardener');
    expect(await page.locator('#step [name=city]').inputValue()).toBe('Kamptee');
  });

  it('the link goes out by mail, without a word of what it is about, and leads back', async () => {
    const page = await begin('hair', NO_SCRIPT);
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await page.getByLabel('Send me the link').fill('asha@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('The link is on its way').waitFor();
    await expect.poll(() => mails.received.length).toBe(1);
    const mail = mails.received[0]!;
    expect(mail.subject).toBe('Your link to go on');
    expect(whole(mail)).toContain(page.url().replace(/\/later$/, ''));
    expect(whole(mail)).not.toMatch(/MARK|Namuna|scalp|doctor|treatment/i);
  });

  it('opened from a visit it knows name and number, belongs to it, and opens nothing of anybody else', async () => {
    const booked = appointmentOf(await apiAt(site.server.url).book({ email: 'asha@example.com' }));
    const page = await site.visit(new URL(booked.manageUrl).pathname, NO_SCRIPT);
    await page.getByRole('link', { name: 'Open the hair form' }).click();
    const opener = page.url();
    await page.getByRole('button', { name: 'Start the form for Asha Namuna' }).click();
    await page.waitForURL(/\/you$/);
    const form = page.url();
    expect(await page.locator('#step [name=full-name]').inputValue()).toBe('Asha Namuna');
    expect(await page.locator('#step [name=phone]').inputValue()).toMatch(/98765/);
    // Opened once more it is the same form.
    await page.goto(opener);
    await page.getByRole('button', { name: 'Start the form' }).click();
    await page.waitForURL(form);
    const token = opener.split('/').at(-1) ?? '';
    const stranger = `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`;
    const answer = await page.goto(opener.replace(token, stranger));
    expect(answer?.status()).toBe(404);
    expect(await page.locator('main').innerText()).not.toContain('Asha');
    // The address of the mail leads to the form that fits.
    await page.goto(site.at(`/patient-form/visit/${token}`));
    expect(page.url()).toBe(opener);
  });

  it(
    'killed while forms and photos are being sent, each is there as a whole or still a whole draft, and no file is left over',
    long,
    async () => {
      const { lost, torn, orphans } = await killWhileSending(2, 16);
      expect({ lost, torn, orphans }).toEqual({ lost: 0, torn: 0, orphans: 0 });
    },
  );

  it('an unknown link says so, is kept by nobody and listed nowhere', async () => {
    const answer = await fetch(site.at(`/patient-form/hair/${'A'.repeat(27)}/you`));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).toContain('This link has ended');
  });

  it('nothing that was answered or photographed lies in clear text in the data folder, the log or a backup, and no link in the log', async () => {
    const backup = join(site.server.dataDir, 'backup-of-the-test');
    await runScript('backup', [backup], { DATA_DIR: site.server.dataDir });
    const files = readdirSync(site.server.dataDir, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(files.length).toBeGreaterThan(10);
    const kept = files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, readFileSync(file)] as const);
    // The dump of the database and the files beside it.
    const archive = await contentOfBackup(backup, join(site.server.dataDir, 'secret.key'));
    // What was typed, the name of the photo's file, what the phone wrote into it, and the picture as it came and is shown.
    // Each is long enough that no encrypted bytes look like it by chance.
    const typed = ['MARK-illness', 'MARK-medicine', 'MARK-allergy', 'MARK-hope', 'MARK-file'];
    const marks = [
      ...[...typed, 'Marked Owner', 'Marked Phone', 'MARKED-XMP'].map((text) => Buffer.from(text)),
      ...pieces,
    ];
    expect(pieces).toHaveLength(5);
    // As it is, as a column of bytes is written into a dump, and as text carries bytes.
    const spelt = marks.flatMap((mark) => [mark, Buffer.from(mark.toString('hex')), inBase64(mark)].flat());
    const guilty = [...kept, ['the backup', archive] as const].filter(([, bytes]) =>
      spelt.some((mark) => bytes.includes(mark)),
    );
    expect(guilty.map(([name]) => name)).toEqual([]);
    expect(archive.toString('latin1')).toContain('patient_forms');
    expect(archive.toString('latin1')).toContain('form_photos');
    expect(kept.filter(([file]) => file.includes('/files/photos/')).length).toBeGreaterThanOrEqual(8);
    for (const mark of ['MARK', 'Marked']) expect(site.server.output()).not.toContain(mark);
    expect(site.server.output()).not.toMatch(/patient-form\/(?:[a-z]+\/)*[A-Za-z0-9_-]{27}/);
  });
});

/** How bytes look in base64, at each of the three places they can begin; without the ends, which their neighbours share. */
function inBase64(bytes: Buffer): Buffer[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return Buffer.from(text.slice(before === 0 ? 0 : 4, -1));
  });
}
