import type { StaffMember } from '#app/features/staff/domain/staff-member.ts';

/** What a document is about, which decides who may change it and where its page is. */
export const documentKinds = [
  'clinic',
  'page',
  'category',
  'treatment',
  'landing',
  'legal',
  'people',
  'prices',
  'look',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

const KIND_OF: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^clinic\.yml$/, 'clinic'],
  [/^prices\.yml$/, 'prices'],
  [/^look\.yml$/, 'look'],
  [/^pages\/[a-z0-9-]+\.md$/, 'page'],
  [/^categories\/[a-z-]+\.md$/, 'category'],
  [/^treatments\/[a-z-]+\/[a-z-]+\.md$/, 'treatment'],
  [/^landing\/(?:cities|phrases)\/[a-z0-9-]+\.md$/, 'landing'],
  [/^legal\/[a-z-]+\.md$/, 'legal'],
  [/^people\/[a-z0-9-]+\.yml$/, 'people'],
];

/** The kind of the document that a file of `content/` is; undefined for what is not edited at the desk (forms, posts, lists of words). */
export function documentKind(file: string): DocumentKind | undefined {
  return KIND_OF.find(([pattern]) => pattern.test(file))?.[1];
}

/** What identifies the clinic, binds it or costs money is the owner's to change. */
const OWNERS_ONLY: ReadonlySet<DocumentKind> = new Set(['clinic', 'prices', 'look', 'legal', 'people']);

/** Whether somebody may change documents of a kind: the owner all, an editor texts, a doctor the texts of treatments. */
export function mayEditDocument({ role }: Pick<StaffMember, 'role'>, kind: DocumentKind): boolean {
  if (role === 'owner') return true;
  if (role === 'doctor') return kind === 'treatment';
  return role === 'editor' && !OWNERS_ONLY.has(kind);
}

/** "treatments/hair/prp-hair.md" -> "treatments.hair.prp-hair.md": a document as one part of an address. */
export function documentId(file: string): string {
  return file.replaceAll('/', '.');
}

/** The file of {@link documentId}; undefined where no document can have that id. */
export function fileOfId(id: string): string | undefined {
  const match = /^([a-z0-9-]+(?:\.[a-z0-9-]+){0,2})\.(md|yml)$/.exec(id);
  if (!match) return undefined;
  const file = `${(match[1] ?? '').replaceAll('.', '/')}.${match[2]}`;
  return documentKind(file) === undefined ? undefined : file;
}

/** A page that shows a document, to look at it while it is written. */
export function pathOfDocument(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.(?:md|yml)$/, '');
  switch (documentKind(file)) {
    case 'treatment':
      return `/services/${file.replace(/^treatments\//, '').replace(/\.md$/, '')}`;
    case 'category':
      return `/services/${name}`;
    case 'legal':
      return `/${name}`;
    case 'people':
      return `/doctors/${name}`;
    case 'page':
      return PAGES[name] ?? '/';
    default:
      return '/';
  }
}

/** Pages whose address is not the name of their file. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'about-us': '/about-us',
  clinic: '/clinic',
  'contact-us': '/contact-us',
  blog: '/blog',
  'form-detail': '/FormDetailPopup',
  'patient-form-hair': '/patient-form/hair',
  'patient-form-skin': '/patient-form/skin',
};

/** For so long the last publication can be taken back with one button, in minutes. */
export const UNDO_MINUTES = 10;
