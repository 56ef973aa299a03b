import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readLegalText } from '../server/legal-text.ts';
import { LegalScreen } from './legal-screen.tsx';

const { description, ...text } = readLegalText('privacy-policy');
const other = { title: 'Terms & Conditions', path: '/terms-and-conditions' };
const html = renderToStaticMarkup(<LegalScreen {...text} subtitle={description} other={other} />);
const sections = html.match(/<details.*?<\/details>/gs) ?? [];

describe('a legal page', () => {
  it('has one section for each title, closed, and none that closes another', () => {
    expect(sections.map((section) => /<h2>(.*?)<\/h2>/.exec(section)?.[1])).toEqual(
      text.sections.map(({ title }) => title),
    );
    expect(sections.filter((section) => /^<details[^>]*\s(?:open|name)\b/.test(section))).toEqual([]);
  });

  it('has the place a link leads to inside its section, so that the browser opens it', () => {
    for (const [index, { id }] of text.sections.entries()) {
      expect(sections[index]?.split('</summary>')[1]).toContain(`id="${id}"`);
    }
  });

  it('says which version it is and since when it holds', () => {
    expect(html).toContain(`<time dateTime="${text.effectiveOn.iso}">${text.effectiveOn.words}</time>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
