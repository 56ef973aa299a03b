import { COMMANDS, type CommandName } from './editor-commands.ts';

/** What stands between a slash and the cursor, when the slash begins a paragraph or a word of it. */
const SLASH = /(?:^|\s)\/([\p{L}\d ]{0,24})$/u;

export interface SlashMatch {
  readonly query: string;
  /** Characters from the slash to the cursor, the slash included. */
  readonly length: number;
}

/** The slash query that a text before the cursor ends with; undefined when there is none. */
export function slashQuery(textBefore: string): SlashMatch | undefined {
  const query = SLASH.exec(textBefore)?.[1];
  return query === undefined || query.endsWith('  ') ? undefined : { query, length: query.length + 1 };
}

/** Commands whose name or other words begin with the query, or hold a word that does; all of them for none. */
export function commandsFor(
  query: string,
  words: Readonly<Record<CommandName, { readonly label: string; readonly also: string }>>,
): CommandName[] {
  const wanted = query.trim().toLowerCase();
  return COMMANDS.filter((name) => {
    const { label, also } = words[name];
    return `${label} ${also}`
      .toLowerCase()
      .split(/[\s,]+/)
      .some((word, index, all) => all.slice(index).join(' ').startsWith(wanted) || word.startsWith(wanted));
  });
}
