import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { ClaimNote } from '../../domain/post-claims.ts';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';

interface Props {
  readonly title: string;
  readonly asked: string;
  readonly askedBy: string | null;
  readonly description: string;
  readonly promises: readonly ClaimNote[];
  readonly lines: readonly { readonly kind: string; readonly text: string }[];
  readonly answer:
    | { readonly refusal: 'not-allowed' | 'changed-meanwhile' | 'no-note'; readonly note: string }
    | undefined;
}

/** What a doctor is asked to release: the promises first, then the whole post, and the two answers. */
export function ReleaseScreen({ title, asked, askedBy, description, promises, lines, answer }: Props) {
  const texts = useMessages(deskPostMessages);
  const { release } = texts;
  return (
    <>
      <title>{release.title}</title>
      <DeskHead title={release.title} note={release.askedBy(askedBy, asked)}>
        <DeskButton href="/admin-dashboard/posts">{texts.back}</DeskButton>
      </DeskHead>
      <div className={styles.screen}>
        <div className={styles.main}>
          {answer && (
            <Notice kind="warning" live>
              <p>{release.refusals[answer.refusal]}</p>
            </Notice>
          )}
          <Pane title={release.promises} note={promises.length}>
            <PaneBody>
              <p>{release.promisesText}</p>
              <ul className={styles.claims} data-claims>
                {promises.map(({ words, sentence, fix }) => (
                  <li key={`${words} ${sentence}`}>
                    <b>{texts.claim(words, fix)}</b>
                    <q>{sentence}</q>
                  </li>
                ))}
              </ul>
            </PaneBody>
          </Pane>
          <Pane title={title || texts.untitled}>
            <PaneBody>
              <p className={styles.hint}>{description}</p>
              {lines.map(({ kind, text }, index) =>
                kind.startsWith('heading') ? <h3 key={index}>{text}</h3> : <p key={index}>{text}</p>,
              )}
            </PaneBody>
          </Pane>
        </div>
        <div className={styles.side}>
          <Pane title={release.answer}>
            <PaneBody>
              <Form method="post">
                <Draft name="release" />
                <DeskFields>
                  <TextArea
                    name="note"
                    label={release.note}
                    hint={release.noteHint}
                    optional
                    rows={5}
                    maxLength={1000}
                    defaultValue={answer?.note}
                    error={answer?.refusal === 'no-note' ? release.refusals['no-note'] : undefined}
                  />
                </DeskFields>
                <DeskActions>
                  <DeskButton name="intent" value="return" look="main">
                    {release.giveBack}
                  </DeskButton>
                  <DeskButton name="intent" value="release" look="grave">
                    {release.give}
                  </DeskButton>
                </DeskActions>
              </Form>
            </PaneBody>
          </Pane>
        </div>
      </div>
    </>
  );
}
