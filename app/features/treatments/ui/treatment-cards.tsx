import { Card, CardSheet } from '#app/ui/card/card.tsx';
import type { HeadingLevel } from '#app/ui/heading.ts';
import type { TreatmentCard } from '../domain/category-page.ts';
import type { Cover } from './pictures.ts';
import styles from './treatment-cards.module.css';

export interface PicturedCard extends TreatmentCard {
  readonly cover: Cover | null;
}

/** How many details of one figure stand in for plates that are not drawn yet, so that neighbours differ. */
const DETAILS = 6;

/** Treatments to choose from, on one sheet. The title says what the picture shows, so the picture is silent. */
export function TreatmentCards({ cards, level = 3 }: { cards: readonly PicturedCard[]; level?: HeadingLevel }) {
  return (
    <CardSheet>
      {cards.map(({ key, title, path, line, cover }, index) => (
        <Card
          key={key}
          href={path}
          title={title}
          text={line}
          level={level}
          plate={
            cover && (
              <img
                className={cover.number === null ? styles.detail : undefined}
                data-detail={cover.number === null ? index % DETAILS : undefined}
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
