import { contentSecurityPolicy, scriptHashes } from './content-security-policy.ts';
import { isPageDataAddress, pageDataAddress } from './page-data.ts';
import {
  memoryFile,
  quicklyCompressed,
  wellCompressed,
  type MemoryFile,
  type MemoryFileOptions,
} from './memory-file.ts';
import { sameFacts, type PublicFacts } from './public-facts.ts';

/** One address rendered to be kept: the document, and the data its scripts begin with when they start. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  readonly data: string;
}

/** Renders the page at `path` with the given facts, as a visitor without cookies or query would get it. */
export type RenderPage = (path: string, facts: PublicFacts) => Promise<RenderedPage>;

/** How long after pages were made again they are made smaller: not while the server starts, nor between two changes. */
const CALM_MS = 30_000;

const PAGE_CACHING = 'public, max-age=0, must-revalidate';

/** What is kept of a page, by address: the document and its data. */
export function filesOf({ path, html, data }: RenderedPage): [address: string, body: Buffer][] {
  return [
    [path, Buffer.from(html)],
    [pageDataAddress(path), Buffer.from(data)],
  ];
}

/** Headers of a kept file. A document's policy lists the hashes of its own inline scripts; data is no page to be found. */
function keptOptions(address: string, body: Buffer, frames: readonly string[]): MemoryFileOptions {
  const isData = isPageDataAddress(address);
  return {
    type: isData ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    cacheControl: PAGE_CACHING,
    headers: isData
      ? { 'x-robots-tag': 'noindex' }
      : { 'content-security-policy': contentSecurityPolicy(scriptHashes(body.toString('utf8')), frames) },
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

/**
 * The pages held in memory. They start as the build made them; whenever the facts differ from those a page was
 * rendered with, all are rendered again and swapped together, so that no visitor meets two truths.
 */
export class StaticSite {
  #pages: ReadonlyMap<string, MemoryFile>;
  #facts: PublicFacts | undefined;
  #work: Promise<void> = Promise.resolve();
  readonly #render: RenderPage;
  readonly #frames: readonly string[];
  readonly #paths: readonly string[];

  constructor(options: {
    readonly paths: readonly string[];
    readonly frames: readonly string[];
    readonly render: RenderPage;
    readonly built?: { readonly pages: ReadonlyMap<string, MemoryFile>; readonly facts: PublicFacts };
  }) {
    this.#paths = options.paths;
    this.#frames = options.frames;
    this.#render = options.render;
    this.#pages = options.built?.pages ?? new Map<string, MemoryFile>();
    this.#facts = options.built?.facts;
  }

  /** The document or the data at an address. */
  file(address: string): MemoryFile | undefined {
    return this.#pages.get(address);
  }

  /** Makes the pages right for `facts`; resolves when they are. Calls wait for one another. */
  refresh(facts: PublicFacts): Promise<void> {
    this.#work = this.#work.catch(() => {}).then(() => this.#renderAll(facts));
    return this.#work;
  }

  async #renderAll(facts: PublicFacts): Promise<void> {
    if (this.#facts && sameFacts(this.#facts, facts)) return;
    const pages = new Map<string, MemoryFile>();
    const bodies = new Map<string, Buffer>();
    // One page is compressed in the background while the next is rendered.
    const compressing: Promise<unknown>[] = [];
    for (const path of this.#paths) {
      for (const [address, body] of filesOf(await this.#render(path, facts))) {
        bodies.set(address, body);
        const file = quicklyCompressed(body, keptOptions(address, body, this.#frames));
        compressing.push(file.then((quick) => pages.set(address, quick)));
      }
    }
    await Promise.all(compressing);
    this.#pages = pages;
    this.#facts = facts;
    setTimeout(() => void this.#compressWell(pages, bodies), CALM_MS).unref();
  }

  /** Replaces the quickly compressed pages by smaller ones, one after the other, unless newer pages have come. */
  async #compressWell(pages: Map<string, MemoryFile>, bodies: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [address, body] of bodies) {
      if (this.#pages !== pages) return;
      const smaller = await wellCompressed(body, keptOptions(address, body, this.#frames));
      if (this.#pages !== pages) return;
      pages.set(address, smaller);
    }
  }
}
