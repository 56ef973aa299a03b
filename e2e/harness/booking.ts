import type { Page } from 'playwright-core';
import { heading } from './frame.ts';
import { asAPersonWould } from './server.ts';

export const PATIENT = {
  name: 'Asha Namuna',
  mobile: '98765 43210',
  email: 'asha@example.com',
  note: 'A mole that itches',
} as const;

/** From the page of times of an appointment type to the form for the details, with a time far enough away to be cancelled online. */
export async function chooseATime(page: Page): Promise<void> {
  await page.locator('#next-free input').last().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Your details').waitFor();
}

/** Fills in the details as a person would, sends them, and waits for the confirmation. */
export async function bookWithDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(PATIENT.name);
  await page.getByLabel('Mobile number').fill(PATIENT.mobile);
  await page.getByLabel('E-mail (optional)').fill(PATIENT.email);
  await page.getByLabel('Note for the doctor (optional)').fill(PATIENT.note);
  await page.getByLabel('Use these details to arrange my appointment').check();
  await asAPersonWould(page.url());
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await heading(page, 'You are booked').waitFor();
}
