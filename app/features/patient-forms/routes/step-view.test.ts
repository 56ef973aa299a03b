import { expect, test } from 'vitest';
import { FORM_PICTURES } from '#app/plates/forms/form-pictures.ts';
import { questionsOf } from '../domain/form-definition.ts';
import { reservedSlugs } from '../domain/draft.ts';
import { forms } from '../server/read-forms.ts';
import { mapDrawings } from './step-view.ts';

const all = [...forms().values()];

/** Marked in the list alone: nothing of the figure can be touched for them. */
const notDrawn = ['nails'];

test('every drawing that a form names exists', () => {
  const named = all.flatMap((form) =>
    questionsOf(form).flatMap((question) => {
      if (question.kind === 'picture-choice') return question.options.map(({ picture }) => picture);
      return question.kind === 'photos' ? question.views.flatMap(({ picture }) => picture ?? []) : [];
    }),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !(name in FORM_PICTURES))).toEqual([]);
});

test('every place that a form asks for is drawn on its map, and every part of a map is asked for', () => {
  const maps = all.flatMap(questionsOf).filter((question) => question.kind === 'body-map');
  expect(new Set(maps.map(({ map }) => map))).toEqual(new Set(['body', 'face', 'scalp']));
  for (const { map, regions } of maps) {
    const drawn = mapDrawings[map]?.regions.map(({ id }) => id) ?? [];
    const asked = regions.map(({ id }) => id);
    expect(asked.filter((id) => !drawn.includes(id) && !notDrawn.includes(id))).toEqual([]);
    expect(drawn.filter((id) => !asked.includes(id))).toEqual([]);
  }
});

test('no section has an address that means something else', () => {
  const slugs = all.flatMap(({ sections }) => sections.map(({ slug }) => slug));
  expect(slugs.filter((slug) => reservedSlugs.has(slug))).toEqual([]);
});
