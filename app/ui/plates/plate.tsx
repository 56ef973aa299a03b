import { captionParts } from './caption.ts';
import styles from './plate.module.css';

/** What a page needs to know of a plate; loaders hand it over, so that no drawing code reaches the browser. */
export interface PlateInfo {
  readonly name: string;
  readonly title: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

interface PlateProps {
  readonly plate: PlateInfo;
  /** The number in "Plate 12."; without it the caption stands alone. */
  readonly number?: number;
  /** Replaces the plate's own caption; `null` leaves the caption out. */
  readonly caption?: string | null;
  /** The drawing itself, made on the server: it takes the page's colours and needs no request. */
  readonly svg?: string;
  /** A card shows a crop of the same drawing. */
  readonly card?: boolean;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string;
  readonly sizes?: string;
}

/** A drawing with its caption: a file by default, inline when the page passes the drawing. */
export function Plate({ plate, number, caption, svg, card = false, loading = 'lazy', className, sizes }: PlateProps) {
  const words = caption === undefined ? plate.caption : caption;
  return (
    <figure className={className ? `${styles['plate']} ${className}` : styles['plate']}>
      {svg === undefined ? (
        <img
          className={styles['picture']}
          src={`/plates/${plate.name}${card ? '-card' : ''}.svg`}
          alt={plate.title}
          width={card ? 480 : plate.width}
          height={card ? 360 : plate.height}
          loading={loading}
          decoding="async"
          {...(sizes !== undefined && { sizes })}
        />
      ) : (
        <div className={styles['picture']} dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      {words !== null && (
        <figcaption className={styles['caption']}>
          {number !== undefined && (
            <>
              <b>{`Plate ${number}.`}</b>{' '}
            </>
          )}
          {captionParts(words).map(({ text, letter }, index) =>
            letter ? <i key={index}>{text}</i> : <span key={index}>{text}</span>,
          )}
        </figcaption>
      )}
    </figure>
  );
}
