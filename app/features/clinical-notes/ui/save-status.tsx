import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { FootNotice } from '#app/ui/desk/foot-notice.tsx';
import type { SaveState } from '#app/ui/desk/use-autosave.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { noteMessages } from './messages.ts';
import styles from './note.module.css';
import type { OtherTextView, SaveAnswer } from './note-view.ts';

/** "Saved 10:32 am", or why not; announced, quietly. */
export function SaveStatus({ state }: { readonly state: SaveState<SaveAnswer> }) {
  const { saveStatus: words } = useMessages(noteMessages);
  return (
    <p className={styles.status} role="status" data-save={state.kind}>
      {state.kind === 'saved' ? words.saved(state.when) : words[state.kind]}
    </p>
  );
}

interface ConflictProps {
  readonly other: OtherTextView;
  /** Where the text that was saved stands alone. */
  readonly address: string;
  readonly onKeep: (() => void) | undefined;
}

/**
 * Two wrote at once: both texts are there, and whoever reads this says which holds. While somebody writes it stands at the
 * foot of the window; in the answer to a form, above the fields.
 */
export function ConflictNotice({ other, address, onKeep }: ConflictProps) {
  const texts = useMessages(noteMessages);
  const words = (
    <>
      <p>{texts.conflictText(other.by, other.when)}</p>
      <DeskActions>
        {onKeep ? (
          <DeskButton type="button" onClick={onKeep}>
            {texts.keepMine}
          </DeskButton>
        ) : (
          <DeskButton name="intent" value="save" form="note">
            {texts.keepMine}
          </DeskButton>
        )}
        <a href={address} data-take-theirs="">
          {texts.takeTheirs}
        </a>
      </DeskActions>
    </>
  );
  if (onKeep)
    return (
      <FootNotice title={texts.conflictTitle} takesFocus>
        {words}
      </FootNotice>
    );
  return (
    <Notice kind="warning" title={texts.conflictTitle} live>
      {words}
    </Notice>
  );
}
