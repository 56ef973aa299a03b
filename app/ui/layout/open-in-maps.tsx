import { LatinWords } from '../latin-words.tsx';
import { useMessages } from '../locale.tsx';
import { layoutMessages } from './messages.ts';
import type { ClinicMap } from './site-data.ts';
import styles from './open-in-maps.module.css';

/** The way to the clinic in a map program of one's own; nothing is asked of any of them before the click. */
export function OpenInMaps({ map }: { map: ClinicMap }) {
  const texts = useMessages(layoutMessages);
  return (
    <div className={styles.ways}>
      <p>{texts.openInMaps}</p>
      <ul>
        {map.directions.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer">
              <LatinWords text={name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
