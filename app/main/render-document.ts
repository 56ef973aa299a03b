import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderOptions {
  readonly nonce: string | null;
  readonly timeoutMs: number;
  /** Told of each error while a part of the page is drawn; the rest of the page is there all the same. */
  readonly onError: (error: unknown) => void;
}

/** Renders a document whole: nothing on these pages is worth sending before the rest of it. */
export function renderDocument(
  document: ReactNode,
  { nonce, timeoutMs, onError }: RenderOptions,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(document, {
      ...(nonce === null ? {} : { nonce }),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timeout);
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve({ html: Buffer.concat(chunks).toString('utf8'), failed });
            done();
          },
        });
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        onError(error);
      },
    });
    const timeout = setTimeout(() => abort(new Error('rendering took too long')), timeoutMs);
  });
}
