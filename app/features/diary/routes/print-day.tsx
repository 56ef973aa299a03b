import { formatLongDate, formatTimeRange } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { addDays } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { dayView } from './day-view.ts';
import { readDiary } from '../server/read-diary.ts';
import { readQueue } from '../server/walk-in-queue.ts';
import { deskDiaryMessages } from '../ui/desk-messages.ts';
import styles from '../ui/diary/print-day.module.css';
import { dateOf, deskBooking, todayOf } from '../server/desk-booking.ts';
import type { Route } from './+types/print-day.ts';

/** The day on paper, for when the power fails: a table for each practitioner, A4. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const today = await todayOf(booking);
  const date = dateOf(new URL(request.url), today);
  const diary = await readDiary(booking, by, { from: date, until: addDays(date, 1) });
  const { columns } = dayView(diary, diary.days[0]!, by, await booking.messages.readReach(booking.db));
  // A doctor takes the own list home, not the colleagues’.
  const isOnPaper = (practitionerId: string) => by.role !== 'doctor' || practitionerId === by.practitionerId;
  const queue = date === today ? await readQueue(booking) : [];
  return {
    date,
    walkIns: queue
      .filter(({ practitionerId }) => practitionerId === null || isOnPaper(practitionerId))
      .map(({ id, token, fullName, mobileNumber, appointmentTypeName, practitionerId }) => ({
        id,
        token,
        fullName,
        phone: formatPhone(mobileNumber),
        typeName: appointmentTypeName,
        with: columns.find((column) => column.practitionerId === practitionerId)?.name,
      })),
    columns: columns
      .filter(({ practitionerId }) => isOnPaper(practitionerId))
      .map(({ name, entries }) => ({
        name,
        // On paper stands who is expected: who did not come is for the screen.
        entries: entries
          .filter(({ status }) => status !== 'no-show')
          .map(({ id, from, to, fullName, mobileNumber, typeName, status }) => ({
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

export default function PrintDay({ loaderData: { date, columns, walkIns } }: Route.ComponentProps) {
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
          <p className={styles.day}>{title}</p>
          <table>
            <caption>{name}</caption>
            <Columns />
            <Heads heads={texts.printHeads} />
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
      {walkIns.length > 0 && (
        <div>
          <h2>{texts.printWalkIns}</h2>
          <table>
            <caption>{texts.printWalkIns}</caption>
            <Columns />
            <Heads heads={texts.printWalkInHeads} />
            <tbody>
              {walkIns.map((walkIn) => (
                <tr key={walkIn.id}>
                  <td>{walkIn.token}</td>
                  <td>{walkIn.fullName}</td>
                  <td>{walkIn.phone}</td>
                  <td>{walkIn.typeName}</td>
                  <td>{walkIn.with ?? texts.printAnyone}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>{texts.printNote}</p>
    </div>
  );
}

/** The same for every table of the sheet. */
function Columns() {
  return (
    <colgroup>
      <col className={styles.time} />
      <col />
      <col className={styles.phone} />
      <col className={styles.kind} />
      <col className={styles.status} />
    </colgroup>
  );
}

function Heads({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
