import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import { isPageDataAddress, pageDataAddress, pageOfData } from './page-data.ts';
import {
  memoryFile,
  quicklyCompressed,
  wellCompressed,
  type MemoryFile,
  type MemoryFileOptions,
} from './memory-file.ts';
import { sameInputs, type RenderInputs } from './render-inputs.ts';

/** One address rendered to be kept: the document, and the data its scripts begin with when they start. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  readonly data: string;
}

/** Renders the page at `path` with the given inputs, as a visitor without cookies or query would get it. */
export type RenderPage = (path: string, inputs: RenderInputs) => Promise<RenderedPage>;

/** The data of the page at `path` with the given inputs, as rendering it would give, without the work of rendering. */
export type ReadPageData = (path: string, inputs: RenderInputs) => Promise<string>;

/** Thrown by a {@link RenderPage} when there is no page at the path any more. */
export class PageGone extends Error {}

/** After this time without rendering, pages are compressed again, better: never while visitors wait. */
const IDLE_MS = 5_000;

/** Between two pages that nobody has asked for. */
const PAUSE_MS = 10;

const PAGE_CACHING = 'public, max-age=0, must-revalidate';

/** The files of a page by address: the document and its data. */
export function filesOf({ path, html, data }: RenderedPage): [address: string, body: Buffer][] {
  return [
    [path, Buffer.from(html)],
    [pageDataAddress(path), Buffer.from(data)],
  ];
}

/** Headers of a kept file. A document's policy lists the hashes of its own inline scripts and styles; data is no page to be found. */
function keptOptions(address: string, body: Buffer, frames: readonly string[]): MemoryFileOptions {
  const isData = isPageDataAddress(address);
  return {
    type: isData ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    cacheControl: PAGE_CACHING,
    headers: isData
      ? { 'x-robots-tag': 'noindex' }
      : { 'content-security-policy': contentSecurityPolicy(inlineHashes(body.toString('utf8')), frames) },
  };
}

/** A file from the build with the compressed forms made there. */
export function keptFile(
  address: string,
  { body, br, gzip }: Readonly<Record<'body' | 'br' | 'gzip', Buffer>>,
  frames: readonly string[],
): MemoryFile {
  return memoryFile(body, { ...keptOptions(address, body, frames), br, gzip });
}

/** Pages that no build knew, and how pages depend on posts, which change more often than everything else. */
export interface AddedPages {
  /** Whether there is such a page: a post, a page of the list of posts, a doctor of the clinic. */
  has(path: string, inputs: RenderInputs): boolean;
  /** A key of the posts a page shows: while it stays the same, the page needs no rendering. All pages without posts share one. */
  shown(path: string, inputs: RenderInputs): string;
}

const NONE_ADDED: AddedPages = { has: () => false, shown: () => '' };

/** Added pages that are kept; the one rendered first goes first. A page takes about 100 kB in all its forms. */
const MOST_ADDED_PAGES = 400;

/** Pages rendered with the same inputs. */
interface Generation {
  readonly inputs: RenderInputs;
  readonly files: Map<string, MemoryFile>;
  /** Pages being rendered now, by path. */
  readonly inFlight: Map<string, Promise<void>>;
  /** Compressed quickly for now, by address; a smaller form follows when the server is idle. */
  readonly pendingRecompression: Map<string, Buffer>;
  /** Pages no build knew, in the order they were rendered. */
  readonly added: Set<string>;
  /** Pages of the generations before, by address, which are right still when their data have not changed. */
  readonly unconfirmed: Map<string, Unconfirmed>;
}

interface Unconfirmed {
  readonly file: MemoryFile;
  /** Waits to be compressed better. */
  readonly pending: Buffer | undefined;
}

type Kept = Pick<Generation, 'files' | 'pendingRecompression' | 'added'>;

const nothingKept = (): Kept => ({ files: new Map(), pendingRecompression: new Map(), added: new Set() });

/**
 * The pages held in memory. They start as the build made them. When the inputs differ from those a page was rendered
 * with, a new generation begins: each page is rendered when it is first asked for, and kept. So no page is ever served with
 * inputs that are no longer true, and a change of inputs costs nothing that nobody reads. When only posts changed, the new
 * generation takes over every page that shows the same of them. Any other page of before is taken over when it is first
 * asked for and its data, which are all that a page shows, have stayed the same: which pages a change shows on is found, not listed.
 */
export class PageCache {
  #generation: Generation | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #render: RenderPage;
  readonly #readData: ReadPageData | undefined;
  readonly #frames: readonly string[];
  /** The page an address belongs to: its own, or that of its data. */
  readonly #pathOf: ReadonlyMap<string, string>;
  readonly #addedPages: AddedPages;

  constructor(options: {
    readonly paths: readonly string[];
    readonly frames: readonly string[];
    readonly render: RenderPage;
    readonly readData?: ReadPageData;
    readonly added?: AddedPages;
    readonly built?: { readonly files: Map<string, MemoryFile>; readonly inputs: RenderInputs };
  }) {
    this.#render = options.render;
    this.#readData = options.readData;
    this.#frames = options.frames;
    this.#addedPages = options.added ?? NONE_ADDED;
    this.#pathOf = new Map(options.paths.flatMap((path) => [path, pageDataAddress(path)].map((at) => [at, path])));
    this.#generation = options.built && {
      ...nothingKept(),
      ...options.built,
      inFlight: new Map(),
      unconfirmed: new Map(),
    };
  }

  /** From now on pages are rendered with `inputs`. Whether these are others than before. */
  bringUpToDate(inputs: RenderInputs): boolean {
    const before = this.#generation;
    const isSame = before !== undefined && sameInputs(before.inputs, inputs);
    if (isSame && isDeepStrictEqual(before.inputs.posts, inputs.posts)) return false;
    const kept = isSame ? this.#stillRight(before, inputs) : nothingKept();
    this.#generation = { inputs, inFlight: new Map(), ...kept, unconfirmed: this.#unconfirmedOf(before) };
    return true;
  }

  /** All that a generation has and has not confirmed. Nothing where data cannot be read without rendering. */
  #unconfirmedOf(before: Generation | undefined): Map<string, Unconfirmed> {
    if (!before || !this.#readData) return new Map();
    const { files, pendingRecompression, unconfirmed } = before;
    const own = [...files].map(([at, file]): [string, Unconfirmed] => [
      at,
      { file, pending: pendingRecompression.get(at) },
    ]);
    return new Map([...unconfirmed, ...own]);
  }

  /** The pages of a generation that show the same posts under the new inputs, and so stay valid. */
  #stillRight(before: Generation, inputs: RenderInputs): Kept {
    const verdicts = new Map<string, boolean>();
    const isRight = (address: string): boolean => {
      const path = this.#pageAt(address, inputs);
      if (path === undefined) return false;
      const known =
        verdicts.get(path) ?? this.#addedPages.shown(path, before.inputs) === this.#addedPages.shown(path, inputs);
      verdicts.set(path, known);
      return known;
    };
    return {
      files: new Map([...before.files].filter(([address]) => isRight(address))),
      pendingRecompression: new Map([...before.pendingRecompression].filter(([address]) => isRight(address))),
      added: new Set([...before.added].filter(isRight)),
    };
  }

  /** The page an address belongs to, if there is one. */
  #pageAt(address: string, inputs: RenderInputs): string | undefined {
    const fixed = this.#pathOf.get(address);
    if (fixed !== undefined) return fixed;
    const path = pageOfData(address) ?? address;
    return this.#addedPages.has(path, inputs) ? path : undefined;
  }

  /** The document or the data at an address; a promise when it has to be rendered first. Undefined: no kept page. */
  file(address: string): MemoryFile | Promise<MemoryFile | undefined> | undefined {
    const generation = this.#generation;
    const kept = generation?.files.get(address);
    if (kept) return kept;
    const path = generation ? this.#pageAt(address, generation.inputs) : this.#pathOf.get(address);
    return path === undefined ? undefined : this.#made(address, path);
  }

  /**
   * Renders what is missing of `paths`, one page after the other, and gives all files of the generation. Undefined when a newer one
   * has begun meanwhile.
   */
  async whole(paths: readonly string[]): Promise<ReadonlyMap<string, MemoryFile> | undefined> {
    const generation = this.#generation;
    if (!generation) return undefined;
    for (const path of paths) {
      if (generation !== this.#generation) return undefined;
      if (generation.files.has(path)) continue;
      await this.file(path);
      // Those who wait for a page of their own come first.
      await pause(PAUSE_MS);
    }
    return generation === this.#generation ? generation.files : undefined;
  }

  async #made(address: string, path: string): Promise<MemoryFile | undefined> {
    const generation = this.#generation;
    if (!generation) throw new Error(`${path} was asked for before the inputs were known`);
    let making = generation.inFlight.get(path);
    if (!making) {
      making = this.#make(generation, path).finally(() => generation.inFlight.delete(path));
      generation.inFlight.set(path, making);
    }
    try {
      await making;
    } catch (error) {
      // Taken back: a post before the inputs said so, or a page that the clinic has taken off the site since the start.
      if (error instanceof PageGone) return undefined;
      throw error;
    }
    // The inputs may have changed meanwhile.
    const file = generation === this.#generation ? generation.files.get(address) : await this.file(address);
    if (!file && !this.#pathOf.has(path)) return undefined;
    if (!file) throw new Error(`${path} was rendered without ${address}`);
    return file;
  }

  async #make(generation: Generation, path: string): Promise<void> {
    if (!(await this.#takenOver(generation, path))) {
      const files = filesOf(await this.#render(path, generation.inputs));
      await Promise.all(
        files.map(async ([address, body]) => {
          generation.files.set(address, await quicklyCompressed(body, keptOptions(address, body, this.#frames)));
          generation.pendingRecompression.set(address, body);
        }),
      );
    }
    if (!this.#pathOf.has(path)) this.#keepFew(generation, path);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#compressWell(generation), IDLE_MS).unref();
  }

  /** Takes a page of before over when its data are the same; in either case nothing of it is left unconfirmed. */
  async #takenOver({ inputs, files, pendingRecompression, unconfirmed }: Generation, path: string): Promise<boolean> {
    const addresses = [path, pageDataAddress(path)] as const;
    const before = addresses.map((address) => unconfirmed.get(address));
    const [document, data] = before;
    if (!this.#readData || !document || !data) return false;
    const now = Buffer.from(await this.#readData(path, inputs));
    const isSame = data.file.variants.identity.body.equals(now);
    for (const [index, address] of addresses.entries()) {
      unconfirmed.delete(address);
      const each = before[index];
      if (!isSame || !each) continue;
      files.set(address, each.file);
      if (each.pending) pendingRecompression.set(address, each.pending);
    }
    return isSame;
  }

  /** Keeps an added page and drops the one rendered first when there are too many. */
  #keepFew({ added, files, pendingRecompression }: Generation, path: string): void {
    added.delete(path);
    added.add(path);
    if (added.size <= MOST_ADDED_PAGES) return;
    const [oldest = path] = added;
    added.delete(oldest);
    for (const address of [oldest, pageDataAddress(oldest)]) {
      files.delete(address);
      pendingRecompression.delete(address);
    }
  }

  /** Replaces quickly compressed files by smaller ones, one after the other, unless a newer generation has begun. */
  async #compressWell(generation: Generation): Promise<void> {
    for (const [address, body] of generation.pendingRecompression) {
      const smaller = await wellCompressed(body, keptOptions(address, body, this.#frames));
      if (this.#generation !== generation) return;
      generation.files.set(address, smaller);
      generation.pendingRecompression.delete(address);
    }
  }
}
