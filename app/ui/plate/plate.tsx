import { Caption } from '../caption/caption.tsx';
import { captionParts } from '#app/plates/caption.ts';
import type { PlateInfo } from '#app/plates/plate-info.ts';
import styles from './plate.module.css';

/** Every card crop is 4:3. */
const CARD = { width: 480, height: 360 };

interface PlateProps {
  readonly plate: PlateInfo;
  /** The number in "Plate 12."; without it the caption stands alone. */
  readonly number?: number | undefined;
  /** How the number is said in a page of another language. */
  readonly label?: (number: number) => string;
  /** Replaces the plate's own caption; `null` leaves the caption out. */
  readonly caption?: string | null;
  /** Replaces the plate's own title as the text alternative. */
  readonly alt?: string;
  /** The drawing itself, made on the server: it takes the page's colours and needs no request. */
  readonly svg?: string;
  /** Shows the card crop of the same drawing. */
  readonly card?: boolean;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

/** A drawing with its caption: a file by default, inline when the page passes the drawing. */
export function Plate(props: PlateProps) {
  const { plate, number, caption = plate.caption, alt = plate.title, svg, card = false, className } = props;
  const { label = (said) => `Plate ${said}.` } = props;
  const size = card ? CARD : plate;
  return (
    <figure className={[styles.plate, className].filter(Boolean).join(' ')}>
      {svg === undefined ? (
        <img
          className={styles.picture}
          src={`/plates/${plate.name}${card ? '-card' : ''}.svg`}
          alt={alt}
          width={size.width}
          height={size.height}
          loading={props.loading ?? 'lazy'}
          decoding="async"
        />
      ) : (
        <div className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      {caption !== null && (
        <figcaption className={styles.caption}>
          <Caption label={number === undefined ? undefined : label(number)}>
            {captionParts(caption).map(({ text, letter }, index) => (letter ? <i key={index}>{text}</i> : text))}
          </Caption>
        </figcaption>
      )}
    </figure>
  );
}
