import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotli, gzipped } from './compression.ts';

test('a burst of answers is compressed a few at a time, each whole', async () => {
  let begun = 0;
  let ended = 0;
  let most = 0;
  const ofThisTest = new AsyncLocalStorage<true>();
  const hook = createHook({
    init(_id, type) {
      if (type !== 'ZLIB' || !ofThisTest.getStore()) return;
      begun += 1;
      most = Math.max(most, begun - ended);
    },
  }).enable();
  const page = Buffer.from('<p>Hair grows one centimetre a month.</p>'.repeat(500));
  const compress = async (index: number) => {
    const body = await (index < 30 ? brotli(page, 4) : gzipped(page, 6));
    ended += 1;
    return body;
  };
  const bodies = await ofThisTest.run(true, () =>
    Promise.all(Array.from({ length: 60 }, (_, index) => compress(index))),
  );
  hook.disable();
  expect(begun).toBe(60);
  expect(most).toBeLessThanOrEqual(6);
  const opened = bodies.map((body, index) => (index < 30 ? brotliDecompressSync(body) : gunzipSync(body)));
  for (const body of opened) expect(body.equals(page)).toBe(true);
});
