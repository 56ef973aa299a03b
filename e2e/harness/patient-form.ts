import type { Page } from 'playwright-core';
import type { FormKind } from '#app/features/patient-forms/domain/form-kind.ts';
import { currentForm } from '#app/features/patient-forms/server/read-forms.ts';

/** A file as a test gives it to the page. */
export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What is filled in, by the name of the field: typed, chosen, or ticked. */
export type FormAnswers = Readonly<Record<string, string | readonly string[]>>;

const you: FormAnswers = {
  'full-name': 'Asha Namuna',
  'date-of-birth.day': '27',
  'date-of-birth.month': 'march',
  'date-of-birth.year': '1994',
  sex: 'female',
  phone: '98765 43210',
  city: 'Nagpur',
  'filled-in-by': 'patient',
  'consent-care': ['on'],
  'consent-reminders': ['on'],
  illnesses: ['thyroid'],
  'illness-details': 'Since 2019, MARK-illness tablets every morning.',
  implants: ['none'],
  infections: ['tell-in-person'],
  'medicine-groups': ['isotretinoin', 'supplements'],
  'isotretinoin-last-dose.day': '1',
  'isotretinoin-last-dose.month': '9',
  'isotretinoin-last-dose.year': '2026',
  'medicines.0.name': 'MARK-medicine 20',
  allergies: ['latex'],
  'allergy-severe': 'no',
  'allergy-details': 'MARK-allergy: a rash from gloves.',
  healing: ['keloid'],
  pregnancy: ['none'],
  smoking: 'never',
  stress: '6',
  'had-procedures': 'no',
};

/** The answers of a typical patient to the hair form. */
export const hairAnswers: FormAnswers = {
  ...you,
  'consent-teaching-place': ['on'],
  'consent-teaching-face': ['on'],
  'scalp-warning-signs': ['none'],
  'hair-concern': 'shedding',
  'hair-concern-since': 'months',
  'hair-thins': ['front-crown', 'patches'],
  norwood: 'iii-vertex',
  'scalp-places': ['crown'],
  'hair-treatments': ['minoxidil'],
  'hair-relatives': ['fathers-side'],
  'hair-goals': ['stop'],
  hopes: 'MARK-hope: to see my wedding photos and smile.',
};

/** The answers of a typical patient to the skin form. */
export const skinAnswers: FormAnswers = {
  ...you,
  'warning-signs': ['none'],
  'skin-concern': 'acne',
  'skin-concern-since': 'months',
  'body-places': ['face'],
  'face-places': ['chin'],
  'skin-treatments': ['none'],
  'skin-tone': 'tone-4',
  hopes: 'MARK-hope: calm skin.',
};

/** The address of the step without what comes after the question mark. */
export const stepOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** How a field is answered: by pointer, by finger on a touch screen, or by keys alone. */
export type Hand = 'pointer' | 'touch' | 'keys';

async function fillField(page: Page, name: string, value: string | readonly string[], hand: Hand): Promise<void> {
  const field = page.locator(`#step [name="${name}"]`);
  const type = await field.first().getAttribute('type');
  if (type !== 'radio' && type !== 'checkbox') {
    if (hand === 'pointer') return field.fill(String(value));
    if (hand === 'touch') await field.tap();
    else await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    return page.keyboard.type(String(value));
  }
  for (const each of typeof value === 'string' ? [value] : value) {
    const box = each === 'on' ? field : page.locator(`#step [name="${name}"][value="${each}"]`);
    if (await box.isChecked()) continue;
    if (hand === 'pointer') await box.check();
    else if (hand === 'touch') await box.tap();
    else {
      await box.focus();
      await page.keyboard.press('Space');
    }
  }
}

/** Fills in what the step asks and the answers have, also what appears meanwhile. */
export async function fillStep(page: Page, answers: FormAnswers, hand: Hand = 'pointer'): Promise<void> {
  // The address changes a moment before the page does.
  const step = stepOf(page);
  if (step !== 'photos') await page.locator(`#step[action*="/${step}"]`).waitFor({ state: 'attached' });
  const done = new Set<string>();
  for (;;) {
    const names = await page
      .locator('#step [name]')
      .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('name') ?? ''))]);
    const name = names.find((each) => answers[each] !== undefined && !done.has(each));
    if (name === undefined) return;
    done.add(name);
    await fillField(page, name, answers[name] ?? '', hand);
  }
}

/** Whether the step has to be answered: sent empty, it comes back and says what is missing. */
export function isRequired(kind: FormKind, step: string): boolean {
  const section = currentForm(kind).sections.find(({ slug }) => slug === step);
  return section?.questions.some(({ required, enableWhen }) => required && enableWhen.length === 0) === true;
}

/** Chooses a photo with the keys, as the window of the system would give it. */
export async function choosePhotoByKeys(page: Page, place: string, photo: Photo): Promise<void> {
  const field = page.locator(`#step [id="${place}"]`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.press('Space')]);
  await chooser.setFiles(photo);
}

/** Sends the step. Resolves when another page, or this one once more, has come. */
export async function goOn(page: Page, hand: Hand = 'pointer'): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: /^Continue|^Save and go back/ });
  const before = page.url();
  if (hand === 'keys') {
    await button.focus();
    await page.keyboard.press('Enter');
  } else if (hand === 'touch') await button.tap();
  else await button.click();
  await page.waitForURL((url) => url.href !== before);
}
/** What the step holds now, field by field. */
export function contentsOf(page: Page): Promise<string[]> {
  return page
    .locator('#step')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].flatMap(([name, value]) =>
        ['seen', 'writer', 'shown'].includes(name) || typeof value !== 'string' ? [] : [`${name}=${value}`],
      ),
    );
}
