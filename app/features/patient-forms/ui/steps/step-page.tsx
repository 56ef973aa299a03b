import { useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { QuestionOf } from '../../domain/question.ts';
import { answerMessages } from '../answer-messages.ts';
import { fieldOf, QuestionField, QuestionNotes } from '../fields/question-field.tsx';
import { AnsweringFor } from './answering-for.tsx';
import { SectionFrame, sectionFormId } from './section-frame.tsx';
import { stepMessages } from './step-messages.ts';
import styles from './step.module.css';
import type { Conflict, SaveError, StepAnswer, StepView } from './step-view.ts';
import { useLiveStep } from './use-live-step.ts';

interface Props {
  readonly view: StepView;
  readonly answer: StepAnswer | null;
  readonly clinic: Clinic;
  readonly photos?: ((question: QuestionOf<'photos'>) => ReactNode) | undefined;
}

function ConflictNotice({ conflict, path }: { readonly conflict: Conflict; readonly path: string }) {
  const texts = useMessages(stepMessages);
  return (
    <div className={styles.problem}>
      <Notice kind="warning" title={texts.changedTitle} live>
        <p>{texts.changedText}</p>
        <p>{conflict.there.length > 0 ? texts.changedThere : texts.changedNothing}</p>
        <div className={styles.there}>
          <FactRows
            facts={conflict.there.map(({ label, lines }) => ({
              label,
              value: lines.map((line) => <p key={line}>{line}</p>),
            }))}
          />
        </div>
        <p>{texts.changedKeep}</p>
        <p>
          <a href={path}>{texts.changedTake}</a>
        </p>
      </Notice>
    </div>
  );
}

function FormErrorNotice({ formError }: { readonly formError: SaveError }) {
  const texts = useMessages(stepMessages);
  return (
    <div className={styles.problem}>
      <Notice kind="warning" live>
        <p>{formError.kind === 'limited' ? texts.limited(formError.waitMinutes) : texts.unanswered}</p>
      </Notice>
    </div>
  );
}

function Aside({ view }: { readonly view: StepView }) {
  const texts = useMessages(stepMessages);
  return (
    <aside className={styles.side}>
      {view.section.whyWeAsk && (
        <div className={styles.besideWhy}>
          <Disclosure summary={texts.whyWeAsk} open>
            <p>{view.section.whyWeAsk}</p>
          </Disclosure>
        </div>
      )}
      <p>
        {texts.protected}{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          {texts.protectedLink}
        </a>
      </p>
    </aside>
  );
}

/** One step of a form. Everything on it works without scripts; with them it saves by itself. */
export function StepPage({ view, answer, clinic, photos }: Props) {
  const texts = useMessages(stepMessages);
  const words = useMessages(answerMessages);
  const navigation = useNavigation();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const live = useLiveStep(view, answer, form);
  const { section, path, isChange } = view;
  const values = answer?.typed ?? view.values;
  const shownIds = isHydrated ? new Set([...live.shown, ...(answer ? view.asked : [])]) : new Set(view.asked);
  const shown = section.questions.filter(({ id }) => shownIds.has(id));
  const errorOf = (id: string) => answer?.errors[id];
  const errors = shown.flatMap((question): FieldError[] => {
    const error = errorOf(question.id);
    return error ? [{ field: fieldOf(question, error), message: words.error(question, error) }] : [];
  });
  const savedWord = { untouched: '', saving: texts.saving, saved: texts.saved, refused: texts.notSaved };
  const action = `${path}/${section.slug}${isChange ? '?change' : ''}`;
  return (
    <SectionFrame
      kind={view.kind}
      clinic={clinic}
      sectionTitle={section.title}
      step={view.step}
      of={view.of}
      errors={errors}
      saved={savedWord[live.state]}
    >
      {live.isRefused && answer?.formError && <FormErrorNotice formError={answer.formError} />}
      {answer?.conflict && <ConflictNotice conflict={answer.conflict} path={action} />}
      <div className={styles.lay}>
        <Form
          ref={form}
          id={sectionFormId}
          method="post"
          action={action}
          noValidate
          onChange={(event) => live.changed(event.target)}
          onSubmit={live.sent}
          key={answer?.typed ? 'sent' : 'kept'}
        >
          <h1>{section.title}</h1>
          {section.lede && <p className={styles.lede}>{section.lede}</p>}
          <AnsweringFor name={view.answeredFor} />
          {section.whyWeAsk && (
            <div className={styles.aboveWhy}>
              <Disclosure summary={texts.whyWeAsk}>
                <p>{section.whyWeAsk}</p>
              </Disclosure>
            </div>
          )}
          {view.hasMore && !answer && (
            <div className={styles.problem}>
              <Notice kind="info" title={texts.moreTitle} live>
                <p>{texts.moreText}</p>
              </Notice>
            </div>
          )}
          {section.notice.length > 0 && (
            <dl className={styles.notice}>
              {section.notice.map((item) => (
                <div key={item.title}>
                  <dt>{item.title}</dt>
                  <dd>{item.text}</dd>
                </div>
              ))}
            </dl>
          )}
          <input type="hidden" name="seen" value={view.seen} />
          <input type="hidden" name="writer" value={view.writer} />
          <input type="hidden" name="shown" value={shown.map(({ id }) => id).join(' ')} />
          <div className={styles.questions}>
            {shown.map((question) => (
              <div key={question.id} data-wide={isWide(question.kind) || undefined}>
                <QuestionField
                  question={question}
                  value={values[question.id]}
                  error={errorOf(question.id)}
                  drawings={view.drawings}
                  photos={photos}
                />
                <QuestionNotes question={question} value={values[question.id]} />
              </div>
            ))}
          </div>
          <div className={styles.acts}>
            <Button look="primary" disabled={navigation.state === 'submitting'}>
              {isChange ? texts.backToCheck : texts.continue}
            </Button>
            {!isChange && (
              <span className={styles.next}>{view.next === null ? texts.nextCheck : texts.next(view.next)}</span>
            )}
          </div>
        </Form>
        <Aside view={view} />
      </div>
    </SectionFrame>
  );
}

function isWide(kind: string): boolean {
  return kind === 'picture-choice' || kind === 'body-map' || kind === 'photos';
}
