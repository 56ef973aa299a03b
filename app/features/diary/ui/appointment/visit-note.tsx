import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { FlagList } from '#app/ui/desk/flag-list.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskAppointmentMessages } from './appointment-messages.ts';
import type { VisitView } from './visit-view.ts';

/** Whether a doctor has written of this visit; for who treats patients, the way to it. */
export function VisitNote({
  id,
  note: { mark, mayWrite, isClosed, known },
}: {
  id: string;
  note: VisitView['clinicalNote'];
}) {
  const { clinicalNote: texts } = useMessages(deskAppointmentMessages);
  if (!mark && !mayWrite) return null;
  return (
    <Pane title={texts.title}>
      <PaneBody>
        {known.length > 0 && <FlagList flags={known} />}
        <p className={styles.hint}>{mark ? texts[mark.state](mark.by, mark.when) : texts.none}</p>
        {mayWrite && (
          <DeskActions>
            <DeskButton
              href={`/admin-dashboard/diary/appointments/${id}/note`}
              look={isClosed || mark?.state === 'signed' ? 'plain' : 'main'}
            >
              {isClosed ? texts.closed : mark ? texts.open : texts.write}
            </DeskButton>
            <DeskButton href={`/admin-dashboard/diary/appointments/${id}/photos`} newDocument>
              {texts.photos}
            </DeskButton>
          </DeskActions>
        )}
      </PaneBody>
    </Pane>
  );
}
