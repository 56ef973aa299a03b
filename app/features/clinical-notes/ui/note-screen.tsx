import { useEffect, useState } from 'react';
import { ownValue } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlagList } from '#app/ui/desk/flag-list.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { noteMessages } from './messages.ts';
import { NoteForm } from './note-form.tsx';
import { EarlierPane, NextPane, ToldPane } from './note-side-panes.tsx';
import styles from './note.module.css';
import type { NoteScreenView, OpenNoteView, RefusedNote, SignedView } from './note-view.ts';

interface Props {
  readonly view: NoteScreenView;
  readonly refused: RefusedNote | undefined;
}

/** The note of a visit: what has to be known first, then what is written, and beside it what came before. */
export function NoteScreen({ view, refused }: Props) {
  const texts = useMessages(noteMessages);
  const word = useFlash();
  const said = ownValue(texts.said, word);
  const { id, fullName, patientId, note } = view;
  const title = texts.titleOf(fullName);
  const visit = `/admin-dashboard/diary/appointments/${id}`;
  useEffect(() => {
    // The form that was sent is gone, and the focus with it: who goes on by keyboard goes on from the heading.
    if (word !== null && document.activeElement === document.body) focusHeading();
  }, [word]);
  return (
    <>
      <title>{refused?.errors ? texts.errorTitle(title) : title}</title>
      <DeskHead
        title={title}
        note={
          <p className={styles.head}>
            <span>{view.when}</span>
            <span>{view.about}</span>
          </p>
        }
      >
        <DeskButton href={visit}>{texts.back}</DeskButton>
        {note !== 'closed' && (
          <DeskButton href={`${visit}/photos`} newDocument>
            {texts.photos}
          </DeskButton>
        )}
        <DeskButton href={`/admin-dashboard/patients/${patientId}`}>{texts.patient}</DeskButton>
      </DeskHead>
      {!refused && said !== undefined && (
        <Notice kind="success" live>
          <p>{said}</p>
          {word === 'signed' && <Link href="/admin-dashboard">{texts.toNext}</Link>}
        </Notice>
      )}
      {view.glassUntil !== null && (
        <Notice kind="warning">
          <p>{texts.glassOpen(view.glassUntil)}</p>
        </Notice>
      )}
      {view.known.length > 0 && (
        <section className={styles.known} aria-label={texts.known}>
          <FlagList flags={view.known} urgent={texts.urgent} />
        </section>
      )}
      {note === 'closed' && (
        <Pane title={texts.closedTitle}>
          <PaneBody>
            <p className={styles.hint}>
              {view.colleague === null ? texts.closedText : texts.closedColleague(view.colleague)}
            </p>
            <DeskButton href={`/admin-dashboard/patients/${patientId}/open?note=${view.id}`}>{texts.glass}</DeskButton>
          </PaneBody>
        </Pane>
      )}
      {note === 'unreadable' && (
        <Notice kind="warning" title={texts.unreadableTitle}>
          <p>{texts.unreadableText}</p>
        </Notice>
      )}
      {typeof note === 'object' && <OpenNote key={note.writing.writer} view={view} note={note} refused={refused} />}
    </>
  );
}

function OpenNote({ view, note, refused }: Props & { readonly note: OpenNoteView }) {
  const texts = useMessages(noteMessages);
  const [next, setNext] = useState(note.next);
  const { writes, signed, addenda } = note;
  const [latest, ...earlier] = signed;
  const isCorrection = latest !== undefined && writes === 'body';
  const signedPane = latest && (
    <Pane
      title={texts.form}
      note={<StatusWord tone="leaf">{latest.version > 1 ? texts.version(latest.version) : texts.signed}</StatusWord>}
    >
      <SignedVersion signed={latest} />
      {addenda.length > 0 && <Addenda addenda={addenda} />}
      <PaneBody>
        <CorrectionLine note={note} id={view.id} />
      </PaneBody>
    </Pane>
  );
  return (
    <div className={styles.screen}>
      <div className={styles.stack}>
        {/* What was asked for stands first: a correction above the note that it corrects. */}
        {!isCorrection && signedPane}
        {writes === 'nothing' ? (
          <Notice kind="info">
            <p>{texts.noNote}</p>
          </Notice>
        ) : (
          <Pane
            title={writes === 'addendum' ? texts.labels.addendum : latest ? texts.correction : texts.form}
            note={writes === 'body' ? texts.draft : undefined}
          >
            <PaneBody>
              <NoteForm id={view.id} note={note} refused={refused} next={next} onNext={setNext} />
            </PaneBody>
          </Pane>
        )}
        {isCorrection && signedPane}
        {earlier.length > 0 && (
          <Pane title={texts.earlierVersions} note={earlier.length}>
            {earlier.map((each) => (
              <details key={each.version} className={styles.earlier}>
                <summary>
                  {texts.version(each.version)}: {texts.signedBy(each.by, each.when)}
                </summary>
                <SignedVersion signed={each} />
              </details>
            ))}
          </Pane>
        )}
      </div>
      <div className={styles.stack}>
        <NextPane view={view} next={next} booked={note.nextBooked} isBookedInForm={writes === 'body'} />
        <ToldPane note={note} />
        <EarlierPane note={note} />
      </div>
    </div>
  );
}

function SignedVersion({ signed: { fields, by, when, registration } }: { signed: SignedView }) {
  const texts = useMessages(noteMessages);
  return (
    <PaneBody>
      <dl className={styles.read}>
        {fields.map(({ field, text }) => (
          <div key={field}>
            <dt>{texts.labels[field]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.signature}>
        {texts.signedBy(by, when)}
        {registration !== null && <span>{texts.registration(registration)}</span>}
      </p>
    </PaneBody>
  );
}

function Addenda({ addenda }: Pick<OpenNoteView, 'addenda'>) {
  const texts = useMessages(noteMessages);
  return (
    <PaneBody>
      <h3 className={styles.small}>{texts.added}</h3>
      <ul className={styles.addenda}>
        {addenda.map(({ id, by, when, text }) => (
          <li key={id}>
            <small>{texts.addedBy(by, when)}</small>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PaneBody>
  );
}

function CorrectionLine({ note, id }: { note: OpenNoteView; id: string }) {
  const texts = useMessages(noteMessages);
  const { correctableUntil, isSigner, mayCorrect } = note;
  return (
    <>
      <p className={styles.hint}>
        {correctableUntil === null
          ? texts.closedNote
          : isSigner
            ? texts.correctableUntil(correctableUntil)
            : texts.notYours}
      </p>
      <DeskActions>
        <DeskButton href={`/admin-dashboard/diary/appointments/${id}/summary`} icon="print">
          {texts.summary}
        </DeskButton>
        {mayCorrect && (
          <DeskButton href={`/admin-dashboard/diary/appointments/${id}/note?correct`}>{texts.correct}</DeskButton>
        )}
      </DeskActions>
    </>
  );
}
