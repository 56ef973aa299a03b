import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Checkbox } from '#app/ui/field/checkbox.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { ownValue } from '#app/lib/own-key.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import type { LaunchFacts, LaunchStep, StepState } from '../domain/launch-steps.ts';
import { launchMessages } from './launch-messages.ts';
import styles from './launch.module.css';
import type { LaunchRefusal, LaunchView, StepView } from './launch-view.ts';

const tones: Readonly<Record<StepState, 'leaf' | 'turmeric' | 'neutral'>> = {
  done: 'leaf',
  open: 'turmeric',
  optional: 'neutral',
};

interface Props {
  readonly view: LaunchView;
  readonly refusal: LaunchRefusal | undefined;
  readonly said: string | null;
}

/** Twelve steps from the demonstration to the clinic's own site, and the button that ends them. */
export function LaunchScreen({ view, refusal, said }: Props) {
  const texts = useMessages(launchMessages);
  const { facts, steps, isLive } = view;
  const done = steps.filter(({ state }) => state === 'done').length;
  const saidWords = ownValue(texts.said, said);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={texts.progress(done, steps.length)} />
      {saidWords !== undefined && refusal === undefined && <FlashMessage kind="success">{saidWords}</FlashMessage>}
      <p className={styles.intro}>
        {isLive ? (view.since === null ? texts.live : texts.liveSince(view.since)) : texts.intro}
      </p>
      <div className={styles.way}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Step key={step.step} number={index + 1} step={step} facts={facts} refusal={refusal} />
          ))}
        </ol>
        {isLive ? <GoBack view={view} /> : <GoLive view={view} refusal={refusal} />}
      </div>
    </>
  );
}

interface StepProps extends Pick<Props, 'refusal'> {
  readonly number: number;
  readonly step: StepView;
  readonly facts: LaunchFacts;
}

function Step({ number, step, facts, refusal }: StepProps) {
  const texts = useMessages(launchMessages);
  const name = texts.steps[step.step];
  return (
    <li id={step.step} className={styles.step} data-state={step.state}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <h2>
          {name} <StatusWord tone={tones[step.state]}>{texts.states[step.state]}</StatusWord>
        </h2>
        <p>{texts.found[step.step](facts)}</p>
        {step.step === 'mail' && <Refusal refusal={refusal} of="test-not-sent" />}
        {step.step === 'facts' && facts.openFacts.length > 0 && (
          <details>
            <summary>{texts.showFacts}</summary>
            <ul>
              {facts.openFacts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.actions}>
        {step.href !== null && (
          <DeskButton href={step.href} aria-label={texts.open(name)}>
            {texts.openShort}
          </DeskButton>
        )}
        {step.isByHand && (
          <StepForm
            step={step.step}
            intent={step.state === 'done' ? 'unmark' : 'mark'}
            name={step.state === 'done' ? texts.lookAgainOf(name) : texts.isRightOf(name)}
          >
            {step.state === 'done' ? texts.lookAgain : texts.isRight}
          </StepForm>
        )}
        {step.step === 'mail' && facts.sendsMail && (
          <StepForm step="mail" intent="test-mail" name={texts.sendTest}>
            {texts.sendTest}
          </StepForm>
        )}
      </div>
    </li>
  );
}

interface StepFormProps {
  readonly step: LaunchStep;
  readonly intent: string;
  /** The button's own name, which says of which step it is. */
  readonly name: string;
  readonly children: string;
}

function StepForm({ step, intent, name, children }: StepFormProps) {
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      <DeskButton name="intent" value={intent} aria-label={name}>
        {children}
      </DeskButton>
    </Form>
  );
}

function GoLive({ view: { facts, obstacles, open }, refusal }: Pick<Props, 'view' | 'refusal'>) {
  const texts = useMessages(launchMessages);
  return (
    <Pane title={texts.goLive}>
      <PaneBody>
        <Form method="post" className={styles.go}>
          <p>{texts.goLiveText}</p>
          {obstacles.length > 0 && (
            <ul>
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{texts.obstacles[obstacle]}</li>
              ))}
            </ul>
          )}
          {obstacles.length === 0 && open.length > 0 && (
            <p>{texts.stillOpen(open.map((step) => texts.steps[step].toLowerCase()))}</p>
          )}
          {facts.trials > 0 && (
            <>
              <p>{texts.trials(facts.trials)}</p>
              <Checkbox id="remove-trials" name="removeTrials" value="yes" label={texts.removeTrials} defaultChecked />
            </>
          )}
          <Refusal refusal={refusal} of="obstacles" />
          <DeskButton name="intent" value="go-live" look="main">
            {texts.goLive}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}

/** A refusal stands beside the button that was pressed: the page may be read from far below its head. */
function Refusal({ refusal, of }: { readonly refusal: LaunchRefusal | undefined; readonly of: LaunchRefusal }) {
  const texts = useMessages(launchMessages);
  return (
    refusal === of && (
      <Notice kind="warning" live>
        <p>{texts.refusals[of]}</p>
      </Notice>
    )
  );
}

function GoBack({ view: { facts } }: { readonly view: LaunchView }) {
  const texts = useMessages(launchMessages);
  return (
    <Pane title={texts.live}>
      <PaneBody>
        <Form method="post" className={styles.go}>
          {facts.trials > 0 && (
            <>
              <p>{texts.trials(facts.trials)}</p>
              <DeskButton name="intent" value="remove-trials">
                {texts.removeNow}
              </DeskButton>
            </>
          )}
          <p>{texts.backText}</p>
          <DeskButton name="intent" value="go-back" look="grave">
            {texts.back}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}
