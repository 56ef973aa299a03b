import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskTodayMessages } from './today-messages.ts';
import styles from './today-screen.module.css';
import type { SetUpView } from './today-view.ts';

function Facts({ facts }: { facts: readonly string[] }) {
  const texts = useMessages(deskTodayMessages);
  return (
    <details className={styles.facts}>
      <summary>{texts.showFacts}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}

/** What the owner has to set before patients come. */
export function SetUpPane({ steps }: { steps: readonly SetUpView[] }) {
  const texts = useMessages(deskTodayMessages);
  const said = ({ step, names }: SetUpView): string => {
    const text = texts.stepTexts[step];
    return typeof text === 'string' ? text : text(names);
  };
  return (
    <Pane title={texts.setUp} note={texts.setUpNote(steps.length)}>
      <PaneList>
        {steps.map((each) => (
          <PaneRow
            key={each.step}
            mark=""
            title={texts.steps[each.step]}
            text={said(each)}
            more={each.step === 'facts' && <Facts facts={each.names} />}
          >
            {each.href !== undefined && (
              <DeskButton href={each.href} aria-label={`${texts.see}: ${texts.steps[each.step]}`}>
                {texts.see}
              </DeskButton>
            )}
          </PaneRow>
        ))}
      </PaneList>
    </Pane>
  );
}
