import { z } from 'zod';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { makeKey } from './key-file.ts';
import { addKeyToFile } from './open-key-ring.ts';
import { findEncryptedColumns, rotate } from './rotate.ts';
import { fillSearchTags } from './search-tag.ts';

const input = z.object({
  /** False goes on with a rotation that was interrupted, without another new key. */
  newKey: z.boolean(),
});

/** `npm run rotate-keys`: a new key in front of the others, then every encrypted value closed again with it. */
export const rotateCommand: Command<z.infer<typeof input>> = {
  name: 'rotate-keys',
  input,
  async run({ settings, database, keyRing }, { newKey }, say) {
    if (newKey && settings.secretKey !== undefined)
      throw new CommandError(
        'The keys come from SECRET_KEY: put a new one in front of it for every process, restart them, then run this with --resume.',
      );
    if (newKey) {
      const key = makeKey();
      addKeyToFile(settings.dataDir, key);
      keyRing.reload();
      say(
        `The new key ${key.id} stands first in secret.key; the older ones stay, because links already sent need them.`,
      );
    }
    for (const { column, rotated, unreadable } of await rotate(
      database,
      keyRing,
      await findEncryptedColumns(database),
    )) {
      const name = `${column.table}.${column.column}`;
      say(`${name}: ${rotated} values closed again with ${keyRing.currentKeyId}.`);
      if (unreadable > 0) say(`${name}: ${unreadable} values can be opened by no key and were left as they are.`);
    }
    const tags = await fillSearchTags(database, keyRing);
    if (tags > 0) say(`${tags} search tags made again with ${keyRing.currentKeyId}.`);
    say('Keep a copy of the keys somewhere else: backups never hold them.');
  },
};
