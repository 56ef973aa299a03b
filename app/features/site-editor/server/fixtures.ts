import { Temporal } from '#app/lib/time.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { SiteContext, TextFault } from './site-context.ts';

export interface TestSite extends SiteContext {
  pass(minutes: number): void;
  /** What the check finds from now on, in any text. */
  find(problems: readonly TextFault[], warnings?: readonly TextFault[]): void;
  /** What cannot be read from now on, in any edition. */
  misfit(faults: readonly TextFault[]): void;
}

/** A site as it was shipped, at a fixed moment, whose check finds what a test says. */
export async function openTestSite(database: Database): Promise<TestSite> {
  await database.rawTransaction((owner) => owner.script('TRUNCATE site_documents CASCADE'));
  let now = Temporal.Instant.from('2026-11-20T08:47:00Z');
  let found: ReturnType<SiteContext['check']> = { problems: [], warnings: [] };
  let unreadable: readonly TextFault[] = [];
  return {
    db: database.db,
    clock: { now: () => now },
    check: () => found,
    misfits: () => unreadable,
    launchFacts: () => Promise.reject(new Error('No test asks for them here.')),
    removeTrials: () => Promise.resolve(0),
    sendTestMail: () => Promise.resolve(true),
    signatureOf: ({ practitionerId }) =>
      Promise.resolve(practitionerId === 'dermatologist' ? { by: 'Dr Namuna, MD', registration: 'MMC 4711' } : null),
    pass(minutes) {
      now = now.add({ minutes });
    },
    misfit(faults) {
      unreadable = faults;
    },
    find(problems, warnings = []) {
      found = { problems, warnings };
    },
  };
}
