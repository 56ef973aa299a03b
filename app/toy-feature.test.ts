import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A feature nobody has written: its whole folder. */
const TOYS: Record<string, string> = {
  'feature.ts': `
    import type { Feature } from '#app/lib/feature.ts';
    import type { Permission } from '#app/features/staff/domain/permissions.ts';

    declare module '#app/lib/feature.ts' {
      interface LiveTopics {
        toys: true;
      }
    }

    export const toysFeature: Feature<Permission> = {
      name: 'toys',
      screens: [
        { path: 'toys', file: 'toys.tsx', page: 'kept' },
        { path: 'toys/find', file: 'find-toy.tsx', page: 'live' },
        { path: 'toys/lent/:token', file: 'lent-toy.tsx' },
      ],
      desk: [
        { path: 'toys', file: 'staff/toys.tsx', needs: 'posts.write', place: { among: 'more', order: 35, label: { en: 'Toys' } } },
        { path: 'toys/:toy', file: 'staff/toy.tsx', needs: 'figures.see' },
      ],
      uploads: [
        { path: /^\\/admin-dashboard\\/toys\\/\\d+$/i, type: 'multipart/form-data', bytes: 1000000, seconds: 600, tooMuch: 'A smaller toy.' },
      ],
      sections: ['/toys/'],
      costlyReads: ['/toys/find'],
      topics: { toys: 'figures.see' },
    };`,
  'server/mend-toys.ts': `
    import type { BackgroundWork } from '#app/platform/background-work.ts';
    import type { Database } from '#app/platform/database/database.ts';
    import { defineQueue } from '#app/platform/jobs.ts';

    const mendQueue = defineQueue<{ toy: number }>('mend-toys');

    export const toysWork: BackgroundWork<{ readonly app: { readonly database: Pick<Database, 'jobs'> } }> = {
      queues: [mendQueue],
      start: ({ app }) => app.database.jobs.work(mendQueue, () => Promise.resolve()),
    };`,
};

/** What the rest of the application makes of it, asked in the copy, where its own lists are in force. */
const QUESTIONS = `
  import { features } from './app/features.ts';
  import { deskRoutes, mayReach } from './app/features/staff/domain/desk-routes.ts';
  import { mayHear } from './app/features/staff/domain/live-topics.ts';
  import { backgroundWork } from './app/main/background-work.ts';
  import { navScreens } from './app/main/desk-bar.ts';
  import { addressesOf, uploadsOf } from './app/main/feature-addresses.ts';
  import { COSTLY_SECTIONS, LIVE_SECTIONS, siteAddresses, staticAddresses } from './app/main/static-addresses.ts';
  import { pathRedaction } from './app/platform/web/redact-path.ts';
  import { refuseRequest } from './app/platform/web/refuse-request.ts';
  import routes from './app/routes.ts';

  const editor = { role: 'editor', practitionerId: null };
  const owner = { role: 'owner', practitionerId: null };
  const flat = (entries) => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  const about = (list) => list.filter((each) => each.includes('toys'));
  const sent = (bytes) => refuseRequest(
    { method: 'POST', headers: { 'content-type': 'multipart/form-data', 'content-length': String(bytes) } },
    '/admin-dashboard/toys/7',
    uploadsOf(features),
  );
  const worked = [];
  const jobs = { work: (queue) => Promise.resolve(worked.push(queue.name)) };
  const toysWork = backgroundWork.filter(({ queues }) => queues.some(({ name }) => name === 'mend-toys'));
  for (const { start } of toysWork) await start({ app: { database: { jobs } } });
  const refused = sent(1000001);
  console.log(JSON.stringify({
    files: flat(routes).filter(({ file }) => file.includes('toys')).map(({ path, file }) => path + ' ' + file),
    desk: deskRoutes.filter(({ path }) => path.startsWith('toys')).map((route) => [route.path, mayReach(owner, route), mayReach(editor, route)]),
    bar: navScreens(features).more.map(({ place }) => place.label.en),
    heard: [mayHear(owner, 'toys'), mayHear(editor, 'toys')],
    log: pathRedaction(addressesOf(features))('/toys/lent/bear'),
    upload: [sent(1000000)?.status ?? 'taken', refused?.status, await refused?.text()],
    kept: about(staticAddresses()),
    pages: about(siteAddresses().addresses),
    sections: about(LIVE_SECTIONS),
    costly: about(COSTLY_SECTIONS),
    worked,
  }));`;

describe('a new feature', () => {
  const root = resolve(import.meta.dirname, '..');
  const copy = mkdtempSync(join(tmpdir(), 'jamun-toys-'));
  const edited: string[] = [];

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }

  /** Adds an import and an entry to the list of a file outside the feature's folder. */
  function addToList(file: string, list: string, name: string, from: string): void {
    const before = readFileSync(join(copy, file), 'utf8');
    const after = before.replace(new RegExp(`(const ${list}: .*\\[\\n)`), `$1  ${name},\n`);
    expect(after).not.toBe(before);
    write(file, `import { ${name} } from '${from}';\n${after}`);
    edited.push(file);
  }

  async function answers(): Promise<unknown> {
    write('questions.ts', QUESTIONS);
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', 'questions.ts'], { cwd: copy });
    return JSON.parse(stdout);
  }

  beforeAll(() => {
    const isTest = /\.test\.tsx?$/;
    cpSync(join(root, 'app'), join(copy, 'app'), { recursive: true, filter: (file) => !isTest.test(file) });
    cpSync(join(root, 'package.json'), join(copy, 'package.json'));
    for (const folder of ['content', 'db', 'node_modules']) symlinkSync(join(root, folder), join(copy, folder));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('takes effect everywhere with two files changed outside its folder', { timeout: 240_000 }, async () => {
    for (const [file, text] of Object.entries(TOYS)) write(`app/features/toys/${file}`, text);
    addToList('app/features.ts', 'features', 'toysFeature', './features/toys/feature.ts');
    addToList('app/main/background-work.ts', 'backgroundWork', 'toysWork', '#app/features/toys/server/mend-toys.ts');
    expect(edited).toHaveLength(2);
    expect(await answers()).toEqual({
      files: [
        'toys features/toys/routes/toys.tsx',
        'toys/find features/toys/routes/find-toy.tsx',
        'toys/lent/:token features/toys/routes/lent-toy.tsx',
        'toys features/toys/routes/staff/toys.tsx',
        'toys/:toy features/toys/routes/staff/toy.tsx',
      ],
      // Who may: the owner, the editor.
      desk: [
        ['toys', true, true],
        ['toys/:toy', true, false],
      ],
      bar: [
        'Figures',
        'Calendar feeds',
        'Blog',
        'Make it yours',
        'Website',
        'Toys',
        'Settings',
        'Team',
        'Privacy',
        'Audit',
      ],
      heard: [true, false],
      log: '/toys/lent/:token',
      upload: ['taken', 413, 'A smaller toy.\n'],
      kept: ['/toys'],
      pages: ['/toys', '/toys/find'],
      sections: ['/toys/'],
      costly: ['/toys/find'],
      worked: ['mend-toys'],
    });
  });
});
