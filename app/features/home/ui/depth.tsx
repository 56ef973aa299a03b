import { useState } from 'react';
import { Caption } from '#app/ui/caption/caption.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLocale, useMessages } from '#app/ui/locale.tsx';
import { byReach, firstDepth } from '../domain/reach.ts';
import { DepthControl } from './depth-control.tsx';
import { crowding, DepthPlate } from './depth-plate.tsx';
import type { DepthData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './depth.module.css';

/** The skin of a cheek to scale, and on it how deep each treatment works: a line to move, or a labelled plate without scripts. */
export function Depth({ depth }: { depth: DepthData }) {
  const texts = useMessages(homeMessages);
  // A page in another language has no scripts, without which the line does not move.
  const isMoved = useLocale() === 'en';
  const groups = byReach(depth.reaches);
  const [depthMm, setDepthMm] = useState(() => firstDepth(depth.reaches));
  return (
    <section className={`section ${styles.depth}`} aria-labelledby="depth">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.intro}>
          <h2 id="depth">{texts.depth.title}</h2>
          <p>
            {texts.depth.lede} {isMoved && <span className={styles.scripted}>{texts.depth.move}</span>}
          </p>
          {isMoved && <DepthControl depth={depth} depthMm={depthMm} onMove={setDepthMm} />}
        </div>
        <figure className={styles.plate}>
          <DepthPlate depth={depth} depthMm={depthMm} />
          <figcaption>
            <Caption>
              {depth.caption} {texts.depth.source}
            </Caption>
          </figcaption>
        </figure>
        <dl className={styles.list} data-columns={crowding(groups.length)}>
          {[...depth.reaches, ...depth.inWords].map(({ name, path, words }, index) => (
            <div key={path}>
              <dt>
                {index < depth.reaches.length && (
                  <i aria-hidden="true">
                    {groups.findIndex((group) => group.some((reach) => reach.path === path)) + 1}
                  </i>
                )}
                <span>
                  <Link href={path}>{name}</Link>
                  <InEnglish href={path} />
                </span>
              </dt>
              <dd>{words === '' ? texts.depth.onItsPage : words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
