import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useMessages } from '../locale.tsx';
import { Notice } from '../notice/notice.tsx';
import { DeskButton } from './desk-button.tsx';
import { DeskActions } from './desk-fields.tsx';
import { startDraft, type OfferedDraft } from './draft-writing.ts';
import { draftMessages } from './draft-messages.ts';
import {
  forgetUnsavedWords,
  hasUnsavedWords,
  openDraft,
  sentDraft,
  settleDrafts,
  useHasDrafts,
} from './open-drafts.ts';
import styles from './draft.module.css';

interface Props {
  /** The form's name on its screen. */
  readonly name: string;
  /** The form is done with any answer that is no refusal; else only with one that leads to another screen. */
  readonly endsWithAnswer?: boolean;
  /** The field that names whom the form is about, on a screen about nobody yet: each of them has a draft of their own. */
  readonly person?: string;
}

/**
 * Put first into a form of the desk: what is typed there is kept on the server (encrypted, for whoever typed it) until
 * the form is sent, and offered when they come back. Hidden fields, files and passwords are not kept.
 */
export function Draft({ name, endsWithAnswer = false, person }: Props) {
  const { pathname } = useLocation();
  return <DraftOf key={pathname} name={name} endsWithAnswer={endsWithAnswer} person={person} place={pathname} />;
}

/** Put into a form that ends what another one began (a review of what was typed): its sending ends the draft. */
export function DraftSent({ name }: Pick<Props, 'name'>) {
  const { pathname } = useLocation();
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    return form ? openDraft(sentDraft(`${name} ${pathname}`, form)) : undefined;
  }, [name, pathname]);
  return <span ref={box} hidden data-draft={name} />;
}

function DraftOf({
  name,
  endsWithAnswer,
  person,
  place,
}: Required<Omit<Props, 'person'>> & { readonly person: string | undefined; readonly place: string }) {
  const texts = useMessages(draftMessages);
  const box = useRef<HTMLDivElement>(null);
  const writing = useRef<ReturnType<typeof startDraft>>(undefined);
  const [offered, offer] = useState<readonly OfferedDraft[]>([]);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return undefined;
    const started = startDraft({ form, name, person, endsWithAnswer, place, offer });
    writing.current = started;
    return () => started.close();
  }, [name, person, endsWithAnswer, place]);
  return (
    <div ref={box} className={styles.draft} data-draft={name}>
      {offered.length > 0 && (
        <Notice kind="info" live>
          {offered.map((kept) => (
            <div key={kept.slot} className={styles.offered}>
              <p>{kept.whose === undefined ? texts.began(kept.when) : texts.beganFor(kept.whose, kept.when)}</p>
              <DeskActions>
                <DeskButton
                  type="button"
                  aria-label={kept.whose && `${texts.goOn}: ${kept.whose}`}
                  onClick={() => writing.current?.goOn(kept)}
                >
                  {texts.goOn}
                </DeskButton>
                <DeskButton
                  type="button"
                  look="bare"
                  aria-label={kept.whose && `${texts.discard}: ${kept.whose}`}
                  onClick={() => writing.current?.discard(kept)}
                >
                  {texts.discard}
                </DeskButton>
              </DeskActions>
            </div>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** Asks before a screen with unsaved words is left, once for all forms of the window. */
export function DraftGuard() {
  return useHasDrafts() && <Guard />;
}

function Guard() {
  const { question } = useMessages(draftMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedWords(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void settleDrafts().then((isSaved) => {
      // oxlint-disable-next-line no-alert -- the browser's own question, as when a tab is closed
      if (!isSaved && !globalThis.confirm(question)) {
        blocker.reset();
        return;
      }
      forgetUnsavedWords();
      blocker.proceed();
    });
  }, [blocker, question]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedWords()) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, []);
  return null;
}
