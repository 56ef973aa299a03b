import { describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { questions, topicAfter } from '../domain/way.ts';
import { parseTriageText, topicAt, triageText } from './topics.ts';

const titleAfter = (name: string) => `After ${name}`;
const visits = new Set(clinic().appointmentTypes.map(({ id }) => id));
const source = readContentFile('is-it-serious.yml');
const everyTopic = [
  ...triageText().topics.map(({ slug }) => slug),
  ...[...catalogue().treatments.keys()].map((key) => topicAfter(key)),
];

describe('what is asked', () => {
  it.each(everyTopic)('has signs for each question and no sign twice: %s', (slug) => {
    const topic = topicAt(slug, titleAfter);
    if (!topic) throw new Error(`no topic at ${slug}`);
    const signs = questions.flatMap((question) => topic[question]);
    for (const question of questions) expect(topic[question].length).toBeGreaterThanOrEqual(2);
    expect(new Set(signs).size).toBe(signs.length);
    expect(visits).toContain(topic.visit);
  });

  it.each(everyTopic)('asks first about breath, fainting, bleeding and a rash with fever: %s', (slug) => {
    const first = topicAt(slug, titleAfter)?.emergency ?? [];
    for (const sign of triageText().always) expect(first).toContain(sign);
  });

  it.each([...catalogue().treatments])('after a treatment uses the lists of its own page: %s', (key, treatment) => {
    const topic = topicAt(topicAfter(key), titleAfter);
    expect(topic?.title).toBe(`After ${treatment.title}`);
    expect(topic?.emergency).toEqual(expect.arrayContaining([...treatment.emergency]));
    expect(topic?.today).toEqual(treatment.risks.callUs);
  });

  it('names signs and no disease as if it knew', () => {
    const text = triageText();
    const words = [
      ...text.always,
      ...text.topics.flatMap((topic) => questions.flatMap((question) => topic[question])),
    ].join('\n');
    expect(words).not.toMatch(
      /\b(?:you have|it is|this is) (?:a )?(?:melanoma|cancer|shingles|leprosy|sepsis|cellulitis)/i,
    );
  });

  it('is nothing for a treatment or topic that does not exist', () => {
    expect(['nothing', 'after/hair/nothing', 'after/constructor/x'].map((slug) => topicAt(slug, titleAfter))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a wrong file is refused with field and fix', () => {
  it.each([
    ['a kind of visit the clinic does not have', /visit: hair-consultation/, 'visit: tea', /no kind of visit/],
    ['an address twice', /slug: spot/, 'slug: rash', /stands twice/],
    ['an address with capitals', /slug: spot/, 'slug: Spot', /lower-case/],
  ])('%s', (_, from, to, message) => {
    const parse = () => parseTriageText(source.replace(from, to), visits);
    expect(parse).toThrow(ContentError);
    expect(parse).toThrow(message);
  });
});
