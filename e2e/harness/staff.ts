import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { staffRoles, type StaffActor, type StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { signInAs } from '#app/features/staff/server/fixtures.ts';
import { clockStartingAt, systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { readSettings } from '#app/platform/settings.ts';
import { DESKTOP } from './browser.ts';
import { newDataFolder } from './data-folder.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';
import { giveWayIn } from './ways-in.ts';

/** Who the doctor of these tests is in the diary. */
const DOCTOR = 'dermatologist';

export interface StaffServer extends RunningServer {
  /** Somebody of each role, with the Cookie header of their session. */
  readonly signedIn: Readonly<Record<StaffRole, { readonly staff: StaffActor; readonly cookie: string }>>;
  /** The key of the authenticator app of each of `passwordsFor`, as it is typed in. */
  readonly keys: Readonly<Partial<Record<StaffRole, string>>>;
}

interface StaffOptions extends ServerOptions {
  /** Who has a password and an app besides the session. */
  readonly passwordsFor?: readonly StaffRole[];
}

/**
 * Writes somebody of each role, signed in, into a data folder that no server has open: what the real screens would have
 * written (staff-sign-in.e2e.ts shows that they do).
 */
async function signEverybodyIn(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  passwordsFor: readonly StaffRole[],
): Promise<Pick<StaffServer, 'signedIn' | 'keys'>> {
  const settings = readSettings({ ...env, DATA_DIR: dataDir });
  const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir });
  try {
    await migrate(database);
    await seedClinic(database.db, clock, clinic());
    const parts = { database, clock, keyRing: openKeyRing(settings) };
    const entries: [StaffRole, Awaited<ReturnType<typeof signInAs>>][] = [];
    const keys: Partial<Record<StaffRole, string>> = {};
    for (const role of staffRoles) {
      const somebody = await signInAs(parts, role, role === 'doctor' ? { practitionerId: DOCTOR } : {});
      entries.push([role, somebody]);
      if (passwordsFor.includes(role))
        keys[role] = await giveWayIn(database.db, parts.keyRing, role, somebody.staff.id);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each role
    return { signedIn: Object.fromEntries(entries) as StaffServer['signedIn'], keys };
  } finally {
    await database.close();
  }
}

/** Starts a built server in whose database an owner, a doctor, a receptionist and an editor are signed in. */
export async function startStaffServer(options: StaffOptions = {}): Promise<StaffServer> {
  const { env = {}, dataDir, passwordsFor = [], ...rest } = options;
  const folder = dataDir ?? newDataFolder();
  const staff = await signEverybodyIn(folder, env, passwordsFor);
  return { ...(await startServer({ ...rest, env, dataDir: folder })), ...staff };
}

/** A page of its own in which somebody of this role is signed in; not yet anywhere. Close its context when done. */
export async function signedInPage(
  browser: Browser,
  server: StaffServer,
  role: StaffRole,
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: server.url });
  const [name = '', value = ''] = server.signedIn[role].cookie.split('=');
  await context.addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}
