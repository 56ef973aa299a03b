const FOLDER = '/page-data/';
const DATA = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/;
const END = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/;

/** The address from which the scripts of a kept page fetch its loader data. */
export function pageDataAddress(path: string): string {
  return `${FOLDER}${path === '/' ? 'index' : path.slice(1)}.txt`;
}

/** The page whose data waits at an address; undefined for any other address. */
export function pageOfData(address: string): string | undefined {
  if (!address.startsWith(FOLDER) || !address.endsWith('.txt')) return undefined;
  const name = address.slice(FOLDER.length, -'.txt'.length);
  return name === 'index' ? '/' : `/${name}`;
}

export function isPageDataAddress(address: string): boolean {
  return address.startsWith(FOLDER);
}

/** Whether a rendered document brings data for scripts; a page in another language has none of either. */
export function hasPageData(document: string): boolean {
  return document.includes('window.__reactRouterContext');
}

/**
 * Takes the loaders' data out of a rendered document: it repeats the text that is there as HTML, and readers should not
 * wait for it. The boot script fetches it when the other scripts start. Throws when React Router writes it otherwise.
 */
export function takePageData(path: string, document: string): { html: string; data: string } {
  const literal = DATA.exec(document)?.[1];
  if (literal === undefined || !END.test(document))
    throw new Error(`${path} was rendered without the data that its scripts begin with`);
  const data: unknown = JSON.parse(literal);
  const reference = `<script type="text/rr-data" data-src="${pageDataAddress(path)}"></script>`;
  return { html: document.replace(DATA, () => reference).replace(END, ''), data: String(data) };
}
