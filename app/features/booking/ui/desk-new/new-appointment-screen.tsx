import { useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { CallerFields } from './caller-fields.tsx';
import { errorWords } from './error-words.ts';
import { deskNewMessages } from './new-messages.ts';
import type { NewAnswer, NewChoices } from './new-view.ts';
import { SeriesFields, SeriesPreview } from './series-fields.tsx';
import { TimeFields } from './time-fields.tsx';

interface Props {
  readonly choices: NewChoices;
  readonly answer: NewAnswer | undefined;
}

/** Booking for a caller: who (found while typing), what, when (suggested), book. One form, also without scripts. */
export function NewAppointmentScreen({ choices: opened, answer }: Props) {
  const texts = useMessages(deskNewMessages);
  const words = useMessages(deskDiaryMessages);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const choices = answer?.choices ?? opened;
  const typed = answer?.typed;
  const errors = errorWords(texts, answer?.errors ?? {});
  const noSlot = answer?.refusal === 'no-slot';
  // The form is posted to ask for times too: what is typed of a person stands in no address.
  const look = (): void => {
    if (!form.current) return;
    const typedNow = new FormData(form.current);
    typedNow.set('intent', 'look');
    void submit(typedNow, { method: 'post', preventScrollReset: true });
  };
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <ErrorSummary errors={[...errors, ...(noSlot ? [{ field: 'times', message: texts.chooseTime }] : [])]} />
      {answer && answer.passedOver.length > 0 && (
        <Notice kind="warning" live>
          <p>
            {answer.passedOver.map((rule) => words.passedOver[rule]).join(' ')} {texts.otherHint}
          </p>
        </Notice>
      )}
      {answer?.refusal && answer.refusal !== 'no-slot' && (
        <Notice kind="warning" live>
          <p>{words.refusals[answer.refusal]}</p>
        </Notice>
      )}
      <Form method="post" ref={form} noValidate aria-busy={isBusy} className={styles.two}>
        <div className={styles.stack}>
          <Pane title={texts.who}>
            <PaneBody>
              <CallerFields typed={typed} errors={errors} />
            </PaneBody>
          </Pane>
          <Pane title={texts.what}>
            <PaneBody>
              <div className={styles.stack}>
                <fieldset className={styles.options}>
                  <legend className="visually-hidden">{texts.what}</legend>
                  {choices.types.map(({ id, name, minutes }) => (
                    <label key={id} className={styles.option}>
                      <input
                        type="radio"
                        name="type"
                        value={id}
                        defaultChecked={id === (typed?.type ?? choices.typeId)}
                        onChange={look}
                      />
                      {name}
                      <small>{texts.minutes(minutes)}</small>
                    </label>
                  ))}
                </fieldset>
                <div className={styles.form}>
                  <label>
                    {texts.withWhom}
                    <select
                      name="practitioner"
                      defaultValue={typed?.practitioner ?? choices.practitionerId}
                      onChange={look}
                    >
                      <option value="">{texts.anyone}</option>
                      {choices.practitioners.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </label>
                  <label>
                    {texts.date}
                    <input
                      type="date"
                      name="date"
                      min={choices.today}
                      defaultValue={typed?.date || choices.date}
                      onChange={look}
                    />
                  </label>
                  <DeskButton name="intent" value="look">
                    {texts.look}
                  </DeskButton>
                </div>
              </div>
            </PaneBody>
          </Pane>
          <Pane title={texts.when}>
            <PaneBody>
              <TimeFields
                key={choices.typeId + choices.date + choices.practitionerId}
                choices={choices}
                answer={answer}
              />
            </PaneBody>
          </Pane>
        </div>
        <div className={styles.stack}>
          <Pane title={texts.book}>
            <PaneBody>
              <div className={styles.stack}>
                <label className={styles.check}>
                  <input type="checkbox" name="tell" value="yes" defaultChecked={typed?.tell ?? true} />
                  {texts.tell}
                </label>
                <DeskButton look={answer?.preview ? 'plain' : 'main'} name="intent" value="book" disabled={isBusy}>
                  {texts.book}
                </DeskButton>
              </div>
            </PaneBody>
          </Pane>
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
