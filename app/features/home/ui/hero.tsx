import { Caption } from '#app/ui/caption/caption.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { captionParts } from '#app/plates/caption.ts';
import type { HoursData, Picture } from './home-data.ts';
import { homeMessages } from './messages.ts';
import { NextFree } from './next-free.tsx';
import styles from './hero.module.css';

export interface HeroData {
  readonly title: string;
  readonly lede: string;
  readonly caption: string;
  readonly wide: Picture;
  readonly narrow: Picture;
}

interface Props {
  readonly hero: HeroData;
  readonly hours: readonly HoursData[];
}

/** The full millimetres that are marked on the margin of the plate. */
const RULER = [0, 1, 2, 3, 4];

/**
 * The text stands in the air, the skin is the horizon, and the next free appointment lies in the fat. A phone fetches a
 * drawing of its own, with fewer hairs at a larger scale.
 */
export function Hero({ hero, hours }: Props) {
  const { narrow, wide } = hero;
  const texts = useMessages(homeMessages);
  const [words, ...key] = captionParts(hero.caption);
  return (
    <section className={styles.sky} aria-labelledby="title">
      <div className={styles.say}>
        <h1 id="title">{hero.title}</h1>
        <p className={styles.lede}>{hero.lede}</p>
      </div>
      <div className={styles.land}>
        <picture>
          <source media="(width < 40rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
          <img
            className={styles.plate}
            src={wide.src}
            alt={wide.alt}
            width={wide.width}
            height={wide.height}
            fetchPriority="high"
          />
        </picture>
        <ol className={styles.ruler} aria-hidden="true">
          {RULER.map((mm) => (
            <li key={mm}>
              <span>{mm === 0 ? `0 ${texts.millimetres}` : mm}</span>
            </li>
          ))}
        </ol>
      </div>
      <NextFree hours={hours} className={styles.next} />
      <div className={styles.caption}>
        <div className="wrap">
          <Caption>
            {words?.text}
            {/* The phone's drawing has no letters. */}
            <span className={styles.key}>
              {key.map(({ text, letter }, index) => (letter ? <i key={index}>{text}</i> : text))}
            </span>
          </Caption>
        </div>
      </div>
    </section>
  );
}
