import { Caption } from '#app/ui/caption/caption.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { PlateInfo } from '#app/plates/plate-info.ts';
import { pageMessages } from './page-messages.ts';
import styles from './process-band.module.css';
import { CaptionWords } from './treatment-banner.tsx';

interface Props {
  readonly title: string;
  readonly plates: readonly PlateInfo[];
  /** Number of the treatment's plate, which this continues. */
  readonly number: number;
}

/** The movements of a treatment, drawn one after the other; or its one plate of the whole process. */
export function ProcessBand({ title, plates, number }: Props) {
  const messages = useMessages(pageMessages);
  const [only] = plates;
  if (!only) return null;
  const label = messages.plateContinued(number);
  if (plates.length === 1) {
    return (
      <div className={styles.process}>
        <figure className="wrap">
          <Picture plate={only} alt={only.title} />
          <figcaption>
            <Caption label={label}>
              <CaptionWords caption={only.caption} />
            </Caption>
          </figcaption>
        </figure>
      </div>
    );
  }
  return (
    <div className={styles.process}>
      <figure className="wrap">
        <ol>
          {plates.map((plate, index) => (
            <li key={plate.name}>
              <Picture plate={plate} alt={plate.title} />
              <i>{messages.fig('abcdef'.charAt(index))}</i> <Movement caption={plate.caption} />
            </li>
          ))}
        </ol>
        <figcaption>
          <Caption label={label}>{messages.process(title)}</Caption>
        </figcaption>
      </figure>
    </div>
  );
}

function Picture({ plate, alt }: { plate: PlateInfo; alt: string }) {
  return (
    <img
      src={`/plates/${plate.name}.svg`}
      alt={alt}
      width={plate.width}
      height={plate.height}
      loading="lazy"
      decoding="async"
    />
  );
}

/** "Loosen: the punch turns ..." is a name and what happens. */
function Movement({ caption }: { caption: string }) {
  const [name = '', ...rest] = caption.split(': ');
  if (rest.length === 0) return <p>{caption}</p>;
  const text = rest.join(': ');
  return (
    <>
      <b>{name}</b>
      <p>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
    </>
  );
}
