/** What a document says of itself, read from its text alone, as a search engine does. */
export interface ReadDocument {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Address of the picture for sharing, what it shows, and the card it asks for. */
  readonly picture: string;
  readonly pictureWords: string;
  readonly card: string;
  /** Words of every `<h1>`. */
  readonly headings: readonly string[];
  /** Words of `<main>`. */
  readonly words: string;
  /** JSON-LD. */
  readonly data: readonly Record<string, unknown>[];
  readonly links: readonly string[];
  /** Telephone numbers, and words that tell to phone the clinic in texts of editors, that stand outside links and headings. */
  readonly numbersWithoutLink: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Addresses on this site of what the document needs. */
  readonly files: readonly string[];
  /** `<img>` elements without `alt`. */
  readonly picturesWithoutWords: readonly string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };
const decode = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** Words of HTML without its tags. */
function wordsOf(html: string): string {
  const shown = html.replaceAll(/<(script|style|template|svg)\b.*?<\/\1>/gs, ' ');
  return decode(shown.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const NUMBER =
  /\b(?:112|108|14416)\b(?!\.\d| (?:of|in|people|patients|women|men|children|days)\b)|\+91 ?\d{5} ?\d{5}|\b1800[ -]\d{3}[ -]\d{3,4}\b|(?:^|[.!?] )(?:Phone|Ring) us\b/g;

/** Numbers to call that cannot be pressed where they are read. Sources name figures, and forms what somebody types. */
function numbersWithoutLink(html: string): string[] {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const rest = main.replaceAll(/<(script|style|template|svg|a|h[1-6]|textarea|option|cite)\b.*?<\/\1>/gs, '\n');
  return rest
    .replaceAll(/<\/?(?:p|li|ul|ol|div|section|dl|dt|dd|td|th|tr|summary|details|span|strong|em)\b[^>]*>/g, '\n')
    .split('\n')
    .flatMap((line) =>
      [
        ...decode(line.replaceAll(/<[^>]+>/g, ' '))
          .trim()
          .matchAll(NUMBER),
      ].map(([number]) => `${number} in “${line.trim()}”`),
    );
}

/** Attributes of every element of this kind. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

export function readDocument(document: string): ReadDocument {
  const html = document.replaceAll(/<template\b.*?<\/template>/gs, '');
  const meta = elements(html, 'meta');
  const link = elements(html, 'link');
  const said = (name: string): string =>
    meta.find((entry) => entry['name'] === name || entry['property'] === name)?.['content'] ?? '';
  const images = elements(html, 'img');
  const needed = [
    ...link
      .filter(({ rel = '' }) => /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)$/.test(rel))
      .map(({ href }) => href),
    ...images.flatMap(({ src, srcset = '' }) => [src, ...srcset.split(',').map((entry) => entry.trim().split(' ')[0])]),
    ...elements(html, 'source').flatMap(({ srcset = '' }) =>
      srcset.split(',').map((entry) => entry.trim().split(' ')[0]),
    ),
    ...elements(html, 'style').flatMap(({ 'data-sheets': sheets = '' }) =>
      sheets.split(' ').map((sheet) => sheet.split('#')[0]),
    ),
    ...elements(html, 'use').map(({ href }) => href?.split('#')[0]),
  ];
  return {
    language: elements(html, 'html')[0]?.['lang'] ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: said('description'),
    canonical: link.find(({ rel }) => rel === 'canonical')?.['href'] ?? '',
    robots: said('robots'),
    picture: said('og:image'),
    pictureWords: said('og:image:alt'),
    card: said('twitter:card'),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) => wordsOf(words)),
    words: wordsOf(/<main\b.*<\/main>/s.exec(html)?.[0] ?? ''),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    links: elements(html, 'a').flatMap(({ href }) => (href === undefined ? [] : [href])),
    numbersWithoutLink: numbersWithoutLink(html),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    files: [...new Set(needed.filter((file): file is string => file?.startsWith('/') ?? false))],
    picturesWithoutWords: images.filter((image) => !('alt' in image)).map(({ src = '' }) => src),
  };
}
