import { sql } from 'drizzle-orm';
import { verifyCommand } from './features/audit/server/verify-command.ts';
import type { BlogContext } from './features/blog/server/blog-context.ts';
import { exportPosts, importPost } from './features/blog/server/posts-command.ts';
import { startBlog } from './features/blog/server/start-blog.ts';
import type { BookingContext } from './features/booking/server/booking-context.ts';
import { dayCommand } from './features/booking/server/day-command.ts';
import { seedClinic } from './features/booking/server/seed-clinic.ts';
import { startWaitingList, timeFreedBy, waitingQueue } from './features/booking/server/waiting-queue.ts';
import { settingsCommand } from './features/booking/server/settings-command.ts';
import { openSettingsSource } from './features/booking/server/settings-source.ts';
import { enquiriesCommand } from './features/enquiries/server/enquiries-command.ts';
import type { EnquiryContext } from './features/enquiries/server/enquiry-context.ts';
import { photoCleanUpQueue, schedulePhotoCleanUp } from './features/intake/server/clean-up-photos.ts';
import type { IntakeContext } from './features/intake/server/intake-context.ts';
import type { NotificationContext } from './features/notifications/server/notification-context.ts';
import { notificationQueues, startNotifications } from './features/notifications/server/start-notifications.ts';
import { placeInDiaryCommand } from './features/staff/server/place-in-diary.ts';
import { firstSetupLink, setupLinkCommand } from './features/staff/server/setup-link.ts';
import { openSignIn, type SignInContext } from './features/staff/server/sign-in-context.ts';
import { signInQueues, startSignInJobs } from './features/staff/server/start-sign-in.ts';
import { purgeQueue, schedulePurge } from './features/privacy/server/purge.ts';
import { catalogue } from './features/treatments/server/catalogue.ts';
import { backupCommand } from './platform/backup/backup-command.ts';
import { clockStartingAt, systemClock } from './platform/clock.ts';
import { registerCommand } from './platform/command.ts';
import { clinic } from './platform/content/clinic.ts';
import { CommandError, openControl } from './platform/control.ts';
import { checkKeys } from './platform/crypto/check-keys.ts';
import { openKeyRing } from './platform/crypto/open-key-ring.ts';
import { rotateCommand } from './platform/crypto/rotate-command.ts';
import { fillSearchTags } from './platform/crypto/search-tag.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { hasRoom } from './platform/database/directory.ts';
import { isMigrated, migrate } from './platform/database/migrate.ts';
import { openLive } from './platform/live.ts';
import { createLog } from './platform/log.ts';
import { demoCommand } from './demo.ts';
import { intakeOf } from './intake-parts.ts';
import { nightlyQueue, scheduleNightly } from './platform/maintenance.ts';
import { openMail } from './platform/mail.ts';
import { openPrivateFiles } from './platform/private-files/private-files.ts';
import { createRateLimit } from './platform/rate-limit.ts';
import { originOf, type Settings } from './platform/settings.ts';
import type { App } from './platform/web/context.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';
import { retireKeyCommand } from './retire-key.ts';
import { siteFacts } from './site-facts.ts';

/** Everything that runs behind the HTTP server. */
export interface Application {
  readonly app: App;
  readonly blog: BlogContext;
  readonly booking: BookingContext;
  readonly enquiries: EnquiryContext;
  readonly intake: IntakeContext;
  readonly notifications: NotificationContext;
  readonly signIn: SignInContext;
  /** Where the first owner sets the desk up; undefined once there is one. */
  firstSetupLink(): Promise<string | undefined>;
  /** What rendered pages show of the settings and the day as they are now. */
  readFacts(): Promise<PublicFacts>;
  /** Called when the settings or the public posts changed, here or in another process. */
  onFactsChanged(changed: () => void): void;
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
  const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
  const log = createLog(settings);
  const onError = (error: unknown): void => log.error({ err: error }, 'background work failed');
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
  await seedClinic(database.db, clock, clinic());

  const listeners = new Set<() => void>();
  const tellListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const source = await openSettingsSource(database, clock, tellListeners);
  const blog = await startBlog(database, { db: database.db, clock }, log, tellListeners);
  const live = await openLive(database);
  const files = openPrivateFiles(settings.dataDir);
  const app: App = { settings, database, clock, keyRing, log, mail, live, files, counts: { foreignPosts: 0 } };
  await database.jobs.start([
    ...notificationQueues,
    waitingQueue,
    nightlyQueue,
    purgeQueue,
    photoCleanUpQueue,
    ...signInQueues,
  ]);
  await scheduleNightly(database.jobs, { database, clock, timeZone: clinic().timeZone });
  const { timeZone } = clinic();
  await schedulePurge(database, { db: database.db, database, clock, keyRing, timeZone, onError });
  await schedulePhotoCleanUp(database, { db: database.db, files }, timeZone);
  const notifications = await startNotifications({
    app,
    settings: source,
    origin: originOf(settings),
    clinic: clinic(),
  });
  const place = clinic();
  const signIn = openSignIn({
    database,
    clock,
    keyRing,
    origin: originOf(settings),
    siteName: place.name,
    hasMail: mail.configured,
  });
  await startSignInJobs(database, {
    ...signIn,
    mail,
    timeZone: place.timeZone,
    signature: [place.name, place.phones[0] ?? ''],
  });
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
    registerCommand(control, commands, verifyCommand);
    registerCommand(control, commands, setupLinkCommand);
    registerCommand(control, commands, placeInDiaryCommand);
  }
  const shared = { db: database.db, clock, keyRing, rateLimit: createRateLimit({ db: database.db, keyRing, clock }) };
  const booking: BookingContext = {
    ...shared,
    settings: source,
    limitPerHour: settings.bookingLimitPerHour,
    messages: notifications.outbox.appointments,
    timeFreed: timeFreedBy(database),
    isTreatment,
  };
  await startWaitingList(database, booking, timeZone);
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

  return {
    app,
    blog: blog.context,
    booking,
    enquiries,
    intake,
    notifications: notifications.context,
    signIn,
    firstSetupLink: () => firstSetupLink(signIn),
    readFacts: async () => siteFacts(await source.current(), clock.now(), originOf(settings), await blog.publicPosts()),
    onFactsChanged: (listener) => listeners.add(listener),
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
      await blog.close();
      await source.close();
      await database.close();
      mail.close();
    },
  };
}
