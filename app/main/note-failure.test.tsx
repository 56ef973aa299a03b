import { Suspense, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { noteFailure } from './note-failure.ts';
import { createLog } from '#app/platform/log.ts';
import { renderDocument } from './render-document.ts';

function aServer() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  return { app: { log: createLog({ logLevel: 'info' }, { write }), counts: { foreignPosts: 0 } }, lines };
}

function Broken(): ReactNode {
  throw new Error('Asha’s number +91 98765 43210 and asha@example.com are not what this part expects');
}

test('what goes wrong while a page is drawn is one line of the log, and names nobody', async () => {
  const { app, lines } = aServer();
  const page = (
    <Suspense fallback="">
      <Broken />
    </Suspense>
  );
  const options = { nonce: null, timeoutMs: 10_000, onError: (error: unknown) => noteFailure(app, error) };
  expect((await renderDocument(page, options)).failed).toBe(true);
  expect(lines).toMatchObject([{ level: 'error', msg: 'a page failed', err: { type: 'Error' } }]);
  expect(JSON.stringify(lines)).not.toMatch(/98765|asha@/);
});

test('a post from another site is counted, and its line has neither stack nor level of an error', () => {
  const { app, lines } = aServer();
  noteFailure(app, new Error('`origin` header is not a valid URL. Aborting the action.'));
  expect([app.counts.foreignPosts, lines.map(({ level }) => level), 'err' in (lines[0] ?? {})]).toEqual([
    1,
    ['info'],
    false,
  ]);
});
