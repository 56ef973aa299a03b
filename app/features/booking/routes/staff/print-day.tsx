import { formatLongDate, formatTimeRange } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { addDays } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { dayView } from '../../server/desk/day-view.ts';
import { readDiary } from '../../server/desk/read-diary.ts';
import { deskDiaryMessages } from '../../ui/desk-messages.ts';
import styles from '../../ui/desk-diary/print-day.module.css';
import { dateOf, deskBooking, todayOf } from './desk-booking.ts';
import type { Route } from './+types/print-day.ts';

/** The day on paper, for when the power fails: a table for each practitioner, A4. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const date = dateOf(new URL(request.url), await todayOf(booking));
  const diary = await readDiary(booking, by, { from: date, until: addDays(date, 1) });
  const { columns } = dayView(diary, diary.days[0]!, by);
  return {
    date,
    columns: columns
      // A doctor takes the own list home, not the colleagues’.
      .filter(({ practitionerId }) => by.role !== 'doctor' || practitionerId === by.practitionerId)
      .map(({ name, entries }) => ({
        name,
        entries: entries.map(({ id, from, to, fullName, mobileNumber, typeName, status }) => ({
          id,
          when: formatTimeRange(from, to),
          fullName,
          phone: formatPhone(mobileNumber),
          typeName,
          status,
        })),
      })),
  };
}

export default function PrintDay({ loaderData: { date, columns } }: Route.ComponentProps) {
  const texts = useMessages(deskDiaryMessages);
  const title = formatLongDate(date);
  return (
    <div className={styles.sheet}>
      <title>{title}</title>
      <DeskHead title={title}>
        <DeskButton type="button" look="main" onClick={() => window.print()}>
          {texts.print}
        </DeskButton>
      </DeskHead>
      {columns.map(({ name, entries }) => (
        <section key={name}>
          <h2>{name}</h2>
          <table>
            <caption>{name}</caption>
            <thead>
              <tr>
                {texts.printHeads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, when, fullName, phone, typeName, status }) => (
                <tr key={id}>
                  <td>{when}</td>
                  <td>{fullName}</td>
                  <td>{phone}</td>
                  <td>{typeName}</td>
                  <td>{texts.statuses[status]}</td>
                </tr>
              ))}
              {entries.length === 0 && (
                <tr>
                  <td colSpan={5}>{texts.nothingBooked}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      ))}
      <p className={styles.note}>{texts.printNote}</p>
    </div>
  );
}
