import { LONGEST_TITLE } from '#app/lib/document-title.ts';
import type { Warning } from './passage.ts';

/** What a list of results shows of a page, in characters. */
const DESCRIPTION = { fewest: 110, most: 160 } as const;

/** Title and description of a page that search engines list, and the file they are written in. */
export interface PageHead {
  readonly file: string;
  readonly path: string;
  /** As the browser's tab shows it, with the clinic's name. */
  readonly title: string;
  readonly description: string;
  /** What the page is called by itself: "Hair transplant in Nagpur". */
  readonly subject: string;
}

function lengthFaults({ file, title, description }: PageHead): Warning[] {
  const length = description.length;
  return [
    ...(title.length <= LONGEST_TITLE
      ? []
      : [
          {
            file,
            field: 'title',
            words: title,
            sentence: title,
            fix: `has ${title.length} characters; results cut what is longer than ${LONGEST_TITLE}`,
          },
        ]),
    ...(length >= DESCRIPTION.fewest && length <= DESCRIPTION.most
      ? []
      : [
          {
            file,
            field: 'description',
            words: description,
            sentence: description,
            fix: `has ${length} characters; results show ${DESCRIPTION.fewest} to ${DESCRIPTION.most}`,
          },
        ]),
  ];
}

/** Words that make no other subject of a page. */
const SAYS_NOTHING = new Set(
  'a an the and or of for in at with your our before you book treatment treatments therapy clinic doctor specialist'.split(
    ' ',
  ),
);

/** The words of a title that tell its subject, in no order: "Acne treatment in Nagpur" and "Acne in Nagpur" are one. */
function subjectOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !SAYS_NOTHING.has(word))
    .toSorted()
    .join(' ');
}

function repeated(
  heads: readonly PageHead[],
  said: (head: PageHead) => string,
  field: string,
  what: string,
): Warning[] {
  const first = new Map<string, PageHead>();
  return heads.flatMap((head) => {
    const words = said(head);
    const other = first.get(words);
    if (other === undefined) {
      first.set(words, head);
      return [];
    }
    const fix = `${what} ${other.path} (content/${other.file}); let one of them name the other canonical, or say what is its own`;
    return [{ file: head.file, field, words: head.subject, sentence: head.subject, fix, sameAs: other.file }];
  });
}

/** Heads of listed pages that results would cut or leave half empty, and two pages about the same. */
export function headFaultsOf(heads: readonly PageHead[]): Warning[] {
  return [
    ...heads.flatMap(lengthFaults),
    ...repeated(heads, ({ description }) => description, 'description', 'is also the description of'),
    ...repeated(heads, ({ subject }) => subjectOf(subject), 'title', 'is about the same as'),
  ];
}
