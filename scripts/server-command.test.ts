import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverArguments, serverEnvironment } from './server-command.mjs';

const ops = (file: string): string => readFileSync(join(import.meta.dirname, '../ops', file), 'utf8');

describe('the container and the unit file', () => {
  it('run the server as npm start does', () => {
    expect(ops('Dockerfile')).toContain(
      `CMD ${JSON.stringify(['node', ...serverArguments]).replaceAll('","', '", "')}`,
    );
    expect(ops('systemd/jamun.service')).toContain(`/node ${serverArguments.join(' ')}\n`);
  });

  it.each(Object.entries({ NODE_ENV: 'production', ...serverEnvironment }))('set %s to %s', (name, value) => {
    expect(ops('Dockerfile')).toMatch(new RegExp(`\\b${name}=${value}\\b`));
    expect(ops('systemd/jamun.service')).toContain(`Environment=${name}=${value}\n`);
  });
});
