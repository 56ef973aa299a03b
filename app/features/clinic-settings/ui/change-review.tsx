import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { DraftSent } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { ReviewAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import styles from './settings.module.css';

/** What a change would do, and whom it leaves without room, before anything is saved. */
export function ChangeReview({ title, review }: { title: string; review: ReviewAnswer }) {
  const texts = useMessages(settingsMessages);
  const { typed, version, seal, formError, changes, outside, touched, touchedCount } = review;
  return (
    <>
      <title>{texts.reviewTitle}</title>
      <DeskHead title={texts.reviewTitle} note={title} />
      {formError !== null && (
        <Notice kind="warning" live>
          <p>{texts.troubles[formError]}</p>
        </Notice>
      )}
      {outside.length > 0 && (
        <Notice kind="warning">
          <p>{texts.outsideHint}</p>
          <ul>
            {outside.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Pane title={title}>
        {changes.length === 0 ? (
          <PaneEmpty>{texts.reviewNothing}</PaneEmpty>
        ) : (
          <PaneBody>
            <DeskTable
              caption={texts.reviewTitle}
              captionHidden
              columns={[
                { key: 'what', label: texts.what },
                { key: 'before', label: texts.before },
                { key: 'after', label: texts.after },
              ]}
              rows={changes.map(({ what, before, after }) => ({
                id: what,
                cells: { what, before: before ?? texts.nothing, after: <b>{after ?? texts.nothing}</b> },
              }))}
            />
          </PaneBody>
        )}
      </Pane>
      <Pane
        title={texts.touchedTitle}
        {...(touchedCount > 0 && { note: <b className={styles.pressing}>{texts.touchedNote(touchedCount)}</b> })}
      >
        {touchedCount === 0 ? (
          <PaneEmpty>{texts.touchedNone}</PaneEmpty>
        ) : (
          <PaneBody>
            <p className={styles.hint}>{texts.touchedHint}</p>
            <DeskTable
              caption={texts.touchedTitle}
              captionHidden
              columns={[
                { key: 'when', label: texts.when },
                { key: 'who', label: texts.who },
                { key: 'phone', label: texts.phone },
                { key: 'visit', label: texts.visit },
                { key: 'why', label: texts.why },
                { key: 'move', label: texts.move },
              ]}
              rows={touched.map((each) => ({
                id: each.id,
                cells: {
                  when: each.when,
                  who: each.fullName,
                  phone: <a href={each.phone.href}>{each.phone.display}</a>,
                  visit: each.visit,
                  why: texts.misfits[each.misfit],
                  move: (
                    <Link href={each.moveHref} target="_blank">
                      {texts.move}
                      <span className="visually-hidden"> {each.fullName}</span>
                    </Link>
                  ),
                },
              }))}
            />
            {touchedCount > touched.length && <p>{texts.touchedMore(touchedCount - touched.length)}</p>}
          </PaneBody>
        )}
      </Pane>
      <Form method="post" className={styles.actions}>
        <DraftSent name="settings" />
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seal" value={seal} />
        {changes.length > 0 && (
          <DeskButton look="main" name="intent" value="save">
            {touchedCount > 0 ? texts.saveAnyway(touchedCount) : texts.save}
          </DeskButton>
        )}
        <DeskButton name="intent" value="edit">
          {texts.back}
        </DeskButton>
      </Form>
    </>
  );
}
