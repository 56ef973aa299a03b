import { isDeepStrictEqual } from 'node:util';
import { contentSecurityPolicy, scriptHashes } from './content-security-policy.ts';
import { isPageDataAddress, pageDataAddress, pageOfData } from './page-data.ts';
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

/** Thrown by a {@link RenderPage} when there is no page at the path any more. */
export class PageGone extends Error {}

/** How long after the last page was made its compressed forms are made smaller: not while visitors wait for others. */
const CALM_MS = 5_000;

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

/** What pages show of posts, which come and go while everything else stays. */
export interface PagesOfPosts {
  /** Whether a page that no build knew is there: a post, a page of their list. */
  has(path: string, facts: PublicFacts): boolean;
  /** What a page shows of the posts, as a text to compare; the same for all pages that show nothing of them. */
  shown(path: string, facts: PublicFacts): string;
}

const NO_POSTS: PagesOfPosts = { has: () => false, shown: () => '' };

/** Pages of posts that are kept; the one rendered first goes first. A page takes about 100 kB in all its forms. */
const MOST_PAGES_OF_POSTS = 400;

/** Pages rendered with the same facts. */
interface Edition {
  readonly facts: PublicFacts;
  readonly files: Map<string, MemoryFile>;
  /** Pages that somebody waits for, by path. */
  readonly inHand: Map<string, Promise<void>>;
  /** What was compressed in a hurry, by address. */
  readonly hurried: Map<string, Buffer>;
  /** Pages no build knew, in the order they were rendered. */
  readonly ofPosts: Set<string>;
}

type Kept = Pick<Edition, 'files' | 'hurried' | 'ofPosts'>;

const nothingKept = (): Kept => ({ files: new Map(), hurried: new Map(), ofPosts: new Set() });

/**
 * The pages held in memory. They start as the build made them. When the facts differ from those a page was rendered
 * with, a new edition begins: each page is rendered when it is first asked for, and kept. So no page is ever served with
 * facts that are no longer true, and a change of facts costs nothing that nobody reads. When only posts changed, the new
 * edition takes over every page that shows the same of them.
 */
export class StaticSite {
  #edition: Edition | undefined;
  #calm: NodeJS.Timeout | undefined;
  readonly #render: RenderPage;
  readonly #frames: readonly string[];
  /** The page an address belongs to: its own, or that of its data. */
  readonly #pathOf: ReadonlyMap<string, string>;
  readonly #posts: PagesOfPosts;

  constructor(options: {
    readonly paths: readonly string[];
    readonly frames: readonly string[];
    readonly render: RenderPage;
    readonly posts?: PagesOfPosts;
    readonly built?: { readonly files: Map<string, MemoryFile>; readonly facts: PublicFacts };
  }) {
    this.#render = options.render;
    this.#frames = options.frames;
    this.#posts = options.posts ?? NO_POSTS;
    this.#pathOf = new Map(options.paths.flatMap((path) => [path, pageDataAddress(path)].map((at) => [at, path])));
    this.#edition = options.built && { ...nothingKept(), ...options.built, inHand: new Map() };
  }

  /** From now on pages are right for `facts`. */
  bringUpToDate(facts: PublicFacts): void {
    const before = this.#edition;
    const isSame = before !== undefined && sameFacts(before.facts, facts);
    if (isSame && isDeepStrictEqual(before.facts.posts, facts.posts)) return;
    this.#edition = { facts, inHand: new Map(), ...(isSame ? this.#stillRight(before, facts) : nothingKept()) };
  }

  /** What of an edition shows the same posts as it would now. */
  #stillRight(before: Edition, facts: PublicFacts): Kept {
    const verdicts = new Map<string, boolean>();
    const isRight = (address: string): boolean => {
      const path = this.#pageAt(address, facts);
      if (path === undefined) return false;
      const known = verdicts.get(path) ?? this.#posts.shown(path, before.facts) === this.#posts.shown(path, facts);
      verdicts.set(path, known);
      return known;
    };
    return {
      files: new Map([...before.files].filter(([address]) => isRight(address))),
      hurried: new Map([...before.hurried].filter(([address]) => isRight(address))),
      ofPosts: new Set([...before.ofPosts].filter(isRight)),
    };
  }

  /** The page an address belongs to, if there is one. */
  #pageAt(address: string, facts: PublicFacts): string | undefined {
    const fixed = this.#pathOf.get(address);
    if (fixed !== undefined) return fixed;
    const path = pageOfData(address) ?? address;
    return this.#posts.has(path, facts) ? path : undefined;
  }

  /** The document or the data at an address; a promise when it has to be rendered first. Undefined: no kept page. */
  file(address: string): MemoryFile | Promise<MemoryFile | undefined> | undefined {
    const edition = this.#edition;
    const kept = edition?.files.get(address);
    if (kept) return kept;
    const path = edition ? this.#pageAt(address, edition.facts) : this.#pathOf.get(address);
    return path === undefined ? undefined : this.#made(address, path);
  }

  async #made(address: string, path: string): Promise<MemoryFile | undefined> {
    const edition = this.#edition;
    if (!edition) throw new Error(`${path} was asked for before the facts were known`);
    let making = edition.inHand.get(path);
    if (!making) {
      making = this.#make(edition, path).finally(() => edition.inHand.delete(path));
      edition.inHand.set(path, making);
    }
    try {
      await making;
    } catch (error) {
      // A post that was taken back before the facts said so.
      if (error instanceof PageGone && !this.#pathOf.has(path)) return undefined;
      throw error;
    }
    // The facts may have changed meanwhile.
    const file = edition === this.#edition ? edition.files.get(address) : await this.file(address);
    if (!file && !this.#pathOf.has(path)) return undefined;
    if (!file) throw new Error(`${path} was rendered without ${address}`);
    return file;
  }

  async #make(edition: Edition, path: string): Promise<void> {
    const files = filesOf(await this.#render(path, edition.facts));
    await Promise.all(
      files.map(async ([address, body]) => {
        edition.files.set(address, await quicklyCompressed(body, keptOptions(address, body, this.#frames)));
        edition.hurried.set(address, body);
      }),
    );
    if (!this.#pathOf.has(path)) this.#keepFew(edition, path);
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => void this.#compressWell(edition), CALM_MS).unref();
  }

  /** Counts a page of posts in, and the one rendered first out when there are too many. */
  #keepFew({ ofPosts, files, hurried }: Edition, path: string): void {
    ofPosts.delete(path);
    ofPosts.add(path);
    if (ofPosts.size <= MOST_PAGES_OF_POSTS) return;
    const [oldest = path] = ofPosts;
    ofPosts.delete(oldest);
    for (const address of [oldest, pageDataAddress(oldest)]) {
      files.delete(address);
      hurried.delete(address);
    }
  }

  /** Replaces quickly compressed files by smaller ones, one after the other, unless a newer edition has begun. */
  async #compressWell(edition: Edition): Promise<void> {
    for (const [address, body] of edition.hurried) {
      const smaller = await wellCompressed(body, keptOptions(address, body, this.#frames));
      if (this.#edition !== edition) return;
      edition.files.set(address, smaller);
      edition.hurried.delete(address);
    }
  }
}
