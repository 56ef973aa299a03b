// Fifty uploads of photos at once, good and hostile ones, and how much more memory the server holds for it; then kills in the middle of uploads.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../app/platform/database/database.ts';
import { openPrivateFiles } from '../app/platform/private-files/private-files.ts';
import { cleanUpPhotos } from '../app/features/patient-forms/server/clean-up-photos.ts';
import { phonePhoto } from '../app/platform/pictures/fixtures.ts';
import { startServer, type RunningServer } from '../e2e/harness/server.ts';
import { report } from './statistics.ts';

const AT_ONCE = Number(process.env['AT_ONCE'] ?? 50);
const KILLS = Number(process.env['KILLS'] ?? 50);
const LIMIT_MB = 200;

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'jamun-uploads-'));

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Begins a form as a browser does, and gives its address. */
async function begin(server: RunningServer, kind: 'hair' | 'skin'): Promise<string> {
  const answer = await fetch(`${server.url}/patient-form/${kind}`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
    headers: { origin: server.url },
  });
  const [, path] = /(\/patient-form\/\w+\/[\w-]{27})/.exec(answer.headers.get('location') ?? '') ?? [];
  if (!path) throw new Error(`A form could not be begun: ${answer.status} ${answer.headers.get('location')}`);
  return path;
}

async function send(server: RunningServer, path: string, place: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append(place, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  form.append('go', 'photos');
  const answer = await fetch(`${server.url}${path}/photos`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: server.url },
  });
  await answer.arrayBuffer();
  return String(answer.status);
}

/** Forty megapixels of something, as a PNG to make others of. */
async function wide(): Promise<Buffer> {
  const [width, height] = [8000, 5000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at / 300) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function kinds(): Promise<readonly Buffer[]> {
  const base = await wide();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'black', noise } });
  return [
    await phonePhoto(4000, 3000),
    await grain.jpeg({ quality: 80 }).toBuffer(),
    base,
    await sharp(base).jpeg().toBuffer(),
    await sharp(base).jpeg({ progressive: true }).toBuffer(),
    await sharp(base).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    await sharp(base).png({ progressive: true }).toBuffer(),
    await sharp(base).webp({ lossless: true, effort: 0 }).toBuffer(),
    Buffer.concat([await phonePhoto(), Buffer.alloc(13 * 1024 * 1024)]),
    Buffer.from('<svg onload="alert(1)"/>'),
  ];
}

async function memory(): Promise<{ idle: number; most: number; answers: Record<string, number> }> {
  const pictures = (await kinds()).filter(({ length }) => length > 0);
  await using server = await startServer({ dataDir: newFolder(), env: { LOG_LEVEL: 'warn' } });
  const paths = await Promise.all(Array.from({ length: AT_ONCE }, () => begin(server, 'hair')));
  await fetch(`${server.url}${paths[0]}/photos`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = residentMb(server.process.pid);
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, residentMb(server.process.pid))), 20);
  const answers: Record<string, number> = {};
  await Promise.all(
    paths.map(async (path, index) => {
      const status = await send(
        server,
        path,
        'hair-photos.front',
        pictures[index % pictures.length] ?? Buffer.alloc(0),
      );
      answers[status] = (answers[status] ?? 0) + 1;
    }),
  );
  clearInterval(watch);
  const left = readdirSync(join(server.dataDir, 'arriving'));
  if (left.length > 0) throw new Error(`${left.length} files were left behind`);
  return { idle, most, answers };
}

/** Kills the server while photos arrive, starts it again, and counts what is not as it should be. */
async function kills(): Promise<{ kept: number; wrong: number; left: number }> {
  const photo = await phonePhoto(2000, 1500);
  const dataDir = newFolder();
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } });
    const paths = await Promise.all(Array.from({ length: 4 }, () => begin(server, 'hair')));
    const sending = paths.map(async (path) => {
      for (const view of ['front', 'vertex', 'back', 'parting']) {
        try {
          await send(server, path, `hair-photos.${view}`, photo);
        } catch {
          return;
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 900));
    await server.kill();
    await Promise.all(sending);
    if ((round + 1) % 10 === 0) console.log(`${round + 1} kills`);
  }
  const database = await openDatabase({ dataDir });
  const files = openPrivateFiles(dataDir);
  // As if a day had passed.
  await cleanUpPhotos({ db: database.db, files }, Date.now() + 2 * 86_400_000);
  const { rows } = await database.db.execute<{ file: string }>('SELECT file FROM form_photos');
  await database.close();
  const there = new Set((await files.stored.list('photos')).map(({ name }) => name));
  const wrong = rows.filter(({ file }) => !there.has(file) || !there.has(`${file}-small`)).length;
  const left = there.size - rows.length * 2 + (await files.uploads.names('')).length;
  rmSync(dataDir, { recursive: true, force: true });
  return { kept: rows.length, wrong, left };
}

const { idle, most, answers } = await memory();
console.log(`Answers: ${JSON.stringify(answers)}; 303 kept, 422 refused with a sentence.`);
const killed = KILLS > 0 ? await kills() : { kept: 0, wrong: 0, left: 0 };
report([
  {
    what: `memory above the idle ${Math.round(idle)} MB, ${AT_ONCE} uploads at once`,
    measured: `${Math.round(most - idle)} MB`,
    target: `${LIMIT_MB} MB`,
    isMet: most - idle <= LIMIT_MB,
  },
  {
    what: `photos kept over ${KILLS} kills`,
    measured: String(killed.kept),
    target: 'some',
    isMet: KILLS === 0 || killed.kept > 0,
  },
  { what: 'of those without their files', measured: String(killed.wrong), target: '0', isMet: killed.wrong === 0 },
  { what: 'files left without a row', measured: String(killed.left), target: '0', isMet: killed.left === 0 },
]);
