import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent, ContentError } from './content-error.ts';
import { parseYaml } from './yaml-text.ts';

const schema = z.strictObject({
  name: z.string().min(1),
  about: z.string().min(50).max(160),
  rupees: z.int(),
  on: z.iso.date(),
  mail: z.email(),
  unit: z.enum(['days', 'weeks']),
  points: z.array(z.string()).length(2),
  own: z.string().refine(() => false, 'says it in its own words'),
});

test('what is wrong is told in words for somebody who writes texts', () => {
  const data = {
    name: '',
    about: 'Short.',
    on: '27/11/2026',
    mail: 'desk',
    unit: 'years',
    points: ['one'],
    own: 'x',
    odd: 1,
  };
  const told = (): string[] => {
    try {
      checkContent('clinic.yml', schema, data);
    } catch (error) {
      if (error instanceof ContentError) return error.problems.map(({ field, fix }) => `${field}: ${fix}`);
      throw error;
    }
    return [];
  };
  expect(told()).toEqual([
    'name: must not be empty',
    'about: must have at least 50 characters',
    'rupees: is missing; write a number, such as 1500',
    'on: must be a day, such as 2026-11-27',
    'mail: must be an e-mail address, such as desk@clinic.example',
    'unit: must be one of: days, weeks',
    'points: must have at least 2 items',
    'own: says it in its own words',
    'the whole file: there is no field called "odd"; check the spelling or delete the line',
  ]);
});

test('an alias of nothing in YAML is told, and not thrown as an error of the program', () => {
  expect(() => parseYaml('clinic.yml', 'name: *bold*')).toThrow(ContentError);
  expect(() => parseYaml('clinic.yml', 'name: *bold*')).toThrow('begins with an asterisk');
});
