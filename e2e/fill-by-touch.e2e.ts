// @module-tag endurance
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { axeFindings, hydrated, PHONE, sticksOut } from './harness/browser.ts';
import { fillStep, goOn, hairAnswers, isRequired, skinAnswers, stepOf, type Photo } from './harness/patient-form.ts';
import { openSite, type Site } from './harness/site.ts';

let site: Site;
let photo: Photo;
beforeAll(async () => {
  site = await openSite();
  photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(640, 480) };
});
afterEach(() => site.leave());
afterAll(() => site.close());

const places = { hair: 'Front', skin: 'Close up' } as const;

/** Fields and buttons of the step that a finger could miss: smaller than 24 px, whose label is no larger. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const size = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height);
    };
    return [...main.querySelectorAll<HTMLInputElement | HTMLButtonElement>('#step input:not([type=hidden]), button')]
      .filter((each) => each.tabIndex !== -1 && each.getBoundingClientRect().width > 0)
      .filter((each) => {
        const label = 'labels' in each ? each.labels?.[0] : undefined;
        return Math.max(size(each), label ? size(label) : 0) < 24;
      })
      .map((each) => each.outerHTML.slice(0, 120));
  });
}

describe('a patient form by touch on a phone', () => {
  it.each(['hair', 'skin'] as const)(
    '%s: each step can be tapped, says accessibly what is missing, and the form is sent with a photo',
    async (kind) => {
      const page = await site.visit(`/patient-form/${kind}`, PHONE);
      await page.getByRole('button', { name: 'Start the form' }).first().tap();
      await page.waitForURL(/\/you$/);
      const found: string[] = [];
      while (stepOf(page) !== 'check') {
        const step = stepOf(page);
        await hydrated(page);
        if (step !== 'photos') await page.locator(`#step[action*="/${step}"]`).waitFor({ state: 'attached' });
        found.push(...[...(await tooSmall(page)), ...(await sticksOut(page))].map((each) => `${step}: ${each}`));
        if (isRequired(kind, step)) {
          await page.locator('#step').getByRole('button', { name: 'Continue' }).tap();
          await page.getByRole('alert').getByRole('link').first().waitFor();
          found.push(...(await axeFindings(page)).map((each) => `${step}, sent empty: ${each}`));
        }
        if (step === 'photos') {
          const place = page.getByRole('group', { name: places[kind], exact: true });
          await place.getByLabel(/^Choose a photo/).setInputFiles(photo);
          await place.getByText('Sent', { exact: true }).waitFor();
        }
        await fillStep(page, kind === 'hair' ? hairAnswers : skinAnswers, 'touch');
        await goOn(page, 'touch');
      }
      expect(found).toEqual([]);
      await page.getByRole('button', { name: 'Send the form' }).tap();
      await page.waitForURL(/\/sent$/);
    },
  );
});
