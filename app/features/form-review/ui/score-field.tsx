import { useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { AnswerError } from '#app/features/patient-forms/domain/answer-reason.ts';
import type { QuestionOf } from '#app/features/patient-forms/domain/question.ts';
import { scores } from '#app/features/patient-forms/domain/scores/scores.ts';
import { parseScore } from '#app/features/patient-forms/domain/validate-parts.ts';
import { answerMessages } from '#app/features/patient-forms/ui/answer-messages.ts';
import styles from './score-field.module.css';
import { submissionMessages } from './submission-messages.ts';

interface Props {
  readonly question: QuestionOf<'score'>;
  /** The parts as they are kept, or as they were typed. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly error: AnswerError | undefined;
  /** Whether it waits behind its name, because the patient came for something else. */
  readonly isFolded: boolean;
}

function textsOf(value: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([part, given]) =>
      typeof given === 'string' || typeof given === 'number' ? [[part, String(given)]] : [],
    ),
  );
}

/** The calculator of a score: its parts, and what they come to while they are typed. The server works it out again. */
export function ScoreField({ isFolded, ...score }: Props) {
  const texts = useMessages(submissionMessages);
  if (!isFolded) return <Calculator {...score} />;
  return (
    <details className={styles.folded}>
      <summary>{texts.scoreFolded(score.question.text)}</summary>
      <Calculator {...score} />
    </details>
  );
}

function Calculator({ question, value, error }: Omit<Props, 'isFolded'>) {
  const texts = useMessages(submissionMessages);
  const sentences = useMessages(answerMessages);
  const [typed, setTyped] = useState(() => textsOf(value));
  const score = scores[question.score];
  const parsed = parseScore(question, typed);
  const given = parsed.ok ? parsed.value : {};
  const isComplete = parsed.ok && Object.keys(given).length > 0;
  const total = score.total(given);
  const band = score.band(total);
  return (
    <fieldset className={styles.score} data-score={score.name}>
      <legend>{question.text}</legend>
      {error && <p className={styles.error}>{sentences.error(question, error)}</p>}
      <div className={styles.parts}>
        {score.parts.map((part, index) => {
          const name = `${question.id}.${part.id}`;
          return (
            <label key={part.id}>
              <span>{part.text}</span>
              <input
                id={index === 0 ? question.id : name}
                name={name}
                inputMode={part.whole ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={5}
                value={typed[part.id] ?? ''}
                aria-invalid={error?.part === part.id || undefined}
                aria-describedby={`${name}.range`}
                onChange={({ currentTarget }) => setTyped((now) => ({ ...now, [part.id]: currentTarget.value }))}
              />
              <small id={`${name}.range`}>{texts.partRange(part.min, part.max)}</small>
            </label>
          );
        })}
      </div>
      <output className={classNames(styles.total, !isComplete && styles.open)} htmlFor={question.id}>
        {isComplete ? (
          <>
            <b>{texts.scoreOf(total, score.max)}</b> {band}
          </>
        ) : (
          texts.scoreNeeds
        )}
      </output>
    </fieldset>
  );
}
