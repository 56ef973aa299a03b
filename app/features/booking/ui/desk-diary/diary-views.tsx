import type { IsoDate } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskDiaryMessages } from '../desk-messages.ts';

interface Props {
  readonly date: IsoDate;
  /** Whose week is shown; undefined for the day of everybody. */
  readonly practitionerId: string | undefined;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
}

/** The day of everybody, or the week of one practitioner. */
export function DiaryViews({ date, practitionerId, practitioners }: Props) {
  const texts = useMessages(deskDiaryMessages);
  const isDay = practitionerId === undefined;
  return (
    <>
      <DeskButton href={`/admin-dashboard/diary?date=${date}`} aria-current={isDay ? 'page' : undefined}>
        {texts.dayView}
      </DeskButton>
      {practitioners.map(({ id, name }) => (
        <DeskButton
          key={id}
          href={`/admin-dashboard/diary?date=${date}&view=week&practitioner=${id}`}
          aria-current={id === practitionerId ? 'page' : undefined}
        >
          {texts.weekView(name)}
        </DeskButton>
      ))}
    </>
  );
}
