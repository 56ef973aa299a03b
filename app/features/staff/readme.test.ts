import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { may, permissions } from './domain/permissions.ts';
import { staffRoles } from './domain/staff-member.ts';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** The lines of the table under "Who may what": permissions, and what stands for each role. */
function tableLines(): { names: string[]; cells: string[] }[] {
  const section = readme.split('## Who may what')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| permission'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([names = '', ...cells]) => ({ names: names.replace(/ \(.*\)/, '').split(', '), cells }));
}

it('the README says of every permission who has it', () => {
  const said = new Map<string, string[]>(
    tableLines().flatMap(({ names, cells }) => names.map((name) => [name, cells])),
  );
  expect(new Set(said.keys())).toEqual(new Set(permissions));
  for (const permission of permissions) {
    const granted = staffRoles.map((role) => {
      const [without, within] = [null, 'dermatologist'].map((practitionerId) =>
        may({ role, practitionerId }, permission),
      );
      return without ? 'yes' : within ? 'with a place in the diary' : '';
    });
    expect([permission, said.get(permission)]).toEqual([permission, granted]);
  }
});
