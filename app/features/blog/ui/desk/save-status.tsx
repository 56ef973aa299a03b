import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';
import type { SaveState } from './use-autosave.ts';

/** "Saved 10:32 am", or why not; announced, quietly. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  const texts = useMessages(deskPostMessages);
  return (
    <p className={styles.status} role="status" data-save={state.kind}>
      {wordsOf(state, texts)}
    </p>
  );
}

function wordsOf(state: SaveState, texts: (typeof deskPostMessages)['en']): string {
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
      return texts.notSaved(state.fields.map((field) => texts.fields[field]).join('; '));
    case 'gone':
      return texts.refusals['not-found'];
    case 'conflict':
      return texts.conflictTitle;
    default:
      return texts.unsaved;
  }
}

/** Nobody is signed in any more: what was written waits in the window. */
export function SignedOutNotice({ state }: { readonly state: SaveState }) {
  const texts = useMessages(deskPostMessages);
  if (state.kind !== 'signed-out') return null;
  return (
    <Notice kind="warning" title={texts.signedOutTitle} live>
      <p>{texts.signedOutText}</p>
      <DeskActions>
        <a href="/admin-login" target="_blank" rel="noopener">
          {texts.signIn}
        </a>
      </DeskActions>
    </Notice>
  );
}

interface ConflictProps {
  readonly postId: string;
  readonly state: SaveState;
  readonly onTake: () => void;
  readonly onKeep: (revision: number) => void;
}

/** Two wrote at once: nothing is lost, and somebody says how it goes on. */
export function ConflictNotice({ postId, state, onTake, onKeep }: ConflictProps) {
  const texts = useMessages(deskPostMessages);
  if (state.kind !== 'conflict') return null;
  return (
    <Notice kind="warning" title={texts.conflictTitle} live>
      <p>{texts.conflictText(state.who, state.when)}</p>
      <DeskActions>
        <a href={`/admin-dashboard/posts/${postId}/revisions`} target="_blank" rel="noopener">
          {texts.compare}
        </a>
        <DeskButton type="button" onClick={onTake}>
          {texts.takeTheirs}
        </DeskButton>
        <DeskButton type="button" onClick={() => onKeep(state.revision)}>
          {texts.keepMine}
        </DeskButton>
      </DeskActions>
    </Notice>
  );
}
