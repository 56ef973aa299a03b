import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Card, CardSheet } from '#app/ui/card/card.tsx';
import { Heading, type HeadingLevel } from '#app/ui/heading.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { TreatmentCard } from '../domain/category-page.ts';
import { categoryMessages } from './category-messages.ts';
import type { Figure } from './pictures.ts';
import styles from './treatment-cards.module.css';

export interface PicturedCard extends TreatmentCard {
  readonly cover: Figure;
}

/** Treatments to choose from, on one sheet. The title says what a drawing shows, so it is silent; a photo has words of its own. */
export function TreatmentCards({ cards, level = 3 }: { cards: readonly PicturedCard[]; level?: HeadingLevel }) {
  const messages = useMessages(categoryMessages);
  return (
    <CardSheet
      closing={
        <div className={styles.unsure}>
          <Heading level={level}>{messages.unsure}</Heading>
          <ArrowLink href="/specific-service">{messages.openFinder}</ArrowLink>
        </div>
      }
    >
      {cards.map(({ key, title, path, line, isOffered, cover }) => (
        <Card
          key={key}
          href={path}
          title={title}
          text={isOffered ? line : messages.notOffered}
          level={level}
          plate={
            cover.photo ? (
              <Picture
                picture={cover.photo.picture}
                alt={cover.photo.alt}
                sizes="(width < 40rem) 12rem, (width < 60rem) 50vw, (width < 75rem) 33vw, 25rem"
              />
            ) : (
              <img
                src={`/plates/${cover.plate.name}-card.svg`}
                alt=""
                width="480"
                height="360"
                loading="lazy"
                decoding="async"
              />
            )
          }
        />
      ))}
    </CardSheet>
  );
}
