import { useLocale } from './locale.tsx';

/** From a Latin letter to the last one before the next in Devanagari. */
const LATIN = /(\p{Script=Latin}[^\p{Script=Devanagari}]*\p{Script=Latin}|\p{Script=Latin})/u;

/** Words that may hold a name as the clinic writes it: on a page in another language its Latin letters are marked as English. */
export function LatinWords({ text }: { text: string }) {
  const locale = useLocale();
  // Scripts are for English pages alone.
  if (!import.meta.env.SSR || locale === 'en') return text;
  return text.split(LATIN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, in their order
      <span key={index} lang="en">
        {part}
      </span>
    ),
  );
}
