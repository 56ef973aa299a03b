import { expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';
import { UnreadableForm } from './readable-request.ts';

const boundary = '----x';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="../../etc/passwd"\r\nContent-Type: image/svg+xml\r\n\r\n`;

function post(body: BodyInit, type = `multipart/form-data; boundary=${boundary}`): Request {
  // A stream as the server's requests have it.
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
}

async function bytesOf(file: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += chunk.length;
  return bytes;
}

test('files come as they arrive, fields at the end', async () => {
  const form = new FormData();
  form.set('go', 'continue');
  form.set('one', new Blob([new Uint8Array(300_000)]), 'one.jpg');
  form.append('two', new Blob([]), '');
  const seen: [string, boolean, number][] = [];
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const fields = await readMultipart(request, async ({ name, isChosen, bytes }) => {
    seen.push([name, isChosen, await bytesOf(bytes)]);
  });
  expect(Object.fromEntries(fields)).toEqual({ go: 'continue' });
  expect(seen).toEqual([
    ['one', true, 300_000],
    ['two', false, 0],
  ]);
});

test('a file that is not wanted does not keep the rest from coming', async () => {
  const form = new FormData();
  form.set('one', new Blob([new Uint8Array(300_000)]), 'one.jpg');
  form.set('go', 'back');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  await expect(readMultipart(request, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow(
    /disk is full/,
  );
});

test.each<[string, Request]>([
  ['no form with files', post('a=b', 'application/x-www-form-urlencoded')],
  ['no boundary', post('a', 'multipart/form-data')],
  ['a form that breaks off', post(`${head}half of`)],
  ['nothing', post('')],
  ['an empty boundary', post('a', 'multipart/form-data; boundary=')],
  [
    'a NUL in a field',
    post(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\0c\r\n--${boundary}--\r\n`),
  ],
])('%s is an error', async (_what, request) => {
  await expect(
    readMultipart(request, async ({ bytes }) => {
      await bytesOf(bytes);
    }),
  ).rejects.toThrow(UnreadableForm);
});

test('a connection that breaks is an error, also for who reads the file', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`${head}${'x'.repeat(1000)}`));
      setTimeout(() => controller.error(new Error('the connection broke')), 20);
    },
  });
  const heard: string[] = [];
  await expect(
    readMultipart(post(body), async ({ bytes }) => {
      await bytesOf(bytes).catch((error: unknown) => heard.push(String(error)));
    }),
  ).rejects.toThrow(/connection broke/);
  expect(heard).toEqual(['Error: the connection broke']);
});
