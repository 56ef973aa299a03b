import { contentSecurityPolicy, scriptHashes } from './content-security-policy.ts';
import {
  memoryFile,
  quicklyCompressed,
  wellCompressed,
  type MemoryFile,
  type MemoryFileOptions,
} from './memory-file.ts';
import { sameFacts, type PublicFacts } from './public-facts.ts';

/** One address rendered to be kept. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
}

/** Renders the page at `path` with the given facts, as a visitor without cookies or query would get it. */
export type RenderPage = (path: string, facts: PublicFacts) => Promise<RenderedPage>;

/** How long after pages were made again they are made smaller: not while the server starts, nor between two changes. */
const CALM_MS = 30_000;

const PAGE_CACHING = 'public, max-age=0, must-revalidate';

/** Headers of a kept page: its policy lists the hashes of its own inline scripts. */
function pageOptions(document: Buffer, frames: readonly string[]): MemoryFileOptions {
  return {
    type: 'text/html; charset=utf-8',
    cacheControl: PAGE_CACHING,
    headers: { 'content-security-policy': contentSecurityPolicy(scriptHashes(document.toString('utf8')), frames) },
  };
}

/** A page from the build with the compressed forms made there. */
export function keptPage(document: Buffer, br: Buffer, gzip: Buffer, frames: readonly string[]): MemoryFile {
  return memoryFile(document, { ...pageOptions(document, frames), br, gzip });
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

  page(path: string): MemoryFile | undefined {
    return this.#pages.get(path);
  }

  /** Makes the pages right for `facts`; resolves when they are. Calls wait for one another. */
  refresh(facts: PublicFacts): Promise<void> {
    this.#work = this.#work.catch(() => {}).then(() => this.#renderAll(facts));
    return this.#work;
  }

  async #renderAll(facts: PublicFacts): Promise<void> {
    if (this.#facts && sameFacts(this.#facts, facts)) return;
    const pages = new Map<string, MemoryFile>();
    const documents = new Map<string, Buffer>();
    // One page is compressed in the background while the next is rendered.
    const compressing: Promise<unknown>[] = [];
    for (const path of this.#paths) {
      const document = Buffer.from((await this.#render(path, facts)).html);
      documents.set(path, document);
      const page = quicklyCompressed(document, pageOptions(document, this.#frames));
      compressing.push(page.then((file) => pages.set(path, file)));
    }
    await Promise.all(compressing);
    this.#pages = pages;
    this.#facts = facts;
    setTimeout(() => void this.#compressWell(pages, documents), CALM_MS).unref();
  }

  /** Replaces the quickly compressed pages by smaller ones, one after the other, unless newer pages have come. */
  async #compressWell(pages: Map<string, MemoryFile>, documents: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [path, document] of documents) {
      if (this.#pages !== pages) return;
      const smaller = await wellCompressed(document, pageOptions(document, this.#frames));
      if (this.#pages !== pages) return;
      pages.set(path, smaller);
    }
  }
}
