import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskTodayMessages } from './today-messages.ts';
import { mostRows, type CameInView, type UrgentFormView } from './today-view.ts';
import styles from './today-screen.module.css';

const desk = '/admin-dashboard';
const cameInPaths = { booking: 'diary/appointments', message: 'enquiries', form: 'forms' } as const;

/** Forms whose answers cannot wait; at the top, because somebody has to call today. */
export function UrgentFormsPane({ forms }: { forms: readonly UrgentFormView[] }) {
  const texts = useMessages(deskTodayMessages);
  return (
    <Pane title={texts.urgentForms} note={forms.length}>
      <PaneList>
        {forms.map(({ id, form, fullName, at }) => {
          const text = texts.formText[form](fullName);
          return (
            <PaneRow key={id} mark={at} isPressing title={text}>
              <DeskButton href={`${desk}/forms/${id}`} aria-label={`${texts.openForm}: ${text}`}>
                {texts.openForm}
              </DeskButton>
            </PaneRow>
          );
        })}
      </PaneList>
    </Pane>
  );
}

/** What came in since nobody was here: the newest, and the rest behind a line to open. */
export function CameInPane({ cameIn }: { cameIn: readonly CameInView[] }) {
  const texts = useMessages(deskTodayMessages);
  const rest = cameIn.slice(mostRows);
  return (
    <Pane title={texts.cameIn} note={cameIn.length}>
      {cameIn.length === 0 ? (
        <DeskEmpty drawing="tray" text={texts.nothingCame} small />
      ) : (
        <CameInRows rows={cameIn.slice(0, mostRows)} />
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.showMore(rest.length)}</summary>
          <CameInRows rows={rest} />
        </details>
      )}
      {cameIn.length > 0 && (
        <PaneBody>
          <SeenForm rows={cameIn}>
            <DeskButton>{texts.allSeen(cameIn.length)}</DeskButton>
          </SeenForm>
        </PaneBody>
      )}
    </Pane>
  );
}

/** Marks as seen what stands here, for everybody at the desk. */
function SeenForm({ rows, children }: { rows: readonly CameInView[]; children: ReactNode }) {
  return (
    <Form method="post" action={`${desk}/diary/seen`} preventScrollReset>
      {rows.map(({ kind, id }) => (
        <input key={id} type="hidden" name="seen" value={`${kind} ${id}`} />
      ))}
      {children}
    </Form>
  );
}

function CameInRows({ rows }: { rows: readonly CameInView[] }) {
  const texts = useMessages(deskTodayMessages);
  return (
    <PaneList>
      {rows.map(({ kind, id, at, text }) => (
        <PaneRow key={id} mark={at} title={texts[kind]} text={text}>
          <SeenForm rows={[{ kind, id, at, text }]}>
            <DeskButton look="bare" aria-label={`${texts.seen}: ${text}`}>
              {texts.seen}
            </DeskButton>
          </SeenForm>
          <DeskButton
            href={`${desk}/${cameInPaths[kind]}/${id}`}
            aria-label={`${kind === 'booking' ? texts.view : texts.reply}: ${text}`}
          >
            {kind === 'booking' ? texts.view : texts.reply}
          </DeskButton>
        </PaneRow>
      ))}
    </PaneList>
  );
}
