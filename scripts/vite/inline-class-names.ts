import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from (["'][^"']+\.module\.css["'])/gm;

/** Words that no variable can be called, so that a class of this name is in the default export alone. */
const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** Whether `name` is nothing but the object of reads such as `name.title`. */
function isReadByMember(code: string, name: string): boolean {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$])(?:\\.(\\w+))?`, 'g'))];
  return uses.every(([, member]) => member !== undefined && !RESERVED.has(member));
}

/** The code with `import * as name` for every CSS module whose classes it reads by name. */
export function withNamedClasses(code: string): string {
  return code.replace(IMPORT, (statement, name: string, file: string) =>
    isReadByMember(code.replace(statement, ''), name) ? `import * as ${name} from ${file}` : statement,
  );
}

/**
 * Writes the names of CSS classes into the browser's code where they are used. As properties of one object per CSS
 * module, the way they are imported, every name would be sent three times and unused ones as well: 1 kB on every page.
 * The module itself is kept, although nothing of it is left, because its styles go with it.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [/\/app\/.*\.tsx/, /\.module\.css$/] },
      handler(code, id) {
        if (id.endsWith('.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' };
        return { code: withNamedClasses(code), map: null };
      },
    },
  };
}
