import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, parse, walk, type CssNode, type Selector } from 'css-tree';
import type { Plugin } from 'vite';
import type { StylePart, Stylesheets } from '../../app/platform/web/page-styles.ts';

/** At-rules that hold rules which are used or not; `@font-face`, `@property` and the like are used whole. */
const GROUPS: readonly string[] = ['media', 'supports', 'container', 'layer'];

/**
 * What a document must have for a selector to match in it. What stands in the brackets of a pseudo-class is left out: the selector is
 * then taken to match more often than it does.
 */
function needsOf(selector: Selector): string[] {
  const needs = new Set<string>();
  walk(selector, function each(this: { readonly skip: symbol }, node: CssNode) {
    if (node.type === 'PseudoClassSelector') return this.skip;
    if (node.type === 'ClassSelector') needs.add(`.${node.name}`);
    if (node.type === 'TypeSelector' && node.name !== '*') needs.add(node.name);
    return undefined;
  });
  return [...needs];
}

function partOf(node: CssNode): StylePart {
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
    const selectors = [...node.prelude.children].filter((each) => each.type === 'Selector');
    return {
      selectors: selectors.map((each): [string, ...string[]] => [generate(each), ...needsOf(each)]),
      body: generate(node.block),
    };
  }
  if (node.type === 'Atrule' && node.block) {
    const prelude = node.prelude ? generate(node.prelude) : '';
    if (node.name === 'keyframes') return { keyframes: prelude, text: generate(node) };
    if (GROUPS.includes(node.name)) return { group: `@${node.name} ${prelude}`, parts: partsOf(node.block) };
  }
  return generate(node);
}

function partsOf({ children }: { readonly children: Iterable<CssNode> }): StylePart[] {
  return [...children].map(partOf);
}

/** A stylesheet taken apart, for {@link withOwnStyles}. Throws where it cannot be read. */
export function styleParts(css: string): StylePart[] {
  const sheet = parse(css, {
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
    onParseError: (error) => {
      throw error;
    },
  });
  if (sheet.type !== 'StyleSheet') throw new Error('not a stylesheet');
  return partsOf(sheet);
}

/**
 * Tells the server the stylesheets of the browser's build, taken apart, as `stylesheets` beside React Router's list of screens. They
 * are known by then, because the browser's code is built first.
 */
export function pageStyles(): Plugin {
  let written = 0;
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /virtual:react-router\/server-manifest/ },
      handler(code) {
        const folder = join(this.environment.config.root, 'build/client/assets');
        const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
        const sheets: Stylesheets = Object.fromEntries(
          files.map((file) => [`/assets/${file}`, styleParts(readFileSync(join(folder, file), 'utf8'))]),
        );
        written++;
        return `${code}\nexport const stylesheets = ${JSON.stringify(sheets)};`;
      },
    },
    buildEnd(error) {
      if (!error && written !== 1) this.error(`page-styles: expected one list of screens, found ${written}`);
    },
  };
}
