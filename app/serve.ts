import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openApplication } from './application.ts';
import { isPageOfPosts, shownOfPosts } from './features/blog/domain/public-posts.ts';
import { countMissedPosts } from './features/blog/server/desk-posts.ts';
import { unsentPhotoBytes } from './features/intake/server/room-for-photos.ts';
import { wordsOfFirstStart } from './features/staff/server/setup-link.ts';
import { watchFacts } from './facts-watch.ts';
import { asScript } from './platform/command.ts';
import { CommandError } from './platform/control.ts';
import { clinic } from './platform/content/clinic.ts';
import {
  COSTLY_READS_PER_MINUTE,
  COSTLY_SECTIONS,
  LIVE_SECTIONS,
  siteAddresses,
  staticAddresses,
} from './static-addresses.ts';
import { createLiveHandler, framedSites, renderPage } from './rendering.ts';
import { builtFileOf, loadBuiltFiles } from './platform/web/built-files.ts';
import { knownPaths } from './platform/web/canonical-path.ts';
import { createHttpServer } from './platform/web/http-server.ts';
import type { MemoryFile } from './platform/web/memory-file.ts';
import { createOperations } from './platform/web/operations.ts';
import { pageDataAddress } from './platform/web/page-data.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';
import { securityHeaders } from './platform/web/security-headers.ts';
import { keptFile, StaticSite } from './platform/web/static-site.ts';
import { readSettings, requirePublicUrl, type Settings } from './platform/settings.ts';

const STOP_WITHIN_MS = 10_000;

/** Facts that our own build wrote. */
function readJson(file: string): PublicFacts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/render-site.ts of the same build
  return JSON.parse(readFileSync(file, 'utf8')) as PublicFacts;
}

function builtPages(folder: string): { files: Map<string, MemoryFile>; facts: PublicFacts } {
  const frames = framedSites();
  const files = new Map(
    staticAddresses()
      .flatMap((path) => [path, pageDataAddress(path)])
      .map((address) => {
        const file = join(folder, builtFileOf(address));
        const [body, br, gzip] = [readFileSync(file), readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
        return [address, keptFile(address, { body, br, gzip }, frames)];
      }),
  );
  return { files, facts: readJson(join(folder, 'facts.json')) };
}

/** Runs the built site until it is told to stop. Resolves once it listens; ends the process with a sentence if it can't. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  await asScript(() => open(readSettings(env)));
  if (process.exitCode !== undefined) process.exit();
}

async function listen(server: Server, { port, host }: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `Nothing can listen at ${host}:${port} (${error.code ?? error.message}). Is it in use? Set PORT or HOST.`;
      reject(new CommandError(sentence));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function open(settings: Settings): Promise<void> {
  requirePublicUrl(settings);
  const application = await openApplication(settings);
  const { app } = application;
  const files = loadBuiltFiles('build/client');
  const site = new StaticSite({
    paths: staticAddresses(),
    frames: framedSites(),
    render: (path, facts) => renderPage(path, facts, application.blog),
    posts: {
      has: (path, { posts }) => isPageOfPosts(path, posts),
      shown: (path, { posts }) => shownOfPosts(path, posts),
    },
    ...(existsSync('build/site/facts.json') ? { built: builtPages('build/site') } : {}),
  });
  const facts = await watchFacts({
    read: application.readFacts,
    changed: (now) => site.bringUpToDate(now),
    clock: app.clock,
    timeZone: clinic().timeZone,
    log: app.log,
  });
  application.onFactsChanged(() => void facts.recheck());

  const { addresses, aliases } = siteAddresses();
  const operations = createOperations(app, {
    isReady: () => application.isReady(),
    figures: [
      {
        name: 'blog_missed_posts',
        help: 'Posts that should have appeared by themselves and did not',
        read: () => countMissedPosts(application.blog),
      },
      {
        name: 'data_disk_free_ratio',
        help: 'Share of the disk of DATA_DIR that is free; under 0.1 patients can send no photos',
        read: () => app.files.freeShare(),
      },
      {
        name: 'form_photos_unsent_bytes',
        help: 'Bytes of photos on their way and of forms not yet sent; at 2 GiB no more are taken',
        read: () => unsentPhotoBytes({ db: app.database.db, files: app.files }),
      },
      {
        name: 'foreign_posts_refused',
        help: 'Posts refused since the start because a page of another site sent them',
        read: () => Promise.resolve(app.counts.foreignPosts),
      },
    ],
  });
  const server = createHttpServer({
    log: app.log,
    headers: securityHeaders(settings.publicUrl?.startsWith('https:') ?? false),
    trustedProxies: settings.trustedProxies,
    publicOrigin: settings.publicUrl === undefined ? undefined : new URL(settings.publicUrl).origin,
    knownPaths: knownPaths(addresses, aliases),
    liveSections: LIVE_SECTIONS,
    costlySections: COSTLY_SECTIONS,
    costlyReadsPerMinute: COSTLY_READS_PER_MINUTE,
    file: (path) => site.file(path) ?? files.get(path),
    operations: operations.answer,
    handle: createLiveHandler(application, facts.current),
    finished: operations.count,
  });

  const port = await listen(server, settings);
  const setupLink = await application.firstSetupLink();
  if (setupLink !== undefined) console.log(wordsOfFirstStart(setupLink, process.stdout.isTTY));
  if (settings.publicUrl === undefined)
    console.log(
      'This is a trial for this machine. For visitors, set NODE_ENV=production and PUBLIC_URL (ops/README.md).',
    );
  console.log(`Jamun is open at ${settings.publicUrl ?? `http://${settings.host}:${port}`}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await app.live.close();
    await closed;
    clearTimeout(cutOff);
    facts.close();
    await application.close();
  };
  const end = (): Promise<void> =>
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping went wrong; what was confirmed is kept');
        process.exit(1);
      },
    );
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!stopping) void end();
    });
}
