import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { FootNotice } from '#app/ui/desk/foot-notice.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { TextChange } from '../domain/compare-texts.ts';
import styles from './conflict.module.css';
import type { ChangedMeanwhile } from './document-view.ts';
import { siteMessages } from './messages.ts';

interface Props {
  /** Where the two texts differ, in the order of the form, and which revision the other one is. */
  readonly both: ChangedMeanwhile;
  readonly address: string;
  /** The form of one's own text. */
  readonly form: string;
  readonly onKeep: () => void;
}

/** Somebody else saved the text meanwhile: both texts beside each other, and the choice between them. Works without scripts. */
export function Conflict({ both: { parts, revision }, address, form, onKeep }: Props) {
  const texts = useMessages(siteMessages);
  return (
    <FootNotice title={texts.conflictTitle} takesFocus>
      <p>{texts.conflictText}</p>
      {parts.length > 0 && (
        // What scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.both} role="group" aria-label={texts.bothTexts} tabIndex={0}>
          {parts.map(({ label, changes }) => (
            <div key={label} className={styles.part}>
              <h3>{label}</h3>
              <OneText title={texts.yours} changes={changes} own="removed" />
              <OneText title={texts.theirs} changes={changes} own="added" />
            </div>
          ))}
        </div>
      )}
      <DeskActions>
        <DeskButton
          form={form}
          name="keptOver"
          value={revision}
          onClick={(event) => {
            event.preventDefault();
            onKeep();
          }}
        >
          {texts.keepMine}
        </DeskButton>
        <a href={address} data-take-theirs="">
          {texts.takeTheirs}
        </a>
      </DeskActions>
    </FootNotice>
  );
}

interface OneTextProps {
  readonly title: string;
  readonly changes: readonly TextChange[];
  /** The kind of change that only this text has. */
  readonly own: 'removed' | 'added';
}

function OneText({ title, changes, own }: OneTextProps) {
  const shown = changes.filter(({ kind }) => kind === 'same' || kind === own);
  return (
    <div className={styles.text}>
      <strong>{title}</strong>
      <p>{shown.map(({ kind, text }, index) => (kind === 'same' ? text : <mark key={index}>{text}</mark>))}</p>
    </div>
  );
}
