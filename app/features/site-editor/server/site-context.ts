import { createContext } from 'react-router';
import type { Clock } from '#app/platform/clock.ts';
import type { Edition } from '#app/platform/content/edition.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import type { LaunchFacts } from '../domain/launch-steps.ts';
import type { Signature } from '../domain/signature.ts';

/** Something of a text that keeps it back, or that somebody should look at, named as its editor knows it. */
export interface TextFault {
  readonly file: string;
  readonly field: string;
  readonly fix: string;
}

/** What is wrong with an edition: `problems` keep it from being published, `warnings` ask for a reason. */
export interface EditionCheck {
  readonly problems: readonly TextFault[];
  readonly warnings: readonly TextFault[];
}

/** What the texts of the site are changed with. */
export interface TextContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Checks one document as part of an edition, by the rules that the build checks `content/` by. */
  readonly check: (edition: Edition, file: string) => EditionCheck;
  /** How somebody who treats patients signs: null where their entry in the diary lacks qualification or registration. */
  readonly signatureOf: (by: StaffActor) => Promise<Signature | null>;
  /** The documents of an edition that the program cannot read. */
  readonly misfits: (edition: Edition) => readonly TextFault[];
}

/** What the use cases of the site editor work with: its texts, and the way to a clinic of one's own. */
export interface SiteContext extends TextContext {
  /** What the steps before going live are judged by. */
  readonly launchFacts: () => Promise<LaunchFacts>;
  /** Takes away what visitors tried while the site was a demonstration. How many visits that were. */
  readonly removeTrials: (tx: Transaction, by: StaffActor) => Promise<number>;
  /** Sends a mail to somebody at the desk, who wants to see that mail arrives; false when the mail server did not take it. */
  readonly sendTestMail: (by: StaffActor) => Promise<boolean>;
}

/** The site editor in the running server; the build has none. */
export const siteContext = createContext<SiteContext | null>(null);

/** The document of a page of any edition, as a visitor would get it. Undefined where that edition has no such page. */
export type RenderPreview = (of: Edition, path: string) => Promise<string | undefined>;

export const previewContext = createContext<RenderPreview | null>(null);
