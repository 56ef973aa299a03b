import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Question, QuestionOf } from '#app/features/patient-forms/domain/question.ts';
import { answerMessages } from '#app/features/patient-forms/ui/answer-messages.ts';
import { QuestionField, fieldOf } from '#app/features/patient-forms/ui/fields/question-field.tsx';
import { typedText } from '#app/features/patient-forms/ui/fields/typed-value.ts';
import { AnswerList } from './answer-list.tsx';
import { ScoreField } from './score-field.tsx';
import { submissionMessages } from './submission-messages.ts';
import type { ReadView, SubmissionRefusal } from './submission-types.ts';
import styles from './submission.module.css';

interface Props {
  readonly action: string;
  readonly part: ReadView['part'];
  readonly refused: SubmissionRefusal['part'];
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** What the doctor fills in: the fields of the form's own doctor section, and the calculators. On paper, what is saved. */
export function DoctorPart({ action, part, refused }: Props) {
  const texts = useMessages(submissionMessages);
  const sentences = useMessages(answerMessages);
  const { questions, folded, answers, revision, words } = part;
  const values: Readonly<Record<string, unknown>> = refused?.typed ?? answers;
  const wrong = questions.flatMap((question) => {
    const error = refused?.errors[question.id];
    return error ? [{ field: fieldOf(question, error), message: sentences.error(question, error) }] : [];
  });
  return (
    <Pane title={texts.doctor} note={texts.doctorNote(revision)}>
      <PaneBody>
        <div className={styles.onPaper}>
          <AnswerList answers={words} />
        </div>
        {/* Another version means other fields: typed ones of the old must not stay in them. */}
        <Form key={revision} method="post" action={action} noValidate className={styles.onScreen}>
          <Draft name="scores" />
          {wrong.length > 0 && <ErrorSummary errors={wrong} />}
          {refused?.reason === 'changed-meanwhile' && (
            <Notice kind="warning" title={texts.saveChanged} level={3} live>
              <h4 className={styles.savedNow}>{texts.savedNow}</h4>
              <AnswerList answers={words} />
            </Notice>
          )}
          <input type="hidden" name="revision" value={revision} />
          <DeskFields>
            {questions.map((question) =>
              isShortChoice(question) ? (
                <RadioGroup
                  key={question.id}
                  name={question.id}
                  legend={question.text}
                  options={question.options.map(({ id, text }) => ({ value: id, label: text }))}
                  defaultValue={typedText(values[question.id])}
                  inline
                  optional
                />
              ) : question.kind === 'score' ? (
                <ScoreField
                  key={question.id}
                  question={question}
                  value={partsOf(values[question.id])}
                  error={refused?.errors[question.id]}
                  isFolded={folded.includes(question.id) && refused === undefined}
                />
              ) : (
                <QuestionField
                  key={question.id}
                  question={question}
                  value={values[question.id]}
                  error={refused?.errors[question.id]}
                  drawings={{}}
                />
              ),
            )}
          </DeskFields>
          <DeskActions>
            <DeskButton look="main" name="intent" value="save">
              {texts.save}
            </DeskButton>
          </DeskActions>
        </Form>
      </PaneBody>
    </Pane>
  );
}

/** A choice whose answers fit on a line or two, as grades do. */
function isShortChoice(question: Question): question is QuestionOf<'choice'> {
  return question.kind === 'choice' && question.options.every(({ text, hint }) => text.length <= 12 && !hint);
}

interface NotesProps {
  readonly action: string;
  readonly notes: ReadView['notes'];
  readonly refused: SubmissionRefusal['note'];
}

/** Notes of the doctor, the latest first. They are added and never changed. */
export function NotesPane({ action, notes, refused }: NotesProps) {
  const texts = useMessages(submissionMessages);
  return (
    <Pane title={texts.notes} note={notes.length}>
      {notes.length === 0 && <PaneEmpty>{texts.notesEmpty}</PaneEmpty>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id, when, by, text }) => (
            <li key={id}>
              <small>{texts.writtenBy(when, by)}</small>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <PaneBody>
        <Form key={notes.length} method="post" action={action} noValidate className={styles.onScreen}>
          <Draft name="note" />
          <DeskFields>
            <TextArea
              name="note"
              label={texts.note}
              hint={texts.notesHint}
              rows={3}
              autoComplete="off"
              defaultValue={refused?.text}
              error={refused && texts.noteFaults[refused.reason]}
            />
          </DeskFields>
          <DeskActions>
            <DeskButton name="intent" value="note">
              {texts.addNote}
            </DeskButton>
          </DeskActions>
        </Form>
      </PaneBody>
    </Pane>
  );
}
