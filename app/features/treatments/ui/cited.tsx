import { Calls } from '#app/ui/calls/calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { MarkedPart } from '../domain/marks.ts';
import { pageMessages } from './page-messages.ts';

/** Small numbers that lead to the sources of what stands before them. */
export function SourceMarks({ sources }: { sources: readonly number[] }) {
  const messages = useMessages(pageMessages);
  if (sources.length === 0) return null;
  return (
    <sup>
      [
      {sources.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <a href={`#source-${number}`} aria-label={messages.source(number)}>
            {number}
          </a>
        </span>
      ))}
      ]
    </sup>
  );
}

/** A text with the numbers of its sources where the editor put them, and telephone numbers as links. */
export function Cited({ parts, phone }: { parts: readonly MarkedPart[]; phone?: string | undefined }) {
  return parts.map(({ text, sources }, index) => (
    <span key={index}>
      <Calls text={text} phone={phone} />
      <SourceMarks sources={sources} />
    </span>
  ));
}
