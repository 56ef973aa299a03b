import { createConfig, lintFromString } from '@redocly/openapi-core';
import { validate } from 'csstree-validator';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** Rules of html-validate's recommended set that say nothing about whether a document is right. */
const NOT_ABOUT_CORRECTNESS = [
  // How React writes what HTML allows in either way: autoComplete, <br/>, hidden="", <!DOCTYPE html>.
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'void-style',
  // What HTML takes for granted and may also be written: <input> is text, a label is of the field within.
  'no-implicit-input-type',
  'no-redundant-for',
  // Where spaces stand at the end of a line, and which kind of space stands in a telephone number.
  'no-trailing-whitespace',
  'tel-non-breaking',
  // The roles of a table whose rows are stacked on a phone: browsers forget them with the display (app/ui/table).
  'no-redundant-role',
  // A wish for other elements (<select> for a list box). Whether roles are right is axe's matter, in every journey.
  'prefer-native-element',
  // Several fields of one name are one answer with several values, such as the sources of a post.
  'form-dup-name',
  // A matter of how much of it a list of results shows.
  'long-title',
];

/** What mail programs need in place of style sheets and of what replaced these attributes. */
const FOR_MAIL_PROGRAMS = [
  'doctype-html',
  'no-conditional-comment',
  'no-deprecated-attr',
  'no-inline-style',
  'presentation-role-style',
];

function validatorWithout(rules: readonly string[]): HtmlValidate {
  const config: ConfigData = {
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(rules.map((rule) => [rule, 'off'])),
      // HTML only forbids spaces in an id; React's begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
    },
  };
  return new HtmlValidate(new StaticConfigLoader(config));
}

const html = validatorWithout(NOT_ABOUT_CORRECTNESS);
const mail = validatorWithout([...NOT_ABOUT_CORRECTNESS, ...FOR_MAIL_PROGRAMS]);

const MOST_SHOWN = 160;

async function faultsOf(document: string, validator: HtmlValidate): Promise<string[]> {
  const { results } = await validator.validateString(document);
  const lines = document.split('\n');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const from = Math.max(0, column - 30);
      return `${ruleId}: ${message} in ${(lines[line - 1] ?? '').slice(from, from + MOST_SHOWN)}`;
    });
}

/** What is wrong with a document, one line a fault. Its styles are looked at as files (`cssFaults`), not again in each page. */
export const htmlFaults = (document: string): Promise<string[]> =>
  faultsOf(document.replace(/(<style[^>]*>)[^<]*(?=<\/style>)/, '$1'), html);

/** What is wrong with the HTML of a mail, one line a fault. */
export const mailFaults = (document: string): Promise<string[]> => faultsOf(document, mail);

/** Right, and newer than what the validator knows: margins of a printed page, and insets of a phone's screen. */
const NEWER_CSS = [/^Unknown at-rule descriptor `margin`$/, /^Invalid value .* env\(safe-area-inset-\w+\)$/];

/** What is wrong with a style sheet: syntax, properties and their values. */
export function cssFaults(sheet: string): string[] {
  return validate(sheet)
    .map(({ message, css = '' }) => (css === '' ? message : `${message} ${css}`))
    .filter((fault) => !NEWER_CSS.some((known) => known.test(fault)));
}

/** What is wrong with a description of an API, errors and warnings, by the rules that Redocly recommends. */
export async function openApiFaults(description: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: description, absoluteRef: '/openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location.map(({ pointer }) => pointer).join(' ')}`,
  );
}
