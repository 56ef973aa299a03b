import { editionInForce, inEdition } from '#app/platform/content/edition.ts';
import { ownLogo, type OwnLogo } from '#app/platform/content/logo.ts';
import { iconOf } from '#app/platform/pictures/logo.ts';
import { memoryFile, type MemoryFile } from '#app/platform/web/memory-file.ts';

/** The icons for tabs, home screens and search engines, by address, with their size in pixels. */
const ICONS: Readonly<Record<string, number>> = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
};

/** The shipped icons of a kind that no logo is made into. */
const SHIPPED_ONLY: ReadonlySet<string> = new Set(['/favicon.svg', '/favicon.ico']);

const made = new WeakMap<OwnLogo, Map<string, Promise<MemoryFile | undefined>>>();

/**
 * The icon at an address, made of the clinic's own logo; undefined for other addresses and while it has none. It comes as
 * undefined where the logo, which somebody may have written into a file by hand, cannot be opened.
 */
export function ownIcon(path: string): Promise<MemoryFile | undefined> | undefined {
  const size = Object.hasOwn(ICONS, path) ? ICONS[path] : undefined;
  const logo = size === undefined ? undefined : logoInForce();
  if (!logo || size === undefined) return undefined;
  const icons = made.get(logo) ?? new Map<string, Promise<MemoryFile | undefined>>();
  made.set(logo, icons);
  const known = icons.get(path) ?? makeIcon(logo, size).catch(() => undefined);
  icons.set(path, known);
  return known;
}

/** Whether the shipped icon at this address is another's by now: the clinic has a logo, and the address leads to its icon. */
export function isReplacedByOwnIcon(path: string): boolean {
  return SHIPPED_ONLY.has(path) && logoInForce() !== undefined;
}

/** Undefined also for a look that cannot be read: an icon asks before anything could turn the error into an answer. */
function logoInForce(): OwnLogo | undefined {
  try {
    return inEdition(editionInForce(), ownLogo);
  } catch {
    return undefined;
  }
}

async function makeIcon({ png }: OwnLogo, size: number): Promise<MemoryFile> {
  const icon = Buffer.from(await iconOf(png, size));
  return memoryFile(icon, { type: 'image/png', cacheControl: 'public, max-age=3600', headers: {} });
}
