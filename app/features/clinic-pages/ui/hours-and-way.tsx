import { MapOnClick } from '#app/ui/layout/map-on-click.tsx';
import { OpenInMaps } from '#app/ui/layout/open-in-maps.tsx';
import { OpenNow } from '#app/ui/layout/open-now.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Table } from '#app/ui/table/table.tsx';
import { clinicMessages } from './messages.ts';
import styles from './hours-and-way.module.css';

interface Props {
  readonly clinic: Clinic;
  /** Days and times in words; no times when closed. */
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  /** Coming closed days, in words. */
  readonly closures: readonly { readonly date: string; readonly day: string; readonly name: string | null }[];
}

/** The opening hours with the days they do not hold for, the address, and the map to the edge of the page. */
export function HoursAndWay({ clinic, hours, closures }: Props) {
  const texts = useMessages(clinicMessages);
  return (
    <section className={`grid ${styles.where}`} aria-labelledby="hours">
      <div className={styles.text}>
        <h2 id="hours">{texts.hoursAndWay}</h2>
        <p className={styles.now}>
          <OpenNow />
        </p>
        <Table
          caption={texts.hoursOf(clinic.name)}
          captionHidden
          phone="scroll"
          columns={[
            { key: 'days', label: texts.days },
            { key: 'times', label: texts.open },
          ]}
          rows={hours.map(({ days, times }) => ({
            id: days,
            cells: { days, times: times === '' ? texts.closed : times },
          }))}
        />
        {closures.length > 0 && (
          <>
            <h3>{texts.closedOn}</h3>
            <ul className={styles.closures}>
              {closures.map(({ date, day, name }) => (
                <li key={date}>
                  <time dateTime={date}>{day}</time> {name !== null && <span>{name}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{texts.address}</h3>
        <address>
          {clinic.addressLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </address>
        <OpenInMaps map={clinic.map} />
      </div>
      <div className={styles.way}>
        <MapOnClick map={clinic.map} clinicName={clinic.name} />
      </div>
    </section>
  );
}
