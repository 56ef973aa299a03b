import { setTimeout } from 'node:timers/promises';
import { quicklyCompressed, type MemoryFile, type MemoryFileOptions } from './memory-file.ts';
import type { Moment, Moments } from './moments.ts';

/** While changes come one upon the other the answer is made so often, and whoever asks waits for the next. */
const APART_MS = 100;

interface Making {
  readonly file: Promise<MemoryFile>;
  /** When it began to read what changes; undefined while it waits for its turn, and a change does not make it wrong. */
  begunIn: Moment | undefined;
}

/**
 * Keeps what `make` gives in memory, in its compressed forms, and makes it anew when it is asked for in another moment than it
 * was begun in. While nobody asks nothing is made, and never two at once. Nothing old is ever given because a new one cannot be
 * made: then asking fails. Returns how to ask: a promise while it is being made, once for all who ask.
 */
export function keepAnswer(
  make: () => Promise<string>,
  { moments, ...options }: MemoryFileOptions & { readonly moments: Moments },
): () => MemoryFile | Promise<MemoryFile> {
  let kept: { readonly file: MemoryFile; readonly moment: Moment } | undefined;
  /** The one that newcomers wait for. */
  let making: Making | undefined;
  /** Settled when nothing is being made any more, also nothing that has become out of date meanwhile. */
  let madeBefore: Promise<unknown> = Promise.resolve();
  /** The last one made, right or not: the same words need no compressing again. */
  let last: { readonly text: string; readonly file: MemoryFile } | undefined;
  let begunAtMs = -Infinity;

  async function madeAnew(begin: (moment: Moment) => void): Promise<MemoryFile> {
    await madeBefore;
    const waitMs = begunAtMs + APART_MS - performance.now();
    if (waitMs > 0) await setTimeout(waitMs);
    begunAtMs = performance.now();
    const moment = moments.current();
    begin(moment);
    const text = await make();
    const file = last?.text === text ? last.file : await quicklyCompressed(Buffer.from(text), options);
    last = { text, file };
    kept = { file, moment };
    return file;
  }

  function start(): Making {
    const file = madeAnew((moment) => {
      ours.begunIn = moment;
    }).finally(() => {
      if (making === ours) making = undefined;
    });
    const ours: Making = { file, begunIn: undefined };
    madeBefore = file.catch(() => {});
    return ours;
  }

  return () => {
    const moment = moments.current();
    if (kept?.moment === moment) return kept.file;
    if (!making || (making.begunIn && making.begunIn !== moment)) making = start();
    return making.file;
  };
}
