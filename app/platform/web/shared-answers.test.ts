import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { shareAnswers, type SharedAnswers } from './shared-answers.ts';

const words = 'The same words again. '.repeat(100);
const facts = { year: 2026 };

const bytesOf = async (answer?: Response) => new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));

/** Asks as a browser that accepts an encoding. */
async function ask(
  answers: SharedAnswers,
  make: () => Promise<Response>,
  { question = '/', encoding = 'identity', madeFrom = [facts] as readonly unknown[] } = {},
): Promise<Response | undefined> {
  const request = new Request('http://127.0.0.1/', { headers: { 'accept-encoding': encoding } });
  return answers.answer(question, request, madeFrom, make);
}

function counted(status = 200) {
  const make = vi.fn<() => Promise<Response>>();
  make.mockImplementation(async () => new Response(`${make.mock.calls.length} ${words}`, { status }));
  return make;
}

it('is made once for all who ask the same, also at once, and compressed as each accepts it', async () => {
  const [answers, make] = [shareAnswers(10), counted()];
  const [plain, br, gzip] = await Promise.all(
    ['identity', 'br, gzip', 'gzip'].map((encoding) => ask(answers, make, { encoding })),
  );
  expect(make).toHaveBeenCalledTimes(1);
  expect(await plain?.text()).toBe(`1 ${words}`);
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(`1 ${words}`);
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(`1 ${words}`);
  expect([plain, br, gzip].map((answer) => answer?.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip']);
  expect(br?.headers.get('vary')).toBe('Accept-Encoding');
});

it('is made anew for another question, and when something it is made from is another thing', async () => {
  const [answers, make] = [shareAnswers(10), counted()];
  const first = async (of: Parameters<typeof ask>[2]) => (await (await ask(answers, make, of))?.text())?.[0];
  expect(await first({})).toBe('1');
  expect(await first({ question: '/another' })).toBe('2');
  expect(await first({})).toBe('1');
  expect(await first({ madeFrom: [{ year: 2026 }] })).toBe('3');
  expect(await first({ madeFrom: [facts] })).toBe('4');
});

it('is not shared where it is no success or fails, and asked for again', async () => {
  const [answers, missing] = [shareAnswers(10), counted(404)];
  expect([await ask(answers, missing), await ask(answers, missing)]).toEqual([undefined, undefined]);
  const failing = vi.fn<() => Promise<Response>>().mockRejectedValue(new Error('away'));
  for (const time of [1, 2]) {
    await expect(ask(answers, failing)).rejects.toThrow('away');
    expect(failing).toHaveBeenCalledTimes(time);
  }
  expect(missing).toHaveBeenCalledTimes(2);
});

it('goes when there are too many, the first one first', async () => {
  const [answers, make] = [shareAnswers(2), counted()];
  for (const question of ['/a', '/b', '/c', '/c', '/b', '/a']) await ask(answers, make, { question });
  expect(make).toHaveBeenCalledTimes(4);
});
