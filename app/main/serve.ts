import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openApplication } from './application.ts';
import { addressesOf, uploadsOf } from './feature-addresses.ts';
import { features } from '#app/features.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { doctorAt } from '#app/features/clinic-pages/domain/doctors.ts';
import { isPageOfPosts, shownOfPosts } from '#app/features/blog/domain/public-posts.ts';
import { countMissedPosts } from '#app/features/blog/server/desk-posts.ts';
import { unsentPhotoBytes } from '#app/features/patient-forms/server/room-for-photos.ts';
import { countSignInsRefused } from '#app/features/staff/server/sign-ins-refused.ts';
import { wordsOfFirstStart } from '#app/features/staff/server/setup-link.ts';
import { keepLiveAnswer, LIVE_ADDRESS, momentsOfBooking } from './live-answer.ts';
import { isReplacedByOwnIcon, ownIcon } from './own-icons.ts';
import { watchSiteState } from './site-state.ts';
import { asScript } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import {
  COSTLY_READS_PER_MINUTE,
  COSTLY_SECTIONS,
  LIVE_SECTIONS,
  siteAddresses,
  staticAddresses,
} from './static-addresses.ts';
import { createLiveHandler, framedSites, readPageData, renderPage } from './rendering.ts';
import { builtFileOf, loadBuiltFiles } from '#app/platform/web/built-files.ts';
import { knownPaths } from '#app/platform/web/canonical-path.ts';
import { closeServer } from '#app/platform/web/close-server.ts';
import { EditionOnDisk } from '#app/platform/web/edition-on-disk.ts';
import { createHttpServer } from '#app/platform/web/http-server.ts';
import type { MemoryFile } from '#app/platform/web/memory-file.ts';
import { createOperations } from '#app/platform/web/operations.ts';
import { pageDataAddress } from '#app/platform/web/page-data.ts';
import { pathRedaction } from '#app/platform/web/redact-path.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import { securityHeaders } from '#app/platform/web/security-headers.ts';
import { keptFile, PageCache } from '#app/platform/web/page-cache.ts';
import { readSettings, requirePublicUrl, type Settings } from '#app/platform/settings.ts';

const STOP_WITHIN_MS = 10_000;

/** The render inputs that our own build wrote. */
function readJson(file: string): RenderInputs {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/render-site.ts of the same build
  return JSON.parse(readFileSync(file, 'utf8')) as RenderInputs;
}

function builtPages(folder: string): { files: Map<string, MemoryFile>; inputs: RenderInputs } {
  const frames = framedSites();
  const files = new Map(
    staticAddresses()
      .flatMap((path) => [path, pageDataAddress(path)])
      .flatMap((address): [string, MemoryFile][] => {
        const file = join(folder, builtFileOf(address));
        // A page that only the clinic's own texts have, as after an upgrade that no longer ships it: rendered when it is asked for.
        if (!existsSync(file)) return [];
        const [body, br, gzip] = [readFileSync(file), readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
        return [[address, keptFile(address, { body, br, gzip }, frames)]];
      }),
  );
  return { files, inputs: readJson(join(folder, 'facts.json')) };
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
  const site = new PageCache({
    paths: staticAddresses(),
    frames: framedSites(),
    render: (path, inputs) => renderPage(path, inputs, application.blog),
    readData: (path, inputs) => readPageData(path, inputs, application.blog),
    added: {
      has: (path, { posts, practitioners }) =>
        isPageOfPosts(path, posts) ||
        doctorAt(path, practitioners) !== undefined ||
        // One that the clinic has added since.
        catalogue().treatments.has(path.replace('/services/', '')),
      shown: (path, { posts }) => shownOfPosts(path, posts),
    },
    ...(existsSync('build/site/facts.json') ? { built: builtPages('build/site') } : {}),
  });
  const isHidden = ({ isDemonstration }: RenderInputs): boolean => settings.publicUrl !== undefined && isDemonstration;
  const edition = settings.editionDir === undefined ? undefined : new EditionOnDisk(settings.editionDir, framedSites());
  const renewEdition = (inputs: RenderInputs): void => {
    edition?.withdraw();
    edition
      ?.publish(() => site.whole(staticAddresses()), isHidden(inputs))
      .catch((error: unknown) => app.log.error({ err: error }, 'the pages could not be written as files'));
  };
  const siteState = await watchSiteState({
    read: application.readRenderInputs,
    changed: (now) => {
      if (site.bringUpToDate(now)) renewEdition(now);
    },
    clock: app.clock,
    timeZone: clinic().timeZone,
    log: app.log,
  });
  application.onRenderInputsChanged(() => void siteState.recheck());

  const moments = momentsOfBooking(application);
  const live = keepLiveAnswer(application, moments);
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
        help: 'Share of the disk of DATA_DIR that is free; under 0.1 no photos are taken in',
        read: () => app.files.freeShare(),
      },
      {
        name: 'form_photos_unsent_bytes',
        help: 'Bytes of photos on their way and of forms not yet sent; at 2 GiB no more are taken',
        read: () => unsentPhotoBytes({ db: app.database.db, files: app.files }),
      },
      {
        name: 'sign_ins_refused_last_hour',
        help: 'Refused sign-ins and second factors of the last hour, as the audit log has them',
        read: () => countSignInsRefused(app.database.db, app.clock.now().epochMilliseconds),
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
    isHidden: () => isHidden(siteState.current()),
    trustedProxies: settings.trustedProxies,
    publicOrigin: settings.publicUrl === undefined ? undefined : new URL(settings.publicUrl).origin,
    knownPaths: knownPaths(addresses, aliases),
    liveSections: LIVE_SECTIONS,
    costlySections: COSTLY_SECTIONS,
    costlyReadsPerMinute: COSTLY_READS_PER_MINUTE,
    uploads: uploadsOf(features),
    redactPath: pathRedaction(addressesOf(features)),
    file: (path) => {
      if (path === LIVE_ADDRESS) return live();
      if (isReplacedByOwnIcon(path)) return undefined;
      return site.file(path) ?? ownIcon(path)?.then((icon) => icon ?? files.get(path)) ?? files.get(path);
    },
    operations: operations.answer,
    handle: createLiveHandler(application, siteState.current, moments),
    finished: operations.count,
  });

  const port = await listen(server, settings);
  renewEdition(siteState.current());
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
    const closed = closeServer(server, STOP_WITHIN_MS);
    await app.live.close();
    await closed;
    siteState.close();
    edition?.close();
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
