import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { FootNotice } from '#app/ui/desk/foot-notice.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import type { SaveState } from '#app/ui/desk/use-autosave.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';
import type { AutosaveAnswer } from './autosave-answer.ts';

/** "Saved 10:32 am", or why not; announced, quietly. */
export function SaveStatus({ state }: { readonly state: SaveState<AutosaveAnswer> }) {
  const texts = useMessages(deskPostMessages);
  return (
    <p className={styles.status} role="status" data-save={state.kind}>
      {wordsOf(state, texts)}
    </p>
  );
}

function wordsOf(state: SaveState<AutosaveAnswer>, texts: (typeof deskPostMessages)['en']): string {
  switch (state.kind) {
    case 'saved':
      return texts.saved(state.when);
    case 'saving':
      return texts.saving;
    case 'offline':
      return texts.offline;
    case 'refused':
      return texts.refused;
    case 'signed-out':
      return texts.signedOut;
    case 'invalid':
      return texts.notSaved(state.answer.fields.map((field) => texts.fields[field]).join('; '));
    case 'gone':
      return texts.refusals['not-found'];
    case 'changed-meanwhile':
      return texts.conflictTitle;
    default:
      return texts.unsaved;
  }
}

interface ConflictProps {
  readonly postId: string;
  readonly state: SaveState<AutosaveAnswer>;
  readonly onTake: () => void;
  readonly onKeep: (revision: number) => void;
}

/** Two wrote at once: nothing is lost, and somebody says how it goes on. */
export function ConflictNotice({ postId, state, onTake, onKeep }: ConflictProps) {
  const texts = useMessages(deskPostMessages);
  if (state.kind !== 'changed-meanwhile') return null;
  return (
    <FootNotice title={texts.conflictTitle} takesFocus>
      <p>{texts.conflictText(state.answer.who, state.answer.when)}</p>
      <DeskActions>
        <a href={`/admin-dashboard/posts/${postId}/revisions`} target="_blank" rel="noopener">
          {texts.compare}
        </a>
        <DeskButton type="button" onClick={onTake}>
          {texts.takeTheirs}
        </DeskButton>
        <DeskButton type="button" onClick={() => onKeep(state.answer.revision)}>
          {texts.keepMine}
        </DeskButton>
      </DeskActions>
    </FootNotice>
  );
}
