import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '#app/platform/database/directory.ts';
import { formatKeys, makeKey, parseKeys, type MasterKey } from './key-file.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';

/** Where the keys are when SECRET_KEY doesn't bring them. */
export function keyFileIn(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

export interface KeyOrigin {
  /** Value of SECRET_KEY. */
  readonly secretKey: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly environment: 'development' | 'test' | 'production';
}

/** No keys, and none may be made up; the message says what to do. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';
}

/**
 * The key ring of this server: from SECRET_KEY, else from `DATA_DIR/secret.key`, which is made on the first start.
 * In production on a PostgreSQL server none is made up, because other processes would not have it.
 */
export function openKeyRing({ secretKey, dataDir, databaseUrl, environment }: KeyOrigin): KeyRing {
  if (secretKey !== undefined) return createKeyRing(parseKeys(secretKey));
  const file = keyFileIn(dataDir);
  if (!existsSync(file)) {
    if (databaseUrl !== undefined && environment === 'production')
      throw new MissingKeyError(
        'SECRET_KEY is missing: every process on this database needs the same key. Set it, or put the file secret.key into DATA_DIR.',
      );
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFirstKeys(file, dataDir);
  }
  return createKeyRing(readKeyFile(file), () => readKeyFile(file));
}

/** Reads a key file and makes sure that only its owner can. Throws with a sentence when it is no key file. */
export function readKeyFile(file: string): [MasterKey, ...MasterKey[]] {
  chmodSync(file, 0o600);
  return parseKeys(readFileSync(file, 'utf8'));
}

/** Puts a new key in front of those in the file, in one step that a crash can't cut in half. */
export function addKeyToFile(dataDir: string, key: MasterKey): void {
  replaceKeyFile(dataDir, [key, ...readKeyFile(keyFileIn(dataDir))]);
}

/** Takes an older key out of the file, in one step that a crash can't cut in half; the current one stays whatever is asked. */
export function removeKeyFromFile(dataDir: string, id: string): void {
  const [current, ...older] = readKeyFile(keyFileIn(dataDir));
  replaceKeyFile(dataDir, [current, ...older.filter((key) => key.id !== id)]);
}

/** Makes sure that the file holds these keys, in their order before any other that it has. */
export function keepKeys(dataDir: string, keys: readonly MasterKey[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = keyFileIn(dataDir);
  const others = existsSync(file) ? readKeyFile(file).filter((old) => !keys.some((key) => key.id === old.id)) : [];
  replaceKeyFile(dataDir, [...keys, ...others]);
}

function replaceKeyFile(dataDir: string, keys: readonly MasterKey[]): void {
  const file = keyFileIn(dataDir);
  renameSync(writeAside(file, formatKeys(keys)), file);
  syncFolder(dataDir);
}

function writeFirstKeys(file: string, folder: string): void {
  const side = writeAside(file, formatKeys([makeKey()]));
  try {
    // link, unlike rename, fails when another process was faster, and its key is the one that counts.
    linkSync(side, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(side);
  }
  syncFolder(folder);
}

function writeAside(file: string, text: string): string {
  const side = `${file}.${process.pid}.new`;
  rmSync(side, { force: true });
  const descriptor = openSync(side, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return side;
}
