import type { ContentFile, Passage } from './passage.ts';

/** Names, headings and questions: they are read at a glance, and have no place in the measure of a running text. */
const NO_PROSE =
  /(?:^|> )(?:title|subtitle|cardTitle|displayName|description|words|label|name|question|coverAlt|sheetLine|tags|concerns|bodyAreas)(?: > |$)/;

const WHOLE_SENTENCE = /[.!?]["”’)]*$/;

/** What goes on behind a label: "**Note:** for the doctor, to prepare." */
const FRAGMENT = /^\p{Ll}/u;

/** Texts that are no page: questions of the forms, facts of the clinic. */
const NO_PAGE = /^(?:forms\/|clinic\.yml$)/;
const CITY = /^landing\/cities\/(.*)\.md$/;

/** A page as it is read, whole sentences only, and the file an editor opens to change it. */
export interface ReadPage {
  readonly file: string;
  readonly sentences: readonly string[];
}

function sentencesIn({ field, text, label = '' }: Passage): string[] {
  const running = text.slice(label.length).trim();
  if (NO_PROSE.test(field) || !WHOLE_SENTENCE.test(running)) return [];
  return running.split(/(?<=[.!?]["”’)]*)\s+/).filter((sentence) => sentence !== '' && !FRAGMENT.test(sentence));
}

const sentencesOf = ({ passages }: ContentFile): string[] => passages.flatMap(sentencesIn);

/**
 * Every page of `files`. A page for a phrase is read with the text of its city, once for each city, and a city stands on
 * no page by itself.
 */
export function readPages(files: readonly ContentFile[]): ReadPage[] {
  const cities = new Map(files.map((content) => [CITY.exec(content.file)?.[1], sentencesOf(content)]));
  return files
    .filter(({ file }) => !NO_PAGE.test(file) && !CITY.test(file))
    .flatMap((content) => {
      const { file } = content;
      const sentences = sentencesOf(content);
      if (content.cities.length === 0) return [{ file, sentences }];
      return content.cities.map((city) => ({ file, sentences: [...sentences, ...(cities.get(city) ?? [])] }));
    })
    .filter(({ sentences }) => sentences.length > 0);
}
