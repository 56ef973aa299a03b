/**
 * A stylesheet taken apart by the build (`scripts/vite/page-styles.ts`), so that a document can be given those of its rules that it
 * uses. A text is used by every document. A rule is used where one of its selectors can match: where the document has all classes
 * (".name") and elements ("name") that the selector needs. A group, such as `@media`, is used where something in it is, and
 * keyframes where what was used before names them.
 */
export type StylePart =
  | string
  | { readonly selectors: readonly (readonly [selector: string, ...needs: string[]])[]; readonly body: string }
  | { readonly group: string; readonly parts: readonly StylePart[] }
  | { readonly keyframes: string; readonly text: string };

/** Stylesheets by their address. */
export type Stylesheets = Readonly<Record<string, readonly StylePart[]>>;

const LINK = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"#]*)#?"[^>]*>/g;
const CLASSES = / class="([^"]*)"/g;
const ELEMENTS = /<([a-z][a-z0-9]*)/g;

/** The classes, each after a dot, and the elements of a document. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(ELEMENTS)) names.add(element);
  for (const [, classes = ''] of html.matchAll(CLASSES)) for (const name of classes.split(' ')) names.add(`.${name}`);
  return names;
}

function used(parts: readonly StylePart[], names: ReadonlySet<string>): string {
  let text = '';
  const keyframes: { readonly keyframes: string; readonly text: string }[] = [];
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('keyframes' in part) keyframes.push(part);
    else if ('group' in part) {
      const inside = used(part.parts, names);
      if (inside !== '') text += `${part.group}{${inside}}`;
    } else {
      const matching = part.selectors.filter(([, ...needs]) => needs.every((need) => names.has(need)));
      if (matching.length > 0) text += matching.map(([selector]) => selector).join(',') + part.body;
    }
  }
  return text + keyframes.map((each) => (text.includes(each.keyframes) ? each.text : '')).join('');
}

/** A font that has to be fetched, not one of the device. */
function isFetchedFont(part: StylePart): part is string {
  return typeof part === 'string' && part.startsWith('@font-face') && part.includes('url(');
}

/** For somebody who comes from another page of this site, and so has the fonts: they count at once, and nothing is shown twice. */
const FONTS_AT_HAND =
  "if(document.referrer.startsWith(location.origin+'/'))document.querySelector('style[data-fonts]').media='all'";

/**
 * Puts the rules that a document uses into it, in the place of the links to its stylesheets: nothing but the document is then needed
 * to show it. The addresses stay with the style element, from where the boot script loads them before the scripts begin to change the
 * page. With `fontsLater` the fonts that have to be fetched are in an element of their own, which counts where there are no scripts;
 * the boot script lets it count once the page has been shown. A document that links to a stylesheet which is not among `sheets` is
 * left as it is.
 */
export function withOwnStyles(
  html: string,
  sheets: (address: string) => readonly StylePart[] | undefined,
  { nonce, fontsLater }: { readonly nonce: string | null; readonly fontsLater: boolean },
): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = [...head.matchAll(LINK)].map(([link, address = '']) => ({ link, address, parts: sheets(address) }));
  if (links.length === 0 || links.some(({ parts }) => parts === undefined)) return html;
  const names = namesIn(html);
  const all = links.flatMap(({ parts = [] }) => parts);
  const fonts = fontsLater ? all.filter(isFetchedFont) : [];
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  const own = links.map(({ parts = [] }) =>
    used(fontsLater ? parts.filter((part) => !isFetchedFont(part)) : parts, names),
  );
  const style =
    `<style${attribute} data-sheets="${links.map(({ link }) => /href="([^"]*)"/.exec(link)?.[1]).join(' ')}">${own.join('')}</style>` +
    (fonts.length === 0
      ? ''
      : `<style${attribute} data-fonts="" media="(scripting: none)">${fonts.join('')}</style><script${attribute}>${FONTS_AT_HAND}</script>`);
  const [first] = links;
  const rest = links.reduce((left, { link }) => left.replace(link, () => (link === first?.link ? style : '')), head);
  return rest + html.slice(end);
}
