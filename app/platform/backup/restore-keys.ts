import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from '#app/platform/control.ts';
import { parseKeys, type MasterKey } from '#app/platform/crypto/key-file.ts';
import { keepKeys, keyFileIn, readKeyFile } from '#app/platform/crypto/open-key-ring.ts';

export interface KeySources {
  /** `--key FILE`. */
  readonly file: string | undefined;
  /** Value of SECRET_KEY. */
  readonly secretKey: string | undefined;
  readonly dataDir: string;
}

/** What a restore without the right key loses, in one sentence. */
export const lostWithoutKeys =
  'Without it the encrypted notes for the doctor can not be read by anybody, and the manage links that patients have received stop working; everything else is complete.';

/** The keys that are given for a restore. Throws `CommandError` with a sentence when a key file is none. */
export function givenKeys({ file, secretKey, dataDir }: KeySources): MasterKey[] {
  const keys: MasterKey[] = secretKey === undefined ? [] : parseKeys(secretKey);
  if (file !== undefined) keys.push(...keysOf(file));
  if (existsSync(keyFileIn(dataDir))) keys.push(...readKeyFile(keyFileIn(dataDir)));
  return keys.filter((key, index) => keys.findIndex(({ id }) => id === key.id) === index);
}

function keysOf(file: string): MasterKey[] {
  try {
    return parseKeys(readFileSync(file, 'utf8'));
  } catch (error) {
    const missing = error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
    throw new CommandError(missing ? `There is no key file ${file}.` : `${file} is no key file of Jamun.`, {
      cause: error,
    });
  }
}

/** The names of keys that the backup needs and nobody gave. */
export function missingKeys(needed: readonly string[], given: readonly MasterKey[]): string[] {
  return needed.filter((id) => !given.some((key) => key.id === id));
}

/** Puts the keys of `--key` into the data folder, where the server looks for them; with SECRET_KEY it looks there. */
export function keepGivenKeys({ file, secretKey, dataDir }: KeySources): void {
  if (file !== undefined && secretKey === undefined) keepKeys(dataDir, keysOf(file));
}
