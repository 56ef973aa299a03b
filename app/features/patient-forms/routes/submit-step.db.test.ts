import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { htmlAt } from '#app/ui/layout/test-render.tsx';
import { sectionOf } from '../domain/form-definition.ts';
import { beginForm, findForm, type Draft } from '../server/drafts.ts';
import type { IntakeContext } from '../server/intake-context.ts';
import { StepPage } from '../ui/steps/step-page.tsx';
import { stepView } from './step-view.ts';
import { submitStep } from './submit-step.ts';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };
const clinic: Clinic = {
  name: 'Jamun Clinic',
  shortName: 'Jamun',
  tagline: '',
  logo: null,
  city: 'Nagpur',
  phones: [phone],
  addressLines: [],
  hours: [],
  social: [],
  chat: { name: '', href: '' },
  map: { embedUrl: '', linkUrl: '', directions: [], staticAlt: '' },
  notice: null,
};

forEachDatabase((_name, open) => {
  let context: IntakeContext;
  let draft: Draft;
  beforeAll(async () => {
    const { db } = await open();
    context = {
      db,
      clock: { now: () => Temporal.Instant.from('2026-11-22T05:00:00Z') },
      keyRing: createKeyRing([makeKey()]),
      rateLimit: {
        hit: ({ purpose }) =>
          Promise.resolve(
            purpose.startsWith('intake/save/') ? { allowed: false, retryAfterSeconds: 200 } : { allowed: true },
          ),
      },
      timeZone: 'Asia/Kolkata',
      limitPerHour: 60,
      visits: { find: () => Promise.resolve(undefined) },
      messages: { queueLink: () => Promise.resolve() },
    };
    const begun = await beginForm(context, 'hair', { address: '192.0.2.1' });
    const found = begun.ok ? await findForm(context, 'hair', begun.value) : undefined;
    if (found?.state !== 'draft') throw new Error('no form was begun');
    draft = found;
  });

  test('a step that is refused for too many comes back with what was typed, and says how long to wait', async () => {
    const section = sectionOf(draft.definition, 'you')!;
    const form = new FormData();
    const typed = {
      shown: 'full-name date-of-birth sex city',
      city: 'Kamptee',
      sex: 'female',
      'date-of-birth.day': '31',
    };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    const outcome = await submitStep(context, draft, section, form, { address: '192.0.2.1', isChange: false });
    if (outcome.kind !== 'limited') throw new Error(outcome.kind);
    expect(outcome.retryAfterSeconds).toBe(200);
    const view = stepView(draft, section, new URLSearchParams())!;
    const page = htmlAt('/', createElement(StepPage, { view, answer: outcome.answer, clinic }));
    expect(page).toContain('Wait 4 minutes');
    expect(page).toMatch(/name="city"[^>]*value="Kamptee"/);
    expect(page).toMatch(/name="date-of-birth.day"[^>]*value="31"/);
    expect(page).toMatch(/value="female"[^>]*checked|checked[^>]*value="female"/);
    const kept = await findForm(context, 'hair', draft.token);
    expect(kept?.state === 'draft' && kept.typed['city']).toBeUndefined();
  });
});
