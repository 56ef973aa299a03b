import { contentSecurityPolicy, scriptHashes } from './content-security-policy.ts';
import { compressedMemoryFile, memoryFile, type MemoryFile } from './memory-file.ts';
import { sameFacts, type PublicFacts } from './public-facts.ts';

/** One address rendered to be kept. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
}

/** Renders the page at `path` with the given facts, as a visitor without cookies or query would get it. */
export type RenderPage = (path: string, facts: PublicFacts) => Promise<RenderedPage>;

const PAGE_CACHING = 'public, max-age=0, must-revalidate';

/** Headers of a kept page: its policy lists the hashes of its own inline scripts. */
export function pageHeaders(html: string, frames: readonly string[]): Record<string, string> {
  return { 'content-security-policy': contentSecurityPolicy(scriptHashes(html), frames) };
}

/** A page from the build with the compressed forms made there. */
export function keptPage(html: Buffer, br: Buffer, gzip: Buffer, frames: readonly string[]): MemoryFile {
  const headers = pageHeaders(html.toString('utf8'), frames);
  return memoryFile(html, { type: 'text/html; charset=utf-8', cacheControl: PAGE_CACHING, headers, br, gzip });
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
    for (const path of this.#paths) {
      const { html } = await this.#render(path, facts);
      const options = {
        type: 'text/html; charset=utf-8',
        cacheControl: PAGE_CACHING,
        headers: pageHeaders(html, this.#frames),
      };
      pages.set(path, await compressedMemoryFile(Buffer.from(html), options));
    }
    this.#pages = pages;
    this.#facts = facts;
  }
}
