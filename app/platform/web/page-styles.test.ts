import { describe, expect, it } from 'vitest';
import { styleParts } from '../../../scripts/vite/page-styles.ts';
import { withOwnStyles } from './page-styles.ts';

const page = (body: string, head = '<link rel="stylesheet" href="/assets/a.css#"/>') =>
  `<html><head><meta charset="utf-8"/>${head}<title>T</title></head><body>${body}</body></html>`;

/** The text of the style element of a page with this body, and these rules in its one stylesheet. */
function stylesOf(body: string, css: string): string {
  const html = withOwnStyles(page(body), () => styleParts(css), { nonce: null, fontsLater: false });
  return /<style[^>]*>([\s\S]*)<\/style>/.exec(html)?.[1] ?? 'none';
}

describe('the rules that a document uses', () => {
  it.each([
    ['a class that stands in it', '.a{color:red}', '.a{color:red}'],
    ['a class beside others', '.b{color:red}', '.b{color:red}'],
    ['a class that does not', '.z{color:red}', ''],
    ['two classes of which one is missing', '.a.z{color:red}.a .b{color:red}', '.a .b{color:red}'],
    ['an element that stands in it, one that does not', 'p{color:red}table{color:red}', 'p{color:red}'],
    ['one selector of two', '.z,.a>p{color:red}', '.a>p{color:red}'],
    [
      'states, and what a script or the reader may set',
      '.a:hover,.a[open]::before{color:red}',
      '.a:hover,.a[open]::before{color:red}',
    ],
    ['what may stand in a pseudo-class', '.a:not(.z),:is(.z,.a){color:red}', '.a:not(.z),:is(.z,.a){color:red}'],
    [
      'groups with something in them',
      '@media print{.a{color:red}.z{color:red}}@media print{.z{color:red}}',
      '@media print{.a{color:red}}',
    ],
    ['layers in their order', '@layer x,y;@layer y{.a{color:red}}', '@layer x,y;@layer y{.a{color:red}}'],
    ['fonts', '@font-face{font-family:F;src:url(/f.woff2)}', '@font-face{font-family:F;src:url(/f.woff2)}'],
    [
      'keyframes that are named',
      '@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:k 1s}',
      '.a{animation:k 1s}@keyframes k{to{top:0}}',
    ],
  ])('%s', (_what, css, expected) => {
    expect(stylesOf('<div class="a b"><p>Text</p></div>', css)).toBe(expected);
  });

  it('stand where the stylesheets were linked, which are named for the boot script', () => {
    const head =
      '<link nonce="" rel="stylesheet" href="/assets/a.css#"/><link nonce="" rel="stylesheet" href="/assets/b.css"/>';
    const html = withOwnStyles(
      page('<p>Text</p>', head),
      (at) => styleParts(at.endsWith('a.css') ? 'p{top:0}' : 'p{top:1px}'),
      { nonce: 'abc', fontsLater: false },
    );
    expect(html).toBe(
      page('<p>Text</p>', '<style nonce="abc" data-sheets="/assets/a.css# /assets/b.css">p{top:0}p{top:1px}</style>'),
    );
  });

  it('leave out the fonts that are fetched later, which count at once where there are no scripts', () => {
    const css = "@font-face{font-family:F;src:url(/f.woff2)}@font-face{font-family:D;src:local('Arial')}p{top:0}";
    const html = withOwnStyles(page('<p>Text</p>'), () => styleParts(css), { nonce: 'abc', fontsLater: true });
    expect(html).toContain(`data-sheets="/assets/a.css#">@font-face{font-family:D;src:local('Arial')}p{top:0}</style>`);
    expect(html).toContain(
      '<style nonce="abc" data-fonts="" media="(scripting: none)">@font-face{font-family:F;src:url(/f.woff2)}</style><script nonce="abc">',
    );
  });

  it('stay files where one of the stylesheets is not known', () => {
    const html = page('<p>Text</p>');
    expect(withOwnStyles(html, () => undefined, { nonce: null, fontsLater: true })).toBe(html);
  });
});
