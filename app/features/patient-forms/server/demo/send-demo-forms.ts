import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Temporal } from '#app/lib/time.ts';
import { dontKnow } from '../../domain/answer.ts';
import { goodAnswers, type TypedAnswers } from '../../domain/draft.ts';
import type { FormKind } from '../../domain/form-kind.ts';
import { placeNamed } from '../../domain/photo-view.ts';
import { patientSections } from '../../domain/section-order.ts';
import { beginForm, changeDraft, findForm } from '../drafts.ts';
import type { FormVisit } from '../intake-context.ts';
import { addPhoto, type PhotoContext } from '../photos.ts';
import { seenOfAll, submitForm } from '../submit-form.ts';
import { patientForms } from '../tables.ts';
import { cheek, crown, mole } from './demo-pictures.ts';

/** A visit that a sample form is filled in for. */
export type DemoVisit = Omit<FormVisit, 'form'>;

interface DemoForm {
  readonly kind: FormKind;
  readonly answers: TypedAnswers;
  readonly photos: Readonly<Record<string, () => Promise<Uint8Array>>>;
  readonly daysAgo: number;
  /** One of an earlier visit belongs to the patient and not to this one. */
  readonly isEarlier?: boolean;
}

const both: TypedAnswers = {
  'date-of-birth': '1990-05-14',
  city: 'Nagpur',
  occupation: 'Teacher',
  'filled-in-by': 'patient',
  'consent-care': true,
  'consent-reminders': true,
  illnesses: ['none'],
  implants: ['none'],
  infections: ['none'],
  'medicine-groups': ['none'],
  allergies: ['none'],
  healing: ['none'],
  pregnancy: ['none'],
  smoking: 'never',
  stress: 4,
  'had-procedures': 'no',
};

const acne: TypedAnswers = {
  ...both,
  'warning-signs': ['none'],
  'skin-concern': 'acne',
  'skin-concern-since': 'months',
  'body-places': ['face'],
  'face-places': ['chin', 'right-cheek'],
  'skin-treatments': ['none'],
  'skin-tone': 'tone-4',
  hopes: 'Fewer marks before a wedding in February.',
};

const thinning: TypedAnswers = {
  ...both,
  'scalp-warning-signs': ['none'],
  'date-of-birth': '1986-11-02',
  'hair-concern': 'receding',
  'hair-concern-since': 'few-years',
  'hair-thins': ['front-crown'],
  norwood: 'iii-vertex',
  'hair-treatments': ['minoxidil'],
  'hair-relatives': ['fathers-side'],
  'hair-goals': ['stop'],
  hopes: 'To keep what is there.',
};

const skinOfTwoDates: readonly DemoForm[] = [
  {
    kind: 'skin',
    answers: { ...acne, 'medicine-groups': ['isotretinoin'], 'isotretinoin-last-dose': dontKnow },
    photos: { 'face-photos.right-45': () => cheek(34), 'skin-photos.close-up': () => cheek(22) },
    daysAgo: 92,
    isEarlier: true,
  },
  {
    kind: 'skin',
    answers: { ...acne, healing: ['keloid'] },
    photos: { 'face-photos.right-45': () => cheek(13), 'skin-photos.close-up': () => cheek(9) },
    daysAgo: 1,
  },
];

const urgentMole: readonly DemoForm[] = [
  {
    kind: 'skin',
    answers: {
      ...both,
      'medicine-groups': ['blood-thinner'],
      medicines: [{ name: 'A blood thinner', dose: '75 mg once a day' }],
      'warning-signs': ['bleeding'],
      'skin-concern': 'growth',
      'skin-concern-since': 'weeks',
      'body-places': ['chest'],
      'skin-treatments': ['none'],
    },
    photos: { 'skin-photos.close-up': () => mole(1.6), 'skin-photos.from-30-cm': () => mole(0.5) },
    daysAgo: 0,
  },
];

const hairOfTwoDates: readonly DemoForm[] = [
  {
    kind: 'hair',
    answers: { ...thinning, norwood: 'iii' },
    photos: { 'hair-photos.vertex': () => crown(0.35) },
    daysAgo: 200,
    isEarlier: true,
  },
  { kind: 'hair', answers: thinning, photos: { 'hair-photos.vertex': () => crown(0.8) }, daysAgo: 2 },
];

const men = [
  'Rohan',
  'Vikram',
  'Kiran',
  'Joseph',
  'Deepak',
  'Imran',
  'Arjun',
  'Sunil',
  'Neel',
  'Gopal',
  'Omkar',
  'Dev',
];

/** Fills in and sends one form the way a patient does. Throws when the form asks what the sample does not answer. */
async function sendOne(context: PhotoContext, form: DemoForm, person: DemoVisit): Promise<void> {
  const now = context.clock.now().subtract({ hours: 24 * form.daysAgo, minutes: 20 });
  const then: PhotoContext = { ...context, clock: { now: (): Temporal.Instant => now }, limitPerHour: 0 };
  const visit = { ...person, form: form.kind };
  const begun = await beginForm(then, form.kind, { address: '127.0.0.1', ...(form.isEarlier ? {} : { visit }) });
  const draft = begun.ok ? await findForm(then, form.kind, begun.value) : undefined;
  if (draft?.state !== 'draft') throw new Error('The sample form could not be begun.');
  const { definition, today } = draft;
  const sex = men.some((name) => person.fullName.startsWith(`${name} `)) ? 'male' : 'female';
  const answers = { ...form.answers, 'full-name': person.fullName, phone: person.mobileNumber, sex };
  const finished = patientSections(definition, goodAnswers(definition, answers, today), today).map(({ slug }) => slug);
  await changeDraft(then, draft.id, (kept) => ({ contents: { ...kept, answers }, finished, answer: true }));
  for (const [name, picture] of Object.entries(form.photos)) {
    const place = placeNamed(definition, name);
    const kept = place && (await addPhoto(then, draft, { id: randomUUID(), place }, picture));
    if (!kept?.ok) throw new Error(`The sample photo ${name} was not taken.`);
  }
  const filled = await findForm(then, form.kind, draft.token);
  const sent = filled?.state === 'draft' && (await submitForm(then, filled, seenOfAll(filled.typed)));
  if (!sent || !sent.ok) throw new Error(`The sample ${form.kind} form was not taken: ${sent ? sent.reason : 'gone'}.`);
  if (form.isEarlier)
    await context.db.update(patientForms).set({ patientId: person.patientId }).where(eq(patientForms.id, draft.id));
}

/**
 * Sample forms with drawn photos, for the demonstration clinic: of the first two skin visits and the first hair visit
 * given, and one that nobody has said the patient of. Returns how many were sent.
 */
export async function sendDemoForms(
  context: PhotoContext,
  { skin, hair }: { readonly skin: readonly DemoVisit[]; readonly hair: readonly DemoVisit[] },
): Promise<number> {
  const pairs: (readonly [readonly DemoForm[], DemoVisit | undefined])[] = [
    [skinOfTwoDates, skin[0]],
    [urgentMole, skin[1]],
    [hairOfTwoDates, hair[0]],
  ];
  let sent = 0;
  for (const [forms, visit] of pairs)
    for (const form of visit ? forms : []) {
      await sendOne(context, form, visit!);
      sent += 1;
    }
  return sent;
}
