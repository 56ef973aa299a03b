import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

const app = import.meta.dirname;

/**
 * Forms of the desk into which something is typed and which keep no draft, by the file they stand in, each with its reason.
 * Every other one has `<Draft>` inside.
 */
const WITHOUT_DRAFT: Readonly<Record<string, readonly string[]>> = {
  'features/audit/ui/audit-screen.tsx': ['searches', 'searches for an address', 'searches for a person'],
  'features/blog/routes/staff/media-film.tsx': ['sends a film'],
  'features/blog/routes/staff/media-item.tsx': ['sends a picture', 'a line beside a picture, sent with its document'],
  'features/blog/routes/staff/media-route.tsx': ['sends pictures', 'searches'],
  'features/blog/routes/staff/posts-route.tsx': ['searches'],
  'features/blog/ui/desk/consent-pane.tsx': ['one day, from a paper that lies there'],
  'features/blog/ui/desk/post-screen.tsx': ['saves itself as a post'],
  'features/diary/ui/appointment/move-visit.tsx': ['a day and a time, which the next booking may take'],
  'features/diary/ui/diary/change-bar.tsx': ['one short reason, asked and given in a breath'],
  'features/diary/ui/diary/go-to-date.tsx': ['goes to a day'],
  'features/diary/ui/today/came-in-panes.tsx': ['buttons'],
  'features/diary/ui/today/status-button.tsx': ['a button'],
  'features/diary/ui/today/today-panes.tsx': ['buttons'],
  'features/clinical-notes/ui/note-form.tsx': ['saves itself as a note'],
  'features/site-editor/ui/launch-screen.tsx': ['a tick, with the button that it is for', 'a button'],
  'features/reports/ui/figures-screen.tsx': ['chooses days'],
  'features/patients/routes/import-list.tsx': ['sends a file'],
  'features/patients/routes/import-preview.tsx': ['chooses, beside what came in a file'],
  'features/patients/routes/merge-patients-route.tsx': ['chooses', 'searches'],
  'features/patients/routes/patients.tsx': ['searches'],
  'features/patients/ui/patient-finder.tsx': ['searches'],
  'features/privacy/routes/person.tsx': ['a tick to be sure'],
  'features/privacy/routes/privacy.tsx': ['searches'],
  'features/site-editor/routes/newer.tsx': ['ticks, beside what came with the program'],
  'features/site-editor/routes/new-treatment.tsx': ['a name and two choices, which a refusal keeps'],
  'features/site-editor/routes/site.tsx': ['searches'],
  'features/site-editor/ui/document-screen.tsx': ['saves itself as a text of the site'],
  'features/staff/ui/confirm-form.tsx': ['a password is never kept'],
  'features/staff/ui/own-authenticator-form.tsx': ['a code is never kept'],
  'features/staff/ui/own-password-form.tsx': ['a password is never kept'],
  'features/staff/ui/sign-in-again-dialog.tsx': ['a password is never kept'],
};

/** What a form may hold without anything being typed into it. */
const HARMLESS = new Set([
  'DeskButton',
  'Button',
  'DeskActions',
  'DeskFields',
  'Select',
  'RadioGroup',
  'Notice',
  'Icon',
  'Link',
  'Draft',
  'DraftSent',
]);
const QUIET_INPUT = /type="(?:hidden|checkbox|radio)"/;

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children }) => [join(app, file), ...filesOf(children ?? [])]);
}

/** The components that the desk's screens are made of. */
function componentsOf(start: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !file.endsWith('.tsx')) continue;
    found.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+\.tsx)'/g)) {
      const next = from.startsWith('#app/') ? join(app, from.slice(5)) : resolve(dirname(file), from);
      if (existsSync(next)) waiting.push(next);
    }
  }
  return found;
}

/** The forms in the text of a component, each with all it holds. */
function formsIn(text: string): string[] {
  return [...text.matchAll(/<(Form|form|fetcher\.Form)\b/g)].map(({ index, 1: tag = '' }) =>
    text.slice(index, text.indexOf(`</${tag}>`, index)),
  );
}

/** Whether something may be typed into a form, as far as its own text tells. */
function isTypedInto(form: string): boolean {
  const components = [...form.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  const inputs = [...form.matchAll(/<input\b[\s\S]*?\/>/g)].map(([input]) => input);
  return (
    components.slice(form.startsWith('<Form') ? 1 : 0).some((name) => !HARMLESS.has(name)) ||
    inputs.some((input) => !QUIET_INPUT.test(input)) ||
    /<textarea|children\(|\{children\}/.test(form)
  );
}

const desk = routes.filter(({ path }) => path === 'admin-dashboard');
const forms = [...componentsOf(filesOf(desk))].flatMap((path) =>
  formsIn(readFileSync(path, 'utf8')).map((form) => ({ file: relative(app, path), form })),
);
const typed = forms.filter(({ form }) => isTypedInto(form));
const keeping = typed.filter(({ form }) => /<Draft(?:Sent)? name=/.test(form));
const files = [...new Set(typed.map(({ file }) => file))].toSorted();

describe('the forms of the desk into which something is typed', () => {
  it('are found', () => {
    expect(forms.length).toBeGreaterThan(60);
    expect(keeping.length).toBeGreaterThan(20);
  });

  it.each(files)('keep what is typed, or are on the list of those that need not: %s', (file) => {
    const without = typed.filter((each) => each.file === file && !keeping.includes(each));
    expect(without.length).toBeLessThanOrEqual(WITHOUT_DRAFT[file]?.length ?? 0);
  });
});
