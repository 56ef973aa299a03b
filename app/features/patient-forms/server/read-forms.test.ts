import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentError } from '#app/platform/content/content-error.ts';
import { askedQuestions } from '../domain/conditions.ts';
import { today } from '../fixtures.ts';
import { questionOf, questionsOf } from '../domain/form-definition.ts';
import { choosable } from '../domain/question.ts';
import { currentForm, forms, parseForms } from './read-forms.ts';

const HAIR = 'forms/hair.v1.yml';
const SHARED = 'forms/shared.v1.yml';
const sources = new Map([HAIR, SHARED].map((file) => [file, readFileSync(`content/${file}`, 'utf8')]));

/** What is said after one change in one file, which must really have changed it. */
function said(file: string, from: string | RegExp, to: string): readonly string[] {
  const text = sources.get(file) ?? '';
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  try {
    parseForms(new Map(sources).set(file, changed));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

const asked = (kind: 'hair' | 'skin', dateOfBirth: string): string[] =>
  askedQuestions(currentForm(kind), { 'date-of-birth': dateOfBirth }, today).map(({ id }) => id);

/** What a version asks under another id from then on, by the id of before. */
const renamed: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  // A child's form has one number, which is the guardian's.
  3: { 'guardian-phone': 'phone' },
  4: { 'consent-teaching': 'consent-teaching-place' },
};
/** Where some options of a question stand from then on. */
const movedTo: Readonly<Record<number, Readonly<Record<string, string>>>> = { 4: { 'recent-months': 'hair-care' } };

describe('the forms of the project', () => {
  test('are read with their versions, and the current one is the highest', () => {
    expect([...forms().keys()]).toEqual(
      expect.arrayContaining([1, 2, 3, 4].flatMap((version) => [`hair.v${version}`, `skin.v${version}`])),
    );
    expect(currentForm('hair')).toMatchObject({ form: 'hair', version: 4, title: 'Hair form' });
  });

  test('keep an earlier version as it was, for those who filled it in', () => {
    const [first, second] = ['hair.v1', 'hair.v2'].map((name) => questionOf(forms().get(name)!, 'infections'));
    expect(first?.whyWeAsk).toMatch(/^For the safety of instruments/);
    expect(second?.whyWeAsk).toMatch(/^Some medicines/);
    expect(questionOf(forms().get('hair.v1')!, 'takes-methotrexate')).toBeUndefined();
  });

  test('never give an id of an earlier version another kind of answer', () => {
    for (const kind of ['hair', 'skin']) {
      const versions = [1, 2, 3, 4].map((version) => forms().get(`${kind}.v${version}`)!);
      for (const [first, second] of versions.slice(1).map((later, index) => [versions[index]!, later] as const)) {
        for (const before of questionsOf(first)) {
          const { [before.id]: name = before.id } = renamed[second.version] ?? {};
          const after = questionOf(second, name);
          expect(after?.kind).toBe(before.kind);
          expect(questionOf(second, before.id)).toBe(name === before.id ? after : undefined);
          const other = questionOf(second, movedTo[second.version]?.[before.id] ?? name);
          const ids = [after, other].flatMap((each) => (each ? choosable(each).map(({ id }) => id) : []));
          expect(ids).toEqual(expect.arrayContaining(choosable(before).map(({ id }) => id)));
        }
      }
    }
  });

  test('let nobody under 18 fill in their own form, ask who answers once, and ask a child nothing meant for adults', () => {
    const adults = ['filled-in-by', 'smoking', 'alcohol'];
    for (const [kind, ofAdults] of [
      ['hair', adults],
      ['skin', [...adults, 'had-injections']],
    ] as const) {
      const child = asked(kind, '2023-05-01');
      expect(child.filter((id) => ofAdults.includes(id) || id.startsWith('filler-'))).toEqual([]);
      expect(child.filter((id) => id.startsWith('guardian-'))).toEqual([
        'guardian-name',
        'guardian-relation',
        'guardian-consent',
      ]);
      const adult = asked(kind, '1990-05-01');
      expect(adult).toEqual(expect.arrayContaining([...ofAdults]));
      expect(adult.filter((id) => id.startsWith('guardian-'))).toEqual([]);
    }
  });

  test('have what they share in the words of the shared file', () => {
    const [you] = currentForm('skin').sections;
    expect(you).toEqual(currentForm('hair').sections[0]);
    expect(you?.questions[0]).toMatchObject({ id: 'full-name', kind: 'text', format: 'name', required: true });
  });
});

const place = 'content/forms/hair.v1.yml: sections > "concern" > questions > "hair-onset"';
const slowly = '          - { id: slowly, text: Slowly }';

describe('a mistake is told with file, section, question and fix', () => {
  test.each<[string, string, string | RegExp, string, string]>([
    [
      'photos in another section',
      HAIR,
      '  - slug: photos\n',
      '  - slug: pictures\n',
      'content/forms/hair.v1.yml: sections > "pictures" > questions: asks for photos; ask for them in a section called "photos"',
    ],
    [
      'a question without words',
      HAIR,
      '        text: How did it begin?\n',
      '',
      `${place} > text: is missing; write a text`,
    ],
    [
      'a word no field is called',
      HAIR,
      '        text: How did it begin?',
      '        txet: How did it begin?\n        text: How did it begin?',
      `${place}: there is no field called "txet"; check the spelling or delete the line`,
    ],
    [
      'a kind there is not',
      HAIR,
      '        kind: choice\n        text: How did it begin?',
      '        kind: radio\n        text: How did it begin?',
      `${place} > kind: must be one of text, number, date, yes-no, choice, choices, picture-choice, scale, body-map, photos, entries, consent, score`,
    ],
    ['one option alone', HAIR, `${slowly}\n`, '', `${place} > options: needs at least two options`],
    [
      'an id with a space',
      HAIR,
      'id: slowly',
      'id: Very slowly',
      `${place} > options > "Very slowly" > id: must be lower-case words and numbers joined by dashes, such as cold-sores`,
    ],
    [
      'an option twice',
      HAIR,
      slowly,
      `${slowly}\n${slowly}`,
      `${place}: holds "slowly" twice; give each an id of its own`,
    ],
    [
      'a drawing left out',
      HAIR,
      ', picture: ludwig-i }',
      ' }',
      'content/forms/hair.v1.yml: sections > "parting" > questions > "ludwig" > options > "i" > picture: is missing; write a text',
    ],
    [
      'a condition on a question that is not asked before',
      HAIR,
      'question: hair-thins, is: parting',
      'question: hair-goals, is: crown',
      'content/forms/hair.v1.yml: sections > "parting" > enableWhen > item 1: names "hair-goals", which is no question asked before; check the spelling',
    ],
    [
      'a condition on an answer there is not',
      HAIR,
      'question: hair-thins, is: parting',
      'question: hair-thins, is: middle',
      'content/forms/hair.v1.yml: sections > "parting" > enableWhen > item 1: "hair-thins" has no answer "middle"; use one of nowhere, front-crown, parting, patches, sides-back',
    ],
    [
      'a condition that compares nothing',
      HAIR,
      'question: hair-thins, is: parting',
      'question: hair-thins',
      'content/forms/hair.v1.yml: sections > "parting" > enableWhen > item 1: must hold "question" and one of is, atLeast, atMost, ageAtLeast, ageBelow, withinMonths, answered, unknown',
    ],
    [
      'an age of something that is no date, in the shared file',
      SHARED,
      'question: date-of-birth, ageAtLeast: 12',
      'question: sex, ageAtLeast: 12',
      'content/forms/shared.v1.yml: sections > "pregnancy" > enableWhen > item 2: ages and months compare dates, and "sex" is choice',
    ],
    [
      'a part the shared file does not have',
      HAIR,
      'use: shared.v1/hopes',
      'use: shared.v1/wishes',
      'content/forms/hair.v1.yml: sections > "goals": uses "shared.v1/wishes", but forms/shared.v1.yml has hopes, event under questions',
    ],
    [
      'a section twice',
      HAIR,
      '  - use: shared.v1/habits',
      '  - use: shared.v1/allergies',
      'content/forms/hair.v1.yml: sections: holds "allergies" twice; one address, one section',
    ],
    [
      'consent to teaching made a condition of care',
      SHARED,
      'purpose: teaching',
      'purpose: teaching\n        required: true',
      'content/forms/shared.v1.yml: sections > "consent" > questions > "consent-teaching": only consent to care, and that of a guardian, may be required, and must be',
    ],
    [
      'an urgent flag without words for the patient',
      HAIR,
      'text: Pimples or pus on the scalp\n    level: doctor',
      'text: Pimples or pus on the scalp\n    level: urgent',
      'content/forms/hair.v1.yml: flags > "scalp-infection" > callNow: is what the patient reads when a flag is urgent: write it there, and nowhere else',
    ],
    [
      'a form in the file of another',
      HAIR,
      'version: 1',
      'version: 2',
      'content/forms/hair.v1.yml: form: the file must be called forms/hair.v2.yml',
    ],
  ])('%s', (_, file, from, to, sentence) => {
    expect(said(file, from, to)).toContain(sentence);
  });

  test('YAML that cannot be read, with its line', () => {
    expect(said(HAIR, 'title: Hair form', 'title: Hair: form')).toEqual([
      expect.stringMatching(/^content\/forms\/hair\.v1\.yml: line 4: .*Put quotes round/),
    ]);
  });

  test('a file that is no form', () => {
    expect(() => parseForms(new Map([['forms/Hair.yml', 'form: hair']]))).toThrow(
      'content/forms/Hair.yml: the file name: must be forms/hair.v1.yml, forms/skin.v1.yml or forms/shared.v1.yml',
    );
  });
});
