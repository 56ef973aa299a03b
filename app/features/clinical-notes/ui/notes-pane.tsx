import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { FlagList } from '#app/ui/desk/flag-list.tsx';
import { Pane, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { notesOfDayMessages } from './notes-of-day-messages.ts';

export interface OpenNoteView {
  readonly id: string;
  readonly time: string;
  readonly fullName: string;
  readonly what: string;
  readonly status: 'in-consultation' | 'arrived' | 'completed' | 'expected';
  readonly hasDraft: boolean;
  /** What has to be known of the patient, as far as it is open to whoever asks. */
  readonly known: readonly {
    readonly id: string;
    readonly text: string;
    readonly isUrgent: boolean;
    readonly isNone: boolean;
  }[];
}

/** For a doctor, on Today: whose note is to be written now, or still to be signed, each in one step. */
export function NotesPane({ notes }: { notes: readonly OpenNoteView[] }) {
  const texts = useMessages(notesOfDayMessages);
  if (notes.length === 0) return null;
  return (
    <Pane title={texts.title} note={notes.length}>
      <PaneList>
        {notes.map(({ id, time, fullName, what, status, hasDraft, known }) => (
          <PaneRow
            key={id}
            mark={time}
            isPressing={status === 'in-consultation'}
            title={fullName}
            text={texts.row(what, texts.statuses[status])}
            more={known.length > 0 && <FlagList flags={known} />}
          >
            <DeskButton
              href={`/admin-dashboard/diary/appointments/${id}/note`}
              look={status === 'in-consultation' ? 'main' : 'plain'}
            >
              {hasDraft ? texts.goOn : texts.write}
              <span className="visually-hidden"> {texts.of(fullName)}</span>
            </DeskButton>
          </PaneRow>
        ))}
      </PaneList>
    </Pane>
  );
}
