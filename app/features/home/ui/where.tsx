import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { MapOnClick } from '#app/ui/layout/map-on-click.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { HoursData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './where.module.css';

/** When the clinic is open and where it stands; the live map loads only when asked for. */
export function Where({ clinic, hours }: { clinic: Clinic; hours: readonly HoursData[] }) {
  const texts = useMessages(homeMessages).where;
  return (
    <section className={`grid ${styles.where}`} aria-labelledby="where">
      <div className={styles.words}>
        <h2 id="where">{texts.title}</h2>
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.days}</th>
              <th scope="col">{texts.times}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ days, times }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{times === '' ? texts.closed : times}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <address>
          <LatinWords text={clinic.addressLines.join(', ')} />
        </address>
        <ArrowLink href={paths.contact}>{texts.way}</ArrowLink>
      </div>
      <div className={styles.map}>
        <MapOnClick map={clinic.map} clinicName={clinic.name} />
      </div>
    </section>
  );
}
