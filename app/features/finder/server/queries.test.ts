import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '#app/platform/content/yaml-text.ts';
import { find, type Finding } from '../domain/find.ts';
import type { AnswerKind } from '../domain/finder-text.ts';
import { finderIndex } from './finder-index.ts';
import { startingPosts } from './fixtures.ts';

interface Query {
  readonly q: string;
  readonly wanted: readonly Readonly<Record<string, string>>[];
  readonly never?: readonly Readonly<Record<string, string>>[];
}

interface Table {
  readonly answers: Readonly<Record<string, string>>;
  readonly queries: readonly Query[];
}

const SEEN_AT_ONCE = 3;
const LEAST_USEFUL = 0.95;

/** An answer of these has to be the very first result where the table asks for it first. */
const PRESSING = ['urgent', 'crisis', 'nail-line', 'tell-the-doctor'];

const source = readFileSync(join(import.meta.dirname, '../queries.yml'), 'utf8');
const { answers: labels, queries } = parseYaml('queries.yml', source) as Table;

const index = finderIndex(startingPosts);

const LABELS: Readonly<Record<AnswerKind, string>> = {
  crisis: 'crisis',
  emergency: 'urgent',
  warning: 'tell-the-doctor',
  clinic: '',
  complaint: 'consultation',
  elsewhere: '',
};

/** What the table calls an answer: by its id, the beginning of its id, or else its kind. */
function labelOf({ id, kind }: Finding['answers'][number]): string {
  const named = Object.keys(labels).filter((label) => id === label || id.startsWith(`${label}-`));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? LABELS[kind];
}

/** The first results, as the table writes them. */
function seen(q: string): string[] {
  const { answers, listed } = find(index, { q });
  const lines = listed.map((line) =>
    line.kind === 'post' ? `post: ${line.post.slug}` : `treatment: ${line.entry.path.replace('/services/', '')}`,
  );
  const all = [...answers.map((answer) => `answer: ${labelOf(answer)}`), ...lines];
  return all.length === 0 ? ['answer: none'] : all.slice(0, SEEN_AT_ONCE);
}

const written = (results: readonly Readonly<Record<string, string>>[] = []): string[] =>
  results.flatMap((result) => Object.entries(result).map(([kind, name]) => `${kind}: ${name}`));

function isUseful({ q, wanted }: Query): boolean {
  const results = seen(q);
  const names = written(wanted);
  const [first = ''] = names;
  if (PRESSING.some((label) => first === `answer: ${label}`)) {
    const [top = ''] = results;
    return top.startsWith('answer: ') && names.includes(top);
  }
  return results.some((result) => names.includes(result));
}

const told = ({ q, wanted }: Query) => `“${q}” shows ${seen(q).join(', ')}; wanted ${written(wanted).join(', ')}`;

describe('what people type into the finder', () => {
  it('is a table of at least 300 queries, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  });

  it('finds a useful answer among the first three for at least 95 in 100', () => {
    const missed = queries.filter((query) => !isUseful(query)).map(told);
    const isEnough = missed.length <= queries.length * (1 - LEAST_USEFUL);
    expect(isEnough ? [] : missed).toEqual([]);
  });

  it('finds nothing harmful among the first three', () => {
    const harmful = queries
      .filter(({ q, never }) => seen(q).some((result) => written(never).includes(result)))
      .map(told);
    expect(harmful).toEqual([]);
  });

  it('answers warning signs, emergencies and despair first of all', () => {
    const missed = queries
      .filter(({ wanted }) => PRESSING.some((label) => written(wanted)[0] === `answer: ${label}`))
      .filter((query) => !isUseful(query))
      .map(told);
    expect(missed).toEqual([]);
  });
});
