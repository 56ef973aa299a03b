// A process for the tests to kill: `node testing-writer.ts FOLDER` adds rows for ever and prints the number of each
// one as soon as the database has acknowledged it.
import { openEmbedded } from './embedded.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Which folder?');
const { client } = await openEmbedded(folder);
await client.exec('CREATE TABLE IF NOT EXISTS acknowledged (number int PRIMARY KEY, filling text NOT NULL)');
for (;;) {
  const { rows } = await client.query<{ number: number }>(
    "INSERT INTO acknowledged SELECT coalesce(max(number), 0) + 1, repeat('x', 500) FROM acknowledged RETURNING number",
  );
  process.stdout.write(`${rows[0]?.number}\n`);
}
