import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string; readonly todo: string };
    }[];
  }[];
}

const rules = (parse(readFileSync('ops/watching/alerts.yml', 'utf8')) as Alerts).groups.flatMap((group) => group.rules);
const runBook = readFileSync('ops/RUNBOOK.md', 'utf8');

it('watches figures that the site has', () => {
  const sources = ['app/main/serve.ts', 'app/platform/web/operations.ts'].map((file) => readFileSync(file, 'utf8'));
  const figures = [...sources.join('').matchAll(/name: '([a-z_]+)'/g)].map(([, name = '']) => name);
  expect(figures).toContain('sign_ins_refused_last_hour');
  const watched = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/([a-z_]+)\{job="jamun"/g)].map(([, name = '']) => name.replace(/_bucket$/, '')),
  );
  expect(watched.length).toBeGreaterThanOrEqual(rules.length);
  expect(watched.filter((name) => name !== 'up' && !figures.includes(name))).toEqual([]);
});

it.each(rules)('says what to do: $alert', ({ annotations: { summary, todo } }) => {
  expect(summary).toMatch(/\.$/);
  const parts = [...runBook.matchAll(/^## (.+)$/gm)].map(([, part = '']) => `RUNBOOK.md, "${part}"`);
  expect([...parts, 'Blog, the list of posts at the desk']).toContain(todo);
});
