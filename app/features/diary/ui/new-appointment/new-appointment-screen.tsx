import { useMemo, useRef } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { isOwnKey } from '#app/lib/own-key.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { CallerFields } from './caller-fields.tsx';
import place from './clicked-place.module.css';
import { ClickedPlace, clickedTimeLabel } from './clicked-place.tsx';
import { exampleDay } from '../example-day.ts';
import { LanguageField } from '../language-field.tsx';
import { errorText } from './error-words.ts';
import { deskNewMessages } from './new-messages.ts';
import type { NewAnswer, NewChoices } from './new-view.ts';
import { SeriesFields, SeriesPreview } from './series-fields.tsx';
import { preselected, TimeFields } from './time-fields.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { VisitFields } from './visit-fields.tsx';

interface Props {
  readonly choices: NewChoices;
  readonly answer: NewAnswer | undefined;
}

/** Booking for a caller: who (found while typing), what, when (suggested), book. One form, also without scripts. */
export function NewAppointmentScreen({ choices: opened, answer }: Props) {
  const texts = useMessages(deskNewMessages);
  const words = useMessages(deskDiaryMessages);
  const choices = answer?.choices ?? opened;
  const typed = answer?.typed;
  const { form, look, chosen, isBusy, onChange, onKeyDown, onSubmit } = useBookingForm(choices);
  const isWholeSeries = answer?.preview?.every(({ slot }) => slot !== undefined) ?? false;
  // Enter does what the main button does.
  const main = !answer?.preview ? 'book' : isWholeSeries ? 'book-series' : 'preview';
  const { refusal } = answer ?? {};
  const language = useRef<HTMLSelectElement>(null);
  const chooseLanguage = (spoken: string): void => {
    if (language.current) language.current.value = spoken;
  };
  // The same list until the next answer: the summary takes the focus whenever it is given another one.
  const summary = useMemo(
    () => [...errorText(texts, answer?.errors ?? {}), ...missingFieldsText(texts, answer)],
    [texts, answer],
  );
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <ErrorSummary errors={summary} />
      {answer && answer.overriddenRules.length > 0 && (
        <Notice kind="warning" live>
          <p>
            {answer.overriddenRules.map((rule) => words.overriddenRules[rule]).join(' ')} {texts.otherHint}
          </p>
        </Notice>
      )}
      {refusal && summary.length === 0 && isOwnKey(words.refusals, refusal) && (
        <Notice kind="warning" live>
          <p>{words.refusals[refusal]}</p>
        </Notice>
      )}
      <Form
        method="post"
        ref={form}
        noValidate
        aria-busy={isBusy}
        className={classNames(styles.two, place.booking)}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onSubmit={onSubmit}
      >
        <Draft name="appointment" person="fullName" />
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="intent" value={main} hidden data-main>
          {texts.book}
        </button>
        {choices.clicked && <ClickedPlace clicked={choices.clicked} />}
        <div className={styles.stack}>
          <Pane title={texts.who}>
            <PaneBody>
              <CallerFields typed={typed} errors={errorText(texts, answer?.errors ?? {})} onLanguage={chooseLanguage} />
            </PaneBody>
          </Pane>
          <Pane title={texts.what}>
            <PaneBody>
              <VisitFields choices={choices} typed={typed} look={look} />
            </PaneBody>
          </Pane>
          <Pane title={texts.when}>
            <PaneBody>
              <TimeFields
                key={`${choices.shownFor} ${choices.clicked?.value ?? ''}`}
                choices={choices}
                answer={answer}
              />
            </PaneBody>
          </Pane>
        </div>
        <div className={classNames(styles.stack, place.side)}>
          <div className={place.book}>
            <Pane title={texts.book}>
              <PaneBody>
                <Chosen choices={choices} chosen={chosen ?? firstChosen(choices, typed)} />
                <LanguageField ref={language} chosen={typed?.language} className={place.language} />
                <div className={place.send}>
                  <label className={styles.check}>
                    <input type="checkbox" name="tell" value="yes" defaultChecked={typed?.tell ?? true} />
                    {texts.tell}
                  </label>
                  <DeskButton
                    look={answer?.preview ? 'plain' : 'main'}
                    name="intent"
                    value="book"
                    shortcut="Enter"
                    disabled={isBusy}
                    data-start={isWhole(choices, typed) ? '' : undefined}
                  >
                    {texts.book}
                  </DeskButton>
                </div>
              </PaneBody>
            </Pane>
          </div>
          <Pane title={texts.series}>
            <PaneBody>
              <SeriesFields choices={choices} typed={typed} />
            </PaneBody>
          </Pane>
          {answer?.preview && <SeriesPreview sessions={answer.preview} isBusy={isBusy} />}
        </div>
      </Form>
    </>
  );
}

/** What Book would book: the kind of visit, and the time in words. */
function Chosen({ choices, chosen }: { choices: NewChoices; chosen: string | undefined }) {
  const texts = useMessages(deskNewMessages);
  const type = choices.types.find(({ id }) => id === choices.typeId);
  if (!type || chosen === undefined)
    return <p className={classNames(place.summary, styles.quiet)}>{texts.nothingYet}</p>;
  return (
    <p className={place.summary} data-books>
      <span className="visually-hidden">{texts.books}: </span>
      <b>{type.name}</b>
      <span>{chosen}</span>
    </p>
  );
}

function firstChosen(choices: NewChoices, typed: NewAnswer['typed'] | undefined): string | undefined {
  if (typed?.otherTime) return undefined;
  const value = preselected(choices, typed?.slot);
  const slot = [...choices.suggested, ...choices.ofDay].find((each) => each.value === value);
  return slot && clickedTimeLabel(slot);
}

/** Whether another screen brought everything along: then Enter books, or the keyboard goes back from there. */
function isWhole(choices: NewChoices, typed: NewAnswer['typed'] | undefined): boolean {
  return (typed?.fullName ?? '') !== '' && choices.typeId !== '' && firstChosen(choices, typed) !== undefined;
}

/** What is still to be chosen, and where. */
function missingFieldsText(texts: (typeof deskNewMessages)['en'], answer: NewAnswer | undefined) {
  const { refusal } = answer ?? {};
  if (refusal === 'no-type') return [{ field: 'type', message: texts.chooseTypeFirst }];
  if (refusal === 'not-a-day')
    return [{ field: 'date', message: texts.dayUnread(exampleDay(answer?.choices.today ?? '')) }];
  if (refusal === 'past-day') return [{ field: 'date', message: texts.dayPast }];
  if (refusal === 'not-a-time') return [{ field: 'otherTime', message: texts.notATime }];
  if (refusal === 'shown-anew') return [{ field: 'times', message: texts.shownAnew }];
  if (refusal !== 'no-slot') return [];
  // Sent before the times had come: by now one stands there chosen.
  const isChosen = answer?.choices !== undefined && firstChosen(answer.choices, answer.typed) !== undefined;
  return [{ field: 'times', message: isChosen ? texts.lookAgain : texts.chooseTime }];
}
