import { z } from 'zod';
import { verifyAudit, type AuditFault } from '#app/platform/audit/verify-audit.ts';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';

const words: Readonly<Record<AuditFault['kind'], string>> = {
  gap: 'a seal is missing before this place',
  'no-entry': 'sealed, but the entry is gone',
  changed: 'the entry is not what was sealed',
  unsealed: 'the entry was slipped in: it has no seal',
};

function faultLine({ position, entryId, kind }: AuditFault): string {
  const place = position === null ? 'outside the chain' : `place ${position}`;
  return `  ${place}${entryId === null ? '' : `, entry ${entryId}`}: ${words[kind]}`;
}

/** `npm run audit:verify`: goes over the chain of the audit log and says what does not hold. Fails when anything does not. */
export const verifyCommand: Command<Record<string, never>> = {
  name: 'audit:verify',
  input: z.strictObject({}),
  async run({ database }, _input, say) {
    const { entries, faults } = await verifyAudit(database);
    if (faults.length === 0) {
      say(`${entries} entries, each sealed onto the one before. Nothing is missing, changed or slipped in.`);
      say('Write the number down: the newest entries removed together with their seals show only against it.');
      return;
    }
    throw new CommandError([`${entries} entries. The chain does not hold:`, ...faults.map(faultLine)].join('\n'));
  },
};
