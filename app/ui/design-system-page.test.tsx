import { globSync } from 'node:fs';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DesignSystemPage } from './design-system-page.tsx';
import { htmlAt } from './layout/test-render.tsx';
import { specimens } from './specimens.ts';

const render = (node: ReactNode): string => htmlAt('/design-system', node);

const html = render(<DesignSystemPage />);
const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('the design system', () => {
  it('shows every folder with components', () => {
    const shown = new Set(globSync('*/*.tsx', { cwd: import.meta.dirname }).map((file) => file.split('/')[0] ?? ''));
    expect(specimens.map((specimen) => specimen.folder).toSorted()).toEqual([...shown].toSorted());
  });

  it('uses no style attribute, which the content security policy forbids', () => {
    expect(html).not.toMatch(/ style="/);
  });

  it('uses every id once', () => {
    const ids = idsOf(html);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(specimens)('$name', ({ examples }) => {
  it.each(examples)('$title: refers only to what it has', ({ node }) => {
    const markup = render(node);
    const ids = new Set(idsOf(markup));
    for (const attribute of ['aria-describedby', 'aria-labelledby', 'for']) {
      for (const [, value = ''] of markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))) {
        expect(value.split(' ').filter((id) => !ids.has(id))).toEqual([]);
      }
    }
  });

  it.each(examples)('$title: names every control and every link', ({ node }) => {
    const markup = render(node);
    for (const [, attributes = '', content = ''] of markup.matchAll(/<(?:a|button)\b([^>]*)>(.*?)<\/(?:a|button)>/gs)) {
      expect(/aria-label=/.test(attributes) || content.replace(/<[^>]*>/g, '').trim() !== '').toBe(true);
    }
    for (const [input] of markup.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
      if (input.includes(' type="hidden"')) continue;
      const id = / id="([^"]+)"/.exec(input)?.[1];
      const insideLabel = new RegExp(`<label[^>]*>${input.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(markup);
      expect(insideLabel || markup.includes(`for="${id}"`)).toBe(true);
    }
  });
});
