import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  readonly services: Readonly<Record<'app' | 'database', { readonly environment: Readonly<Record<string, string>> }>>;
}

const loginOf = (address: string) => /^postgresql:\/\/([^:]+):/.exec(address)?.[1];

it('works in the container with a login that owns nothing', () => {
  const { services } = parse(readFileSync('ops/compose.yml', 'utf8')) as Compose;
  const { DATABASE_URL = '', MIGRATE_DATABASE_URL = '' } = services.app.environment;
  const owner = services.database.environment['POSTGRES_USER'];
  expect([loginOf(MIGRATE_DATABASE_URL), loginOf(DATABASE_URL)]).toEqual([owner, 'jamun_web']);
  const logins = readFileSync('ops/database-logins.sh', 'utf8');
  expect(logins).toMatch(/CREATE ROLE jamun_web LOGIN/);
  expect(logins).not.toMatch(/SUPERUSER|GRANT jamun TO|CREATEROLE/);
});
