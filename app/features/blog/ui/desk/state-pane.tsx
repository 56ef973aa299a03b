import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';
import type { PostViewData } from './post-view-data.ts';

/** What became of the post so far, and what may become of it: each button saves first. */
export function StatePane({ post }: { readonly post: PostViewData }) {
  const texts = useMessages(deskPostMessages);
  const { state, scheduled, published, isMissed, isAhead } = post;
  const isPublic = state === 'published';
  return (
    <Pane title={texts.state} note={texts.states[state]}>
      <PaneBody>
        {state === 'draft' && <p>{texts.stateText.draft}</p>}
        {state === 'archived' && <p>{texts.stateText.archived}</p>}
        {scheduled !== null && (
          <p className={isMissed ? styles.missed : undefined}>
            {isMissed ? texts.stateText.missed(scheduled) : texts.stateText.scheduled(scheduled)}
          </p>
        )}
        {isPublic && published !== null && <p>{texts.stateText.published(published)}</p>}
        {isPublic && isAhead && <p>{texts.stateText.publishedAhead}</p>}
        {isPublic && (
          <p>
            <Link href={`/blog/${post.slug}`} newDocument>
              {texts.showPost}
            </Link>
          </p>
        )}
        {post.release && <ReleaseState release={post.release} />}
        <DeskActions>
          <DeskButton name="intent" value="publish" look="main">
            {isPublic ? texts.publishAgain : texts.publish}
          </DeskButton>
          {state === 'scheduled' && (
            <DeskButton name="intent" value="unschedule">
              {texts.unschedule}
            </DeskButton>
          )}
          <DeskButton name="intent" value="save">
            {texts.save}
          </DeskButton>
        </DeskActions>
        {isPublic && (
          <details className={styles.apart}>
            <summary>{texts.archive}</summary>
            <p>{texts.archiveText}</p>
            <DeskButton name="intent" value="archive" look="grave">
              {texts.archiveNow}
            </DeskButton>
          </details>
        )}
        {!isPublic && (
          <div className={styles.schedule}>
            <DeskFields inRows>
              <TextField
                name="scheduleDate"
                label={texts.scheduleDay}
                defaultValue={post.schedule.date}
                size="narrow"
              />
              <TextField
                name="scheduleTime"
                label={texts.scheduleTime}
                defaultValue={post.schedule.time}
                size="narrow"
              />
            </DeskFields>
            <p className={styles.hint}>{texts.scheduleHint(post.schedule.city)}</p>
            <DeskButton name="intent" value="schedule">
              {texts.schedule}
            </DeskButton>
          </div>
        )}
      </PaneBody>
    </Pane>
  );
}

/** Where the release of its promises is, and the button that asks for it. */
function ReleaseState({ release }: { readonly release: NonNullable<PostViewData['release']> }) {
  const texts = useMessages(deskPostMessages).release;
  const { promises, state, at, by, note, mayRelease } = release;
  if (state === 'released') return <p>{texts.states.released(at ?? '', by)}</p>;
  if (mayRelease) return <p>{texts.byYou}</p>;
  if (state === 'asked') return <p>{texts.states.asked(at ?? '')}</p>;
  return (
    <div className={styles.release}>
      {state === 'returned' && (
        <p>
          <b>{texts.states.returned(at ?? '', by)}</b> {note}
        </p>
      )}
      <p>{texts.needed(promises)}</p>
      <DeskButton name="intent" value="ask-release">
        {texts.ask}
      </DeskButton>
    </div>
  );
}
