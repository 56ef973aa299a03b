// What a process holds and in which of its parts, read through its inspector (NODE_OPTIONS=--inspect=127.0.0.1:0). Linux only.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { residentMegabytes } from './server-process.ts';

/** Megabytes (10^6 bytes) once garbage has been collected; `lazy` is what the process held before. */
export interface Memory {
  readonly lazy: number;
  readonly held: number;
  /** Objects of JavaScript that are in use, and what V8 keeps for them. */
  readonly heap: number;
  readonly heapKept: number;
  /** Buffers, among them the pages in memory. */
  readonly buffers: number;
  /** The embedded database as it stands in the process, where it runs in it. */
  readonly database: number;
  /** Pieces of malloc(3) and everything else that is no file: compressing, hashing, pictures, compiled code. */
  readonly rest: number;
}

const answer = z.object({ id: z.number(), result: z.unknown() });
const value = z.object({ result: z.object({ value: z.unknown() }) });
const usage = z.object({ heapTotal: z.number(), heapUsed: z.number(), arrayBuffers: z.number() });
const object = z.object({ result: z.object({ objectId: z.string() }) });
const objects = z.object({ objects: z.object({ objectId: z.string() }) });

const WASM_BYTES = 'function () { return Math.max(0, ...this.map((memory) => memory.buffer.byteLength)); }';

/** Resident megabytes of all that is no file, and of the one piece that lies around `bytes` of WebAssembly. */
function anonymous(pid: number, wasmBytes: number): { all: number; wasm: number } {
  const parts = readFileSync(`/proc/${pid}/smaps`, 'utf8').split(/^(?=[\da-f]+-[\da-f]+ )/m);
  const pieces = parts.flatMap((part) => {
    const [, from = '0', to = '0', name = ''] = /^([\da-f]+)-([\da-f]+) \S+ \S+ \S+ \d+ *(.*)/.exec(part) ?? [];
    if (name.startsWith('/')) return [];
    const resident = (Number(/^Rss:\s+(\d+)/m.exec(part)?.[1]) * 1024) / 1e6;
    return [{ bytes: Number.parseInt(to, 16) - Number.parseInt(from, 16), resident }];
  });
  const wasm = wasmBytes === 0 ? undefined : pieces.find(({ bytes }) => bytes === wasmBytes);
  return { all: pieces.reduce((sum, { resident }) => sum + resident, 0), wasm: wasm?.resident ?? 0 };
}

/** Opens the inspector that a server announced in its output; what it returns lets a rest pass, collects garbage and reads. */
export async function openMemory(output: string, pid: number, restMs: number) {
  const socket = new WebSocket(/ws:\/\/127\.0\.0\.1:\S+/.exec(output)?.[0] ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  async function call(method: string, params: object = {}): Promise<unknown> {
    const id = ++last;
    const answered = new Promise<unknown>((resolve) => {
      function hear({ data }: MessageEvent): void {
        const said = answer.safeParse(JSON.parse(String(data)));
        if (said.data?.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(said.data.result);
      }
      socket.addEventListener('message', hear);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }
  const evaluated = async (expression: string): Promise<unknown> =>
    value.parse(await call('Runtime.evaluate', { expression, returnByValue: true })).result.value;

  async function wasmBytes(): Promise<number> {
    const prototype = object.parse(await call('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' }));
    const found = objects.parse(await call('Runtime.queryObjects', { prototypeObjectId: prototype.result.objectId }));
    const asked = { objectId: found.objects.objectId, functionDeclaration: WASM_BYTES, returnByValue: true };
    return Number(value.parse(await call('Runtime.callFunctionOn', asked)).result.value);
  }

  return {
    async read(): Promise<Memory> {
      await pause(restMs);
      const lazy = residentMegabytes(pid);
      for (let times = 0; times < 2; times++) await call('HeapProfiler.collectGarbage');
      await pause(5_000);
      const used = usage.parse(JSON.parse(String(await evaluated('JSON.stringify(process.memoryUsage())'))));
      const { all, wasm } = anonymous(pid, await wasmBytes());
      const [heap, heapKept, buffers] = [used.heapUsed / 1e6, used.heapTotal / 1e6, used.arrayBuffers / 1e6];
      const rest = all - heapKept - wasm;
      return { lazy, held: residentMegabytes(pid), heap, heapKept, buffers, database: wasm, rest };
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
