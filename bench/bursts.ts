// Bursts of live pages, compressed for each visitor: what the server holds afterwards, and how well it answers meanwhile.
import { Agent, get } from 'node:http';
import { inNewFolder, residentMegabytes, startProcess } from './server-process.ts';
import { report } from './statistics.ts';

const BURSTS = Number(process.env['ROUNDS'] ?? 6);
const AT_ONCE = Number(process.env['AT_ONCE'] ?? 500);
const ASKED = Number(process.env['ASKED'] ?? 1500);
const ENCODING = process.env['ENCODING'] ?? 'br';
const MOST_MEGABYTES = 800;

interface Burst {
  readonly answered: number;
  readonly seconds: number;
}

/** Asks for the booking page `ASKED` times, `AT_ONCE` at a time, each with an address of its own. */
async function burst(url: string, round: number): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const startedAt = performance.now();
  let answered = 0;
  const ask = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const path = `/book-appointment?type=hair-consultation&from=%2F${round}-${index}`;
      const request = get(url + path, { agent, headers: { 'accept-encoding': ENCODING } }, (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) answered += 1;
          resolve();
        });
      });
      request.on('error', () => resolve());
    });
  await Promise.all(Array.from({ length: ASKED }, (_, index) => ask(index)));
  agent.destroy();
  return { answered, seconds: (performance.now() - startedAt) / 1000 };
}

const held: number[] = [];
let answered = 0;
await inNewFolder(async (folder) => {
  const server = await startProcess('server', { DATA_DIR: folder });
  try {
    console.log(`before: ${residentMegabytes(server.pid).toFixed(0)} MB`);
    for (let round = 0; round < BURSTS; round += 1) {
      const one = await burst(server.url, round);
      answered += one.answered;
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const megabytes = residentMegabytes(server.pid);
      held.push(megabytes);
      console.log(
        `burst ${round + 1}: ${one.answered} of ${ASKED} in ${one.seconds.toFixed(1)} s, then ${megabytes.toFixed(0)} MB`,
      );
    }
  } finally {
    await server.stop();
  }
});
report([
  {
    what: `memory after ${BURSTS} bursts of ${ASKED} live pages, ${AT_ONCE} at once, ${ENCODING}`,
    measured: `${Math.max(...held).toFixed(0)} MB at most`,
    target: `under ${MOST_MEGABYTES} MB`,
    isMet: Math.max(...held) < MOST_MEGABYTES,
  },
  {
    what: 'pages of the bursts',
    measured: `${answered} of ${BURSTS * ASKED} answered`,
    target: 'all',
    isMet: answered === BURSTS * ASKED,
  },
]);
