import { describe, expect, it } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { renderHtml } from './render-html.tsx';

const content = {
  language: 'hi',
  subject: 'Namuna & <Namuna>',
  heading: 'You are booked',
  greeting: 'Dear Asha "Namuna",',
  opening: 'It is on <Thursday> & early.',
  paragraphs: ['Please come\nby the side door.', 'Bring your creams.'],
  facts: [
    ['When', 'Thursday 26 November'],
    ['Where', '12 Placeholder Road'],
  ],
  action: { label: 'Move or cancel', url: 'https://clinic.example/a?b=1&c="2"' },
  closing: ['Times are Nagpur time.', 'Do not pass this mail on.'],
  signature: ['Jamun', 'Nagpur'],
} as const satisfies MailContent;

const unescaped = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What a person reads in the opened mail, a piece of text each. */
function shown(html: string): string[] {
  return html
    .slice(html.indexOf('<table'))
    .replaceAll(/<!--.*?-->/gs, '')
    .split(/<[^>]*>/)
    .filter((piece) => piece !== '')
    .map((piece) => piece.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof unescaped) => unescaped[name]));
}

/** What a list of mails shows beside the subject. */
const previewOf = (html: string): string => /<div style="display:none[^"]*">([^<]*)/.exec(html)?.[1] ?? '';

/** The heights of the lines of a mail's paragraphs. */
const heights = (page: string) => new Set(page.match(/(?<=<p style="[^"]*line-height:)\d+px/g));

describe('a mail as HTML', () => {
  const html = renderHtml(content);

  it('says what its plain text says, in the same order', () => {
    expect(shown(html)).toEqual([
      content.heading,
      content.greeting,
      content.opening,
      ...content.paragraphs,
      ...content.facts.flat(),
      content.action.label,
      ...content.closing,
      ...content.signature,
    ]);
  });

  it('has its subject as title, and its link', () => {
    expect(html).toContain('<title>Namuna &amp; &lt;Namuna&gt;</title>');
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://clinic.example/a?b=1&amp;c=&quot;2&quot;"']);
  });

  it('says its language and direction where mail programs in a browser keep them, too', () => {
    expect(html).toContain('<html dir="ltr" lang="hi">');
    expect(html.match(/<td dir="ltr" lang="hi"/g)).toHaveLength(1);
  });

  it('is laid out by tables that assistive technology passes over, and styled on each element', () => {
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1\.0 Transitional/);
    const tables = html.match(/<table\b[^>]*>/g) ?? [];
    expect(tables).toHaveLength(4);
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
    const unstyled = html.match(/<(?:h1|p|a|hr)(?![^>]* style="[^"]+")[^>]*>/g);
    expect(unstyled).toBeNull();
  });

  it('leaves room for the signs of Devanagari between its lines', () => {
    expect(heights(html)).toEqual(new Set(['27px', '24px']));
    expect(heights(renderHtml({ ...content, language: 'en' }))).toEqual(new Set(['24px', '20px', '21px']));
  });

  it('loads nothing when it is opened', () => {
    expect(html).not.toMatch(/<(?:style|link|script|img|base|iframe)\b|class=|url\(|@import/i);
  });

  it('keeps the lines of what a person wrote', () => {
    expect(html).toMatch(/<p style="[^"]*white-space:pre-line[^"]*">Please come\nby the side door\.<\/p>/);
  });

  it('gives Outlook on Windows the room around a button that it takes from no style', () => {
    expect(html).toContain('<span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18px" hidden>');
    expect(html).toMatch(/<span style="[^"]*mso-text-raise:9px[^"]*">Move or cancel<\/span>/);
  });

  it('shows nothing for what a mail has not', () => {
    const short = renderHtml({ ...content, greeting: null, paragraphs: [], facts: [], action: null, closing: [] });
    expect(shown(short)).toEqual([content.heading, content.opening, ...content.signature]);
    expect(short).not.toContain('<a ');
  });
});

describe('what a list of mails shows beside the subject', () => {
  it('is the opening, and then nothing that has ink', () => {
    expect(previewOf(renderHtml(content))).toBe('It is on &lt;Thursday&gt; &amp; early.');
    const [, behind = ''] = /early\.<div>([^<]*)<\/div><\/div>/.exec(renderHtml(content)) ?? [];
    expect(behind.length).toBeGreaterThan(800);
    expect(behind).toMatch(/^(?:\u00a0|\u200c|\u200b|\u200d|\ufeff)*$/);
  });

  it('is the first 200 characters of a long opening', () => {
    const opening = 'word '.repeat(100);
    expect(previewOf(renderHtml({ ...content, opening }))).toBe(opening.slice(0, 200));
  });
});
