import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { DateField } from '#app/ui/field/date-field.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { PictureChoice } from '#app/ui/picture-choice/picture-choice.tsx';
import type { RegionDrawing } from '#app/plates/forms/region-drawing.ts';
import { RegionMap } from '#app/ui/region-map/region-map.tsx';
import type { AnswerError } from '../../domain/answer-reason.ts';
import type { Question, QuestionOf } from '../../domain/question.ts';
import { dontKnowValue } from '../../domain/typed-answers.ts';
import { answerMessages } from '../answer-messages.ts';
import { stepMessages } from '../steps/step-messages.ts';
import { EntriesField } from './entries-field.tsx';
import styles from './question-field.module.css';
import { ScaleField } from './scale-field.tsx';
import { saysUnknown, typedChoices, typedDate, typedEntries, typedText } from './typed-value.ts';
import { UnknownBox } from './unknown-box.tsx';

export interface QuestionFieldProps {
  readonly question: Question;
  /** What is kept of it: an answer, or what was typed. */
  readonly value: unknown;
  readonly error: AnswerError | undefined;
  readonly drawings: Readonly<Record<string, RegionDrawing>>;
  /** The photo step of the feature; absent where photos cannot be sent. */
  readonly photos?: ((question: QuestionOf<'photos'>) => ReactNode) | undefined;
}

const known: Readonly<Record<string, string>> = {
  'full-name': 'name',
  phone: 'tel',
  email: 'email',
  city: 'address-level2',
  occupation: 'organization-title',
};

function TextQuestion({ question, value, error }: { question: QuestionOf<'text'>; value: unknown; error?: string }) {
  const { id, text, hint, format, required } = question;
  const shared = { name: id, label: text, hint, error, optional: !required, defaultValue: typedText(value) };
  if (format === 'text') return <TextArea {...shared} rows={3} autoComplete="off" />;
  const types = { line: 'text', name: 'text', phone: 'tel', email: 'email' } as const;
  return (
    <TextField
      {...shared}
      type={types[format]}
      inputMode={format === 'phone' ? 'tel' : format === 'email' ? 'email' : undefined}
      autoComplete={known[id] ?? 'off'}
      spellCheck={format === 'email' ? false : undefined}
      size={format === 'phone' ? 'narrow' : 'full'}
    />
  );
}

/** "How many hours do you sleep?" says its unit itself. */
function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text.includes(unit) ? text : `${text} (${unit})`;
}

/** One question, asked as its kind is; the first control has the question's id, for an error summary. */
export function QuestionField({ question, value, error, drawings, photos }: QuestionFieldProps) {
  const texts = useMessages(answerMessages);
  const words = useMessages(stepMessages);
  const { id, text, hint, required, unknown } = question;
  const sentence = error && texts.error(question, error);
  const isUnknown = saysUnknown(value);
  const shared = { name: id, legend: text, hint, error: sentence, optional: !required };
  const chosen = isUnknown ? dontKnowValue : typedText(value);
  const notKnowing = unknown ? [{ value: dontKnowValue, label: texts.unknown }] : [];
  switch (question.kind) {
    case 'text':
      return <TextQuestion question={question} value={value} {...(sentence ? { error: sentence } : {})} />;
    case 'number':
      return (
        <TextField
          name={id}
          label={withUnit(text, question.unit)}
          hint={hint}
          error={sentence}
          optional={!required}
          defaultValue={typedText(value)}
          inputMode={question.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          size="short"
        />
      );
    case 'date':
      return (
        <DateField
          {...shared}
          separator="."
          monthWords
          birthday={id === 'date-of-birth'}
          defaultValue={typedDate(value)}
        />
      );
    case 'yes-no': {
      const options = [{ value: 'yes', label: texts.yes }, { value: 'no', label: texts.no }, ...notKnowing];
      return <RadioGroup {...shared} options={options} defaultValue={chosen} inline />;
    }
    case 'choice': {
      const options = question.options.map((each) => ({ value: each.id, label: each.text, hint: each.hint }));
      return <RadioGroup {...shared} options={[...options, ...notKnowing]} defaultValue={chosen} />;
    }
    case 'choices': {
      const ticked = isUnknown ? [dontKnowValue] : typedChoices(value);
      const options = question.options.map((each) => ({ ...each, isAlone: each.alone }));
      const all = unknown
        ? [...options, { id: dontKnowValue, text: texts.unknown, hint: undefined, isAlone: true }]
        : options;
      return (
        <CheckboxGroup id={`${id}-group`} legend={text} hint={hint} error={sentence} optional={!required}>
          {all.map((each, index) => (
            <Checkbox
              key={each.id}
              name={id}
              id={index === 0 ? id : `${id}-${each.id}`}
              value={each.id}
              label={each.text}
              hint={each.hint}
              data-alone={each.isAlone || undefined}
              defaultChecked={ticked.includes(each.id)}
            />
          ))}
        </CheckboxGroup>
      );
    }
    case 'picture-choice':
      return (
        <div>
          <PictureChoice
            {...shared}
            options={question.options.map((each) => ({
              value: each.id,
              label: each.text,
              hint: each.hint,
              picture: <img src={`/plates/form-${each.picture}.svg`} alt="" width="190" height="146" loading="lazy" />,
            }))}
            others={notKnowing}
            defaultValue={chosen}
          />
        </div>
      );
    case 'scale':
      return <ScaleField question={question} defaultValue={chosen} error={sentence} />;
    case 'body-map': {
      const drawing = drawings[question.map];
      if (!drawing) return null;
      return (
        <div>
          <RegionMap
            {...shared}
            drawing={drawing}
            words={Object.fromEntries(question.regions.map((region) => [region.id, region.text]))}
            defaultValue={typedChoices(value)}
          />
        </div>
      );
    }
    case 'photos':
      return photos ? photos(question) : <p>{words.photosNotYet}</p>;
    case 'entries': {
      const { entry, part } = error ?? {};
      return (
        <EntriesField
          question={question}
          entries={typedEntries(value)}
          error={sentence}
          wrong={entry === undefined || part === undefined ? undefined : { entry, part }}
        />
      );
    }
    case 'consent':
      return (
        <div className={styles.consent}>
          <Checkbox name={id} label={text} hint={hint} error={sentence} defaultChecked={value === true} />
        </div>
      );
    case 'score':
      return null;
  }
}

/** What stands below a question: "I don't know" beside what is typed, and why it is asked. */
export function QuestionNotes({ question, value }: Pick<QuestionFieldProps, 'question' | 'value'>) {
  const words = useMessages(stepMessages);
  const { id, kind, unknown, whyWeAsk } = question;
  const isTyped = kind === 'text' || kind === 'number' || kind === 'date' || kind === 'entries' || kind === 'body-map';
  return (
    <>
      {unknown && isTyped && <UnknownBox question={id} isChecked={saysUnknown(value)} />}
      {whyWeAsk && (
        <div className={styles.why}>
          <Disclosure summary={words.whyWeAsk}>
            <p>{whyWeAsk}</p>
          </Disclosure>
        </div>
      )}
    </>
  );
}

/** Where an error summary leads: the control that has to be mended. */
export function fieldOf(question: Question, error: AnswerError): string {
  if (question.kind === 'date') return `${question.id}.day`;
  const { entry, part } = error;
  if (question.kind !== 'entries' || entry === undefined || part === undefined) return question.id;
  return entry === 0 && part === question.fields[0]?.id ? question.id : `${question.id}.${entry}.${part}`;
}
