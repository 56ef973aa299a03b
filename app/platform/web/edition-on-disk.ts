import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import { wellEnoughCompressed, type MemoryFile } from './memory-file.ts';
import { isPageDataAddress } from './page-data.ts';

/** An edition of another process may still be being written; one this old is not. */
const LEFT_OVER_MS = 3_600_000;

/** Where an address lies in an edition: pages by their path with `.html` behind it, so that no other spelling of it finds one. */
function editionFileOf(address: string): string {
  return isPageDataAddress(address) ? address.slice(1) : `pages${address}.html`;
}

/**
 * The document with what is otherwise in its headers, before anything it is about: a server that only sends files has one set of
 * headers for all of them. `frame-ancestors` does not count there and belongs to that server's headers.
 */
export function withHeadersInside(html: string, frames: readonly string[], isHidden: boolean): string {
  const policy = contentSecurityPolicy(inlineHashes(html), frames).replace(/; frame-ancestors [^;]*$/, '');
  const headers = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
  ];
  const inside = html.replace('<head>', () => `<head>${headers.join('')}`);
  if (inside === html) throw new Error('A document has no <head> for its policy');
  return inside;
}

/**
 * The pages as files, for a proxy that sends them without asking this process. An edition is whole: it is written into a folder of its
 * own, and `served` points at it only then. A change takes `served` away at once, and until the next edition is there the proxy asks as
 * if there were none. Several processes may share the folder; each takes away what any of them has put there.
 */
export class EditionOnDisk {
  readonly #folder: string;
  readonly #served: string;
  readonly #frames: readonly string[];
  /** Counts what would make an edition that is being written wrong. */
  #changes = 0;
  #own: string | undefined;

  constructor(folder: string, frames: readonly string[]) {
    this.#folder = folder;
    this.#served = join(folder, 'served');
    this.#frames = frames;
    mkdirSync(folder, { recursive: true });
    makeFolders(folder, ['editions']);
  }

  /** From now on nothing is served from here, until the next {@link publish} is done. */
  withdraw(): void {
    this.#changes += 1;
    rmSync(this.#served, { force: true });
  }

  /** The same when this process ends: what another one has put there stays. */
  close(): void {
    this.#changes += 1;
    if (this.#own !== undefined && this.#isServed(this.#own)) rmSync(this.#served, { force: true });
  }

  /** Writes these pages and serves them, unless something has changed meanwhile. `isHidden`: search engines must not list any. */
  async publish(read: () => Promise<ReadonlyMap<string, MemoryFile> | undefined>, isHidden: boolean): Promise<void> {
    const changes = this.#changes;
    const pages = await read();
    if (!pages || changes !== this.#changes) return;
    const name = randomUUID();
    const folder = join(this.#folder, 'editions', name);
    makeFolders(
      this.#folder,
      [...pages.keys()].map((address) => dirname(join('editions', name, editionFileOf(address)))),
    );
    for (const [address, file] of pages) {
      await write(join(folder, editionFileOf(address)), await this.#asFile(address, file, isHidden));
      if (changes !== this.#changes) {
        rmSync(folder, { recursive: true, force: true });
        return;
      }
    }
    const link = join(this.#folder, `${name}.link`);
    symlinkSync(join('editions', name), link);
    renameSync(link, this.#served);
    this.#own = name;
    this.#clear();
  }

  #isServed(name: string): boolean {
    try {
      return basename(readlinkSync(this.#served)) === name;
    } catch {
      return false;
    }
  }

  async #asFile(address: string, file: MemoryFile, isHidden: boolean): Promise<MemoryFile> {
    const { body } = file.variants.identity;
    const isData = isPageDataAddress(address);
    const sent = isData ? body : Buffer.from(withHeadersInside(body.toString('utf8'), this.#frames, isHidden));
    return wellEnoughCompressed(sent, { type: 'text/html', cacheControl: '', headers: {} });
  }

  /** Removes editions that nobody is served from and nobody writes. */
  #clear(): void {
    const editions = join(this.#folder, 'editions');
    for (const name of readdirSync(editions)) {
      const folder = join(editions, name);
      const isOld = Date.now() - statSync(folder).mtimeMs > LEFT_OVER_MS;
      if (isOld && !this.#isServed(name)) rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Makes these folders inside of one that is there, open to the proxy whatever this process keeps to itself otherwise. */
function makeFolders(inside: string, folders: readonly string[]): void {
  for (const folder of new Set(folders)) {
    let path = inside;
    for (const name of folder.split(sep)) {
      path = join(path, name);
      if (existsSync(path)) continue;
      mkdirSync(path);
      chmodSync(path, 0o755);
    }
  }
}

async function write(path: string, { variants: { identity, br, gzip } }: MemoryFile): Promise<void> {
  const forms = [
    [path, identity],
    [`${path}.br`, br],
    [`${path}.gz`, gzip],
  ] as const;
  for (const [file, form] of forms) {
    if (!form) continue;
    await writeFile(file, form.body);
    await chmod(file, 0o644);
  }
}
