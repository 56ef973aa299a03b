import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askServer, controlSocket, openControl, type Control } from './control.ts';

let dataDir = '';
let control: Control | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jamun-control-'));
});
afterEach(async () => {
  await control?.close();
  control = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Control> {
  control = await openControl(dataDir, () => {});
  control.register('greet', async (input, say) => {
    say('one moment');
    await Promise.resolve();
    say('घंटी');
    return { hello: input };
  });
  control.register('fail', () => Promise.reject(new Error('The file is there already.')));
  return control;
}

const nobody = () => {};

test('a command gets its lines as they come and then its result', async () => {
  await start();
  const lines: string[] = [];
  const answer = await askServer(dataDir, 'greet', { name: 'Asha\n' }, (line) => lines.push(line));
  expect(answer).toEqual({ answered: true, result: { hello: { name: 'Asha\n' } } });
  expect(lines).toEqual(['one moment', 'घंटी']);
});

test('many at once get their own answers', async () => {
  await start();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => askServer(dataDir, 'greet', number, nobody)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, hello) => ({ answered: true, result: { hello } })));
});

test('what the server refuses comes back in its words', async () => {
  await start();
  await expect(askServer(dataDir, 'fail', null, nobody)).rejects.toThrow('The file is there already.');
  await expect(askServer(dataDir, 'dance', null, nobody)).rejects.toThrow(/does not know the command dance/);
});

test('only the owner can open the socket', async () => {
  await start();
  expect((await stat(controlSocket(dataDir))).mode & 0o777).toBe(0o600);
});

test('without a server nobody answers, and a socket left behind is neither a server nor in the way', async () => {
  expect(await askServer(dataDir, 'greet', 1, nobody)).toEqual({ answered: false });
  await writeFile(controlSocket(dataDir), '');
  await start();
  expect(await askServer(dataDir, 'greet', 1, nobody)).toMatchObject({ answered: true });
  await control?.close();
  expect(await askServer(dataDir, 'greet', 1, nobody)).toEqual({ answered: false });
});

test('a data folder with a very long path has its socket elsewhere, and still one of its own', async () => {
  dataDir = join(dataDir, 'a'.repeat(120));
  await mkdir(dataDir);
  expect(controlSocket(dataDir)).not.toContain('aaa');
  expect(controlSocket(dataDir)).not.toBe(controlSocket(`${dataDir}b`));
  await start();
  expect(await askServer(dataDir, 'greet', 1, nobody)).toMatchObject({ answered: true });
  await rm(join(controlSocket(dataDir), '..'), { recursive: true, force: true });
});

test.each(['nonsense\n', '{"input":1}\n', ''])('a request like %j is refused and the server lives on', async (text) => {
  await start();
  const said = await new Promise<string>((resolve, reject) => {
    let all = '';
    const socket = createConnection(controlSocket(dataDir));
    socket.on('data', (chunk) => {
      all += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(all));
    socket.end(text);
  });
  expect(said === '' || 'error' in JSON.parse(said)).toBe(true);
  expect(await askServer(dataDir, 'greet', 1, nobody)).toMatchObject({ answered: true });
});
