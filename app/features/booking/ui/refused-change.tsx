import { useMemo } from 'react';
import { useMessages } from '#app/ui/locale.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { AppointmentView, RefusedChange } from './appointment-view-types.ts';
import { bookingMessages } from './messages.ts';
import { manageMessages } from './manage-messages.ts';
import styles from './booking-page.module.css';

/** What a patient cannot go on with alone. */
const toCall: ReadonlySet<RefusedChange['formError']> = new Set(['too-many-attempts', 'late', 'past']);

/** Why the change was not made, above the heading of the screen it was asked on. */
export function RefusedChangeSummary({
  refused,
  view,
  field,
}: {
  refused: RefusedChange | undefined;
  view: AppointmentView;
  field: string;
}) {
  const texts = useMessages(manageMessages);
  const words = useMessages(bookingMessages);
  const errors = useMemo(
    () =>
      refused
        ? [
            {
              field,
              message: reasonOf(refused, view, texts, words),
              phone: toCall.has(refused.formError) ? view.phone.display : undefined,
            },
          ]
        : [],
    [refused, view, field, texts, words],
  );
  if (!refused) return null;
  return (
    <div className={styles.problem}>
      <ErrorSummary errors={errors} />
    </div>
  );
}

function reasonOf(
  refused: RefusedChange,
  view: AppointmentView,
  texts: (typeof manageMessages)['en'],
  words: (typeof bookingMessages)['en'],
): string {
  const late = texts.late(view.phone.display);
  return {
    'no-time': words.noTimeChosen,
    'slot-taken': words.slotTaken,
    'not-offered': words.notOffered,
    'too-many-attempts': words.tooMany(refused.waitMinutes),
    'changed-meanwhile': texts.changedMeanwhile,
    late,
    past: texts.pastText,
    'under-way': texts.underWay,
    cancelled: texts.cancelledTitle,
  }[refused.formError];
}
