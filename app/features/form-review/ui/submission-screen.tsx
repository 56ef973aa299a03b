import { ownValue } from '#app/lib/own-key.ts';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { FlagList } from '#app/ui/desk/flag-list.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { AnswerList } from './answer-list.tsx';
import { DoctorPart, NotesPane } from './doctor-part-pane.tsx';
import { PhotosPane } from './photos-pane.tsx';
import { submissionMessages } from './submission-messages.ts';
import type { ReadView, SubmissionRefusal, SubmissionScreenView } from './submission-types.ts';
import styles from './submission.module.css';
import { LikelyPane, WhoPane } from './who-pane.tsx';

const base = '/admin-dashboard/forms';

interface Props {
  readonly view: SubmissionScreenView;
  readonly refused: SubmissionRefusal | undefined;
}

/** A form that was sent: for its doctor all of it, what matters first; for everybody else who sent it. */
export function SubmissionScreen({ view, refused }: Props) {
  const texts = useMessages(submissionMessages);
  const said = ownValue(texts.said, useFlash());
  const { read, patient, fullName } = view;
  const action = `${base}/${view.id}`;
  const title = texts.titleOf(patient?.fullName ?? fullName, texts.titles[view.form]);
  return (
    <>
      <title>{title}</title>
      <DeskHead
        title={title}
        note={
          <p className={styles.head}>
            {read && <span>{read.about}</span>}
            <span>{texts.sent(view.sent)}</span>
            <span>{texts.version(view.version)}</span>
          </p>
        }
      >
        <DeskButton href={base}>{texts.back}</DeskButton>
        {read && (
          <>
            <Form method="post" action={`${action}/bundle`} reloadDocument>
              <DeskButton>{texts.fhir}</DeskButton>
            </Form>
            <DeskButton type="button" icon="print" onClick={() => window.print()}>
              {texts.print}
            </DeskButton>
          </>
        )}
      </DeskHead>
      {refused?.refusal && (
        <Notice kind="warning" live>
          <p>{texts.refusals[refused.refusal]}</p>
        </Notice>
      )}
      {!refused && said !== undefined && (
        <div className={styles.onScreen}>
          <Notice kind="success" live>
            <p>{said}</p>
          </Notice>
        </div>
      )}
      {view.glassUntil !== null && (
        <Notice kind="warning">
          <p>{texts.glassOpen(view.glassUntil)}</p>
        </Notice>
      )}
      {view.urgent && <UrgentNotice action={action} view={view} />}
      <div className={styles.screen}>
        <div>
          {patient === null && <LikelyPane action={action} view={view} />}
          {read ? <Reading read={read} /> : <Closed action={action} view={view} />}
        </div>
        <div>
          {patient === null && <WhoPane action={action} view={view} />}
          {read && <DoctorPart action={action} part={read.part} refused={refused?.part} />}
          {read && <NotesPane action={action} notes={read.notes} refused={refused?.note} />}
          {patient !== null && <WhoPane action={action} view={view} />}
          {read && read.part.history.length > 0 && (
            <Pane title={texts.history}>
              <PaneBody>
                <ul className={styles.history}>
                  {read.part.history.map(({ when, by }, index) => (
                    <li key={`${when} ${index}`}>{texts.writtenBy(when, by)}</li>
                  ))}
                </ul>
              </PaneBody>
            </Pane>
          )}
        </div>
      </div>
    </>
  );
}

/** What stands for the answers where they are closed, and how a doctor opens them all the same. */
function Closed({ action, view }: { action: string; view: SubmissionScreenView }) {
  const texts = useMessages(submissionMessages);
  const why = view.patient === null ? texts.notYet : view.isOwnWord ? texts.ownWord : texts.notYours;
  return (
    <Pane title={texts.answers}>
      <PaneEmpty>{why}</PaneEmpty>
      {view.mayBreakGlass && (
        <PaneBody>
          <p className={styles.hint}>{texts.glassText}</p>
          <DeskButton href={`${action}/open`}>{texts.glass}</DeskButton>
        </PaneBody>
      )}
    </Pane>
  );
}

function UrgentNotice({ action, view }: { action: string; view: SubmissionScreenView }) {
  const texts = useMessages(submissionMessages);
  return (
    <div className={styles.urgent}>
      <Notice kind={view.called === null ? 'urgent' : 'info'} title={texts.urgentTitle}>
        {view.called === null ? (
          <Form method="post" action={action} className={styles.call}>
            <p>
              {view.fullName}, <a href={`tel:${view.tel}`}>{view.phone}</a>. {texts.urgentText}
            </p>
            <DeskButton name="intent" value="called">
              {texts.called}
            </DeskButton>
          </Form>
        ) : (
          <p>{texts.calledText(view.called)}</p>
        )}
      </Notice>
    </div>
  );
}

function Reading({ read }: { read: ReadView }) {
  const texts = useMessages(submissionMessages);
  const { flags, before, sections } = read;
  return (
    <>
      <Pane title={texts.flags} note={flags.length}>
        {flags.length === 0 ? (
          <PaneEmpty>{texts.flagsNone}</PaneEmpty>
        ) : (
          <PaneBody>
            <FlagList flags={flags} urgent={texts.flagUrgent} />
          </PaneBody>
        )}
      </Pane>
      {read.unopened > 0 && (
        <Notice kind="warning">
          <p>{texts.unopened(read.unopened)}</p>
        </Notice>
      )}
      {(before || read.unopened === 0) && <ChangesPane before={before} />}
      <PhotosPane photos={read.photos} />
      <Pane title={texts.answers}>
        <PaneBody>
          {sections.map(({ slug, title, answers }) => (
            <section key={slug} className={styles.section} aria-label={title}>
              <h3>{title}</h3>
              <AnswerList answers={answers} />
            </section>
          ))}
        </PaneBody>
      </Pane>
    </>
  );
}

function ChangesPane({ before }: Pick<ReadView, 'before'>) {
  const texts = useMessages(submissionMessages);
  const { changeColumns: columns } = texts;
  if (before === undefined) return <p className={styles.first}>{texts.firstForm}</p>;
  const title = texts.changes(texts.titles[before.form], before.sent);
  const words = (lines: readonly string[]) => (lines.length === 0 ? texts.notTold : lines.join('; '));
  return (
    <Pane title={title} note={before.changes.length}>
      {before.changes.length === 0 ? (
        <PaneEmpty>{texts.changesNone}</PaneEmpty>
      ) : (
        <PaneBody>
          <DeskTable
            caption={title}
            captionHidden
            phone="stack"
            columns={[
              { key: 'question', label: columns.question },
              { key: 'before', label: columns.before },
              { key: 'now', label: columns.now },
            ]}
            rows={before.changes.map((change) => ({
              id: change.id,
              cells: {
                question: <Question of={change} />,
                before: words(change.before),
                now: <b>{words(change.now)}</b>,
              },
            }))}
          />
        </PaneBody>
      )}
    </Pane>
  );
}

/** A question, with the section it stands in: several are asked in the same words. */
function Question({ of: { section, text } }: { of: { section: string; text: string } }) {
  return (
    <>
      {text}
      <small className={styles.where}>{section}</small>
    </>
  );
}
