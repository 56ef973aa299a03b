import { useEffect, useState } from 'react';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { documentLines } from '../../domain/document-lines.ts';
import type { ClaimNote } from '../../domain/post-claims.ts';
import { readDocument, type PostDocument } from '../../domain/post-document.ts';
import { readingEase } from '../../domain/reading-ease.ts';
import { readingMinutes, wordCount } from '../../domain/reading-time.ts';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly sources: number;
  /** As the editor has it, whatever that is. */
  readonly document: unknown;
}

/** How much is asked of the machine while somebody types: the checks wait for a pause. */
const PAUSE_MS = 500;

/** Kinds of lines that are read as running text. */
const READ = /^(?:paragraph|heading|point|quotation|box)/;

/** Length, reading ease and the claim check, of what is being written. */
export function PostChecks({ title, description, sources, document }: Props) {
  const texts = useMessages(deskPostMessages);
  const [tidy, setTidy] = useState<PostDocument>(() => readDocument(document));
  const [notes, setNotes] = useState<readonly ClaimNote[]>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const read = readDocument(document);
      setTidy(read);
      // The rules come with the first check, not with the screen.
      void import('../../domain/post-claims.ts').then(({ claimNotes }) =>
        setNotes(claimNotes({ title, description, sources, document: read })),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title, description, sources, document]);
  const lines = documentLines(tidy.content);
  const read = lines.filter(({ kind }) => READ.test(kind)).map(({ text }) => text);
  const all = lines.map(({ text }) => text).join('\n');
  const ease = readingEase(read);
  return (
    <Pane title={texts.checks}>
      <PaneBody>
        <p>
          {texts.words(wordCount(all))}, {texts.minutes(readingMinutes(all))}
        </p>
        {ease === undefined ? (
          <p>{texts.easeNone}</p>
        ) : (
          <>
            <p>
              <b>{texts.ease(ease.score)}</b>. {texts.easeLevels[ease.level]}
            </p>
            <p className={styles.hint}>{texts.easeHint(ease.wordsInSentence)}</p>
          </>
        )}
        {notes && <h3>{texts.claims}</h3>}
        {notes?.length === 0 && <p>{texts.noClaims}</p>}
        {notes && notes.length > 0 && (
          <ul className={styles.claims} data-claims>
            {notes.map(({ words, sentence, fix }) => (
              <li key={`${words} ${sentence}`}>
                <b>{texts.claim(words, fix)}</b>
                <q>{sentence}</q>
              </li>
            ))}
          </ul>
        )}
      </PaneBody>
    </Pane>
  );
}
