import { z } from 'zod';
import {
  renewBookingLinks,
  visitsWithLinkOf,
  waitingWithLinkOf,
} from '#app/features/waiting-list/server/renew-links.ts';
import { draftsWithLinkOf, renewFormLinks } from '#app/features/patient-forms/server/renew-form-links.ts';
import { forgetMadeWithKey, madeWithKey } from '#app/features/staff/server/forget-key.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { removeKeyFromFile } from '#app/platform/crypto/open-key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { fillSearchTags } from '#app/platform/crypto/search-tag.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { sealJournalAnew } from '#app/platform/journal/keep-journal.ts';

const input = z.object({
  /** The id of the key to retire. */
  id: z.string(),
  /** False only says what would die. */
  isSure: z.boolean(),
});

/**
 * `npm run rotate-keys -- --retire ID [--yes]`: ends an older key, which got into wrong hands. Everything encrypted is closed
 * again with the current key first; what was derived from the old one (links, backup codes) dies. Rows that named it name
 * the current one, so that later messages bring links that work.
 */
export const retireKeyCommand: Command<z.infer<typeof input>> = {
  name: 'retire-key',
  input,
  async run({ settings, database, clock, keyRing }, { id, isSure }, say) {
    const { db } = database;
    if (!keyRing.keyIds.includes(id))
      throw new CommandError(`There is no key ${id}. The keys of this server are ${keyRing.keyIds.join(', ')}.`);
    if (id === keyRing.currentKeyId)
      throw new CommandError(`The key ${id} is in use. Run "npm run rotate-keys" first, and retire it then.`);
    const now = clock.now().epochMilliseconds;
    const visits = await visitsWithLinkOf(db, id, now);
    const { links, peopleWithCodes } = await madeWithKey(db, id);
    say(`With the key ${id} these stop working:`);
    say(
      `- links of ${visits} visits to come: patients reach theirs at /my-appointment, and the next message brings a new one;`,
    );
    say(
      `- links of ${await waitingWithLinkOf(db, id)} people on the waiting list, who get a new one with the next offer;`,
    );
    say(`- links of ${await draftsWithLinkOf(db, id)} patient forms that were begun and not sent;`);
    say(`- ${links} invitations and other links of the staff, and the backup codes of ${peopleWithCodes} colleagues;`);
    say('- sign-ins of today whose cookie it signed, and the knowledge of devices that were used before.');
    say(
      'A backup from before needs this key to be restored: keep it with that backup and nowhere else, or delete both.',
    );
    if (!isSure) {
      say(`Nothing was changed. To do it: npm run rotate-keys -- --retire ${id} --yes`);
      return;
    }

    const results = await rotate(database, keyRing, await findEncryptedColumns(database));
    await fillSearchTags(database, keyRing);
    const unreadable = results.reduce((sum, result) => sum + result.unreadable, 0);
    if (unreadable > 0)
      say(`${unreadable} values can be opened by no key, this one among them, and were left as they are.`);

    await db.transaction(async (tx) => {
      await renewBookingLinks(tx, keyRing, id);
      await renewFormLinks(tx, keyRing, id);
      await forgetMadeWithKey(tx, id);
      const details = { key: id, visits, links, peopleWithCodes };
      await audit(tx, { at: now, actor: { kind: 'system' }, action: 'key.retired', details });
      await noteInJournal(tx, { at: now, kind: 'key.retired', ids: { key: id } });
    });
    await sealJournalAnew({ db, keyRing, folder: settings.journalDir });
    if (settings.secretKey === undefined) {
      removeKeyFromFile(settings.dataDir, id);
      keyRing.reload();
      say(`The key ${id} is gone from secret.key. Copy the file to its safe place again.`);
    } else {
      say(`Now take ${id} out of SECRET_KEY for every process and restart them.`);
    }
  },
};
