import { sql } from 'drizzle-orm';
import { verifyCommand } from '#app/features/audit/server/verify-command.ts';
import type { BlogContext } from '#app/features/blog/server/blog-context.ts';
import { exportPosts, importPost } from '#app/features/blog/server/posts-command.ts';
import { startBlog } from '#app/features/blog/server/start-blog.ts';
import { exportSite, importSite } from '#app/features/site-editor/server/site-command.ts';
import type { SiteContext } from '#app/features/site-editor/server/site-context.ts';
import { startSite } from '#app/features/site-editor/server/site-edition.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { dayCommand } from '#app/features/diary/server/day-command.ts';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { timeFreedBy } from '#app/features/waiting-list/server/waiting-queue.ts';
import { settingsCommand } from '#app/features/clinic-settings/server/settings-command.ts';
import { openSettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import { enquiriesCommand } from '#app/features/enquiries/server/enquiries-command.ts';
import type { EnquiryContext } from '#app/features/enquiries/server/enquiry-context.ts';
import type { IntakeContext } from '#app/features/patient-forms/server/intake-context.ts';
import type { NotificationContext } from '#app/features/notifications/server/notification-context.ts';
import { openNotifications } from '#app/features/notifications/server/start-notifications.ts';
import { placeInDiaryCommand } from '#app/features/staff/server/place-in-diary.ts';
import { firstSetupLink, setupLinkCommand } from '#app/features/staff/server/setup-link.ts';
import { openSignIn, type SignInContext } from '#app/features/staff/server/sign-in-context.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { newestEntryAt } from '#app/platform/audit/search-entries.ts';
import { backupCommand } from '#app/platform/backup/backup-command.ts';
import { clockStartingAt, systemClock } from '#app/platform/clock.ts';
import { registerCommand } from '#app/platform/command.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { editionInForce } from '#app/platform/content/edition.ts';
import { CommandError, openControl } from '#app/platform/control.ts';
import { checkKeys } from '#app/platform/crypto/check-keys.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { rotateCommand } from '#app/platform/crypto/rotate-command.ts';
import { fillSearchTags } from '#app/platform/crypto/search-tag.ts';
import { openDatabase, type Database } from '#app/platform/database/database.ts';
import { hasRoom } from '#app/platform/database/directory.ts';
import { isMigrated, migrate } from '#app/platform/database/migrate.ts';
import { openLeakedPasswords } from '#app/platform/leaked-passwords.ts';
import { openLive } from '#app/platform/live.ts';
import { createLog } from '#app/platform/log.ts';
import { backgroundWork } from './background-work.ts';
import { clockCommandOf } from './clock-command.ts';
import { checkDocument, misfitsOf } from './check-document.ts';
import { readLaunchFacts, removeTrials, sendTestMail } from './launch.ts';
import { demoCommand } from './demo.ts';
import { intakeOf } from './intake-parts.ts';
import { keepJournal } from '#app/platform/journal/keep-journal.ts';
import { nightlyQueue, scheduleNightly } from '#app/platform/maintenance.ts';
import { openMail } from '#app/platform/mail.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import { originOf, type Settings } from '#app/platform/settings.ts';
import type { App } from '#app/platform/web/context.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import { personalData } from './personal-data.ts';
import { repeatEntry } from './repeat-journal.ts';
import { retireKeyCommand } from './retire-key.ts';
import { renderInputs } from './render-inputs.ts';

/** Everything that runs behind the HTTP server. */
export interface Application {
  readonly app: App;
  readonly blog: BlogContext;
  readonly booking: BookingContext;
  readonly enquiries: EnquiryContext;
  readonly intake: IntakeContext;
  readonly notifications: NotificationContext;
  readonly signIn: SignInContext;
  readonly site: SiteContext;
  /** The link by which the first owner sets up the desk; undefined once an owner exists. */
  firstSetupLink(): Promise<string | undefined>;
  /** Reads the render inputs for the current settings and date. */
  readRenderInputs(): Promise<RenderInputs>;
  /** Called when the settings or the public posts changed, here or in another process. */
  onRenderInputsChanged(changed: () => void): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

function isTreatment(path: string): boolean {
  const { treatments } = catalogue();
  return treatments.has(path) || [...treatments.values()].some(({ slug }) => slug === path);
}

/** Why a PostgreSQL server cannot be used at all: not there, not ours, not that database. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '28000', '3D000']);

async function openDatabaseOf(
  { databaseUrl, ownerDatabaseUrl, dataDir }: Settings,
  onError: (error: unknown) => void,
): Promise<Database> {
  try {
    return await openDatabase({ databaseUrl, ownerDatabaseUrl, dataDir, onError });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (databaseUrl === undefined || !UNREACHABLE.has(code)) throw error;
    throw new CommandError(
      `The PostgreSQL server of DATABASE_URL cannot be used (${code}). Is it running, and is the address right?`,
    );
  }
}

/** Opens database, keys, mail and jobs, and brings the database up to date. Throws a sentence when one cannot open. */
export async function openApplication(settings: Settings): Promise<Application> {
  const testClock = settings.clockStart && clockStartingAt(settings.clockStart);
  const clock = testClock ?? systemClock;
  const log = createLog(settings);
  const onError = (error: unknown): void => log.error({ err: error }, 'background work failed');
  const { leakedPasswordsFile } = settings;
  const leakedPasswords =
    leakedPasswordsFile === undefined ? undefined : await openLeakedPasswords(leakedPasswordsFile);
  const database = await openDatabaseOf(settings, onError);
  if (await database.canBecomeOwner())
    log.warn(
      'the site works as the owner of the database: give it a login of its own (MIGRATE_DATABASE_URL, ops/GOING-LIVE.md)',
    );
  const keyRing = openKeyRing(settings);
  const mail = openMail(settings);
  await migrate(database);
  await checkKeys(database.db, keyRing, clock, settings.lostKeys);
  await fillSearchTags(database, keyRing);
  // Before anybody is served: a restored database may hold whom its journal says was erased or removed.
  const journal = await keepJournal(
    database,
    { keyRing, folder: settings.journalDir, repeat: repeatEntry },
    { tell: (sentence) => log.warn(sentence), onError },
  );
  const siteEditor: SiteContext = {
    db: database.db,
    clock,
    check: checkDocument,
    misfits: misfitsOf,
    launchFacts: () => readLaunchFacts(database.db, settings, { source, mail }),
    removeTrials: (tx, by) => removeTrials(tx, { clock, keyRing }, by),
    sendTestMail: (by) => sendTestMail(database.db, mail, by),
    signatureOf: async ({ practitionerId }) => {
      const person = (await source.current()).practitioners.find(({ id }) => id === practitionerId);
      if (!person?.qualification || !person.registrationNumber) return null;
      return { by: `${person.name}, ${person.qualification}`, registration: person.registrationNumber };
    },
  };
  await seedClinic(database.db, clock, clinic());

  if (database.recovered) {
    const newest = await newestEntryAt(database.db);
    log.warn(
      { newestEntryAt: newest === null ? 'none' : new Date(newest).toISOString() },
      'the server did not stop in order last time: the database went over its log, which holds all that was confirmed unless the disk lost it. If people worked after the newest entry of the audit log, look for what is missing',
    );
  }

  const listeners = new Set<() => void>();
  const tellListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const source = await openSettingsSource(database, clock, tellListeners);
  const site = await startSite({ database, clock, log }, siteEditor, tellListeners);
  const blog = await startBlog(database, { db: database.db, clock }, log, tellListeners);
  const live = await openLive(database);
  const files = openPrivateFiles(settings.dataDir);
  const app: App = { settings, database, clock, keyRing, log, mail, live, files, counts: { foreignPosts: 0 } };
  const { timeZone } = clinic();
  await database.jobs.start([nightlyQueue, ...backgroundWork.flatMap(({ queues }) => queues)]);
  await scheduleNightly(database.jobs, { database, clock, timeZone });
  const notifications = openNotifications({
    app,
    settings: source,
    origin: originOf(settings),
    clinic,
  });
  const signIn = openSignIn({
    database,
    clock,
    keyRing,
    origin: originOf(settings),
    siteName: () => clinic().name,
    hasMail: mail.configured,
    leakedPasswords,
  });
  const shared = { db: database.db, clock, keyRing, rateLimit: createRateLimit({ db: database.db, keyRing, clock }) };
  const booking: BookingContext = {
    ...shared,
    settings: source,
    limitPerHour: settings.bookingLimitPerHour,
    messages: notifications.outbox.appointments,
    timeFreed: timeFreedBy(database),
    isTreatment,
  };
  const enquiries: EnquiryContext = {
    ...shared,
    limitPerHour: settings.contactLimitPerHour,
    messages: notifications.outbox.enquiries,
  };
  const intake = intakeOf({
    ...shared,
    timeZone,
    limitPerHour: settings.formLimitPerHour,
    messages: notifications.outbox.forms,
  });
  const parts = {
    app,
    timeZone,
    signature: () => [clinic().name, clinic().phones[0] ?? ''],
    booking,
    notifications: notifications.context,
    signIn,
    personalData,
    onError,
  };
  for (const { start } of backgroundWork) await start(parts);
  const control = database.kind === 'embedded' ? await openControl(settings.dataDir, onError) : undefined;
  if (control) {
    const commands = { settings, database, clock, keyRing };
    registerCommand(control, commands, backupCommand);
    registerCommand(control, commands, rotateCommand);
    registerCommand(control, commands, retireKeyCommand);
    registerCommand(control, commands, settingsCommand);
    registerCommand(control, commands, dayCommand);
    registerCommand(control, commands, demoCommand);
    registerCommand(control, commands, enquiriesCommand);
    registerCommand(control, commands, exportPosts);
    registerCommand(control, commands, importPost);
    registerCommand(control, commands, exportSite);
    registerCommand(control, commands, importSite(siteEditor));
    registerCommand(control, commands, verifyCommand);
    registerCommand(control, commands, setupLinkCommand);
    registerCommand(control, commands, placeInDiaryCommand);
    if (testClock) registerCommand(control, commands, clockCommandOf(testClock));
  }

  return {
    app,
    blog: blog.context,
    booking,
    enquiries,
    intake,
    notifications: notifications.context,
    signIn,
    site: siteEditor,
    firstSetupLink: () => firstSetupLink(signIn),
    readRenderInputs: async () =>
      renderInputs(
        await source.current(),
        clock.now(),
        originOf(settings),
        await blog.publicPosts(),
        await blog.pictures(),
        editionInForce().number,
      ),
    onRenderInputsChanged: (listener) => listeners.add(listener),
    isReady: async () => {
      try {
        if (database.kind === 'embedded' && !hasRoom(settings.dataDir)) return false;
        await database.db.execute(sql`SELECT 1`);
        return await isMigrated(database);
      } catch {
        return false;
      }
    },
    close: async () => {
      await control?.close();
      await journal.close();
      await site.close();
      await blog.close();
      await source.close();
      await database.close();
      mail.close();
    },
  };
}
