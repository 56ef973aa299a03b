import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { launchMessages } from './launch-messages.ts';
import styles from './launch.module.css';
import type { StepView } from './launch-view.ts';

/** On the owner's Today until the site is live: the twelve steps, with what is done. */
export function LaunchPane({ steps }: { readonly steps: readonly StepView[] }) {
  const texts = useMessages(launchMessages);
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'open');
  return (
    <Pane title={texts.title} note={texts.progress(done, steps.length)}>
      <PaneBody>
        <p>{texts.paneText}</p>
        <ol className={styles.short}>
          {steps.map(({ step, state, href }) => (
            <li key={step} data-state={state}>
              {href === null ? texts.steps[step] : <a href={href}>{texts.steps[step]}</a>}{' '}
              <small>{texts.states[state]}</small>
            </li>
          ))}
        </ol>
        <DeskActions>
          <DeskButton href={`/admin-dashboard/launch${next ? `#${next.step}` : ''}`} look="main">
            {texts.goOn}
          </DeskButton>
        </DeskActions>
      </PaneBody>
    </Pane>
  );
}
