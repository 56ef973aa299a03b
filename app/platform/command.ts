import type { z } from 'zod';
import { ArchiveError } from './backup/archive-error.ts';
import { clockStartingAt, systemClock, type Clock } from './clock.ts';
import { askServer, CommandError, type Control } from './control.ts';
import { MissingKeyError, openKeyRing } from './crypto/open-key-ring.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import { openDatabase, type Database } from './database/database.ts';
import { DataFolderError } from './database/directory.ts';
import { migrate } from './database/migrate.ts';
import { MigrationError } from './database/migrations.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** What a command can use, whether it runs in the server or as a script. */
export interface CommandContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
}

/**
 * Something that can be asked of the clinic from a terminal (`npm run day`, `npm run backup`). With the embedded
 * database the running server does it, because it alone may open the data; otherwise the script does it itself.
 */
export interface Command<Input> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  /** False for what must see the database as it is; otherwise a script brings it up to date first. */
  readonly migrates?: boolean;
  /** `say` shows a line at once. Throw `CommandError` with a sentence to refuse. */
  run(context: CommandContext, input: Input, say: (line: string) => void): Promise<void>;
}

/** Lets the running server answer the command. */
export function registerCommand<Input>(control: Control, context: CommandContext, command: Command<Input>): void {
  control.register(command.name, (input, say) => command.run(context, command.input.parse(input), say));
}

/**
 * Runs a command from a script: by the server when one runs on this data folder, else here. Prints the lines that the
 * command says. Throws with a sentence when it can't be done.
 */
export async function runCommand<Input>(
  command: Command<Input>,
  input: Input,
  { env = process.env, say = console.log }: { env?: NodeJS.ProcessEnv; say?: (line: string) => void } = {},
): Promise<void> {
  const settings = readSettings(env);
  if (settings.databaseUrl === undefined) {
    const answer = await askServer(settings.dataDir, command.name, input, say);
    if (answer.answered) return;
  }
  const database = await openDatabase(settings);
  try {
    if (command.migrates ?? true) await migrate(database);
    const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
    await command.run({ settings, database, clock, keyRing: openKeyRing(settings) }, input, say);
  } finally {
    await database.close();
  }
}

/** Whether an error is a sentence for the person at the terminal rather than a bug. */
function isSentence(error: unknown): error is Error {
  return [ArchiveError, CommandError, DataFolderError, MigrationError, MissingKeyError].some(
    (kind) => error instanceof kind,
  );
}

/** The frame of a script: prints sentences instead of stacks, and ends with status 1 when it did not succeed. */
export async function asScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof SettingsError) for (const line of error.lines) console.error(line);
    else if (isSentence(error)) console.error(error.message);
    else console.error(error);
  }
}
