import { useEffect, useRef } from 'react';
import { useMessages } from '../locale.tsx';
import { layoutMessages } from './messages.ts';
import { useShowHere } from './show-here.ts';
import type { ClinicMap } from './site-data.ts';
import styles from './map-on-click.module.css';

type MapOnClickProps = { map: ClinicMap; clinicName: string };

/**
 * A drawn map. Only a click fetches the live one, into the same place; without JavaScript the click opens the large map.
 * No third party hears of a reader before that.
 */
export function MapOnClick({ map, clinicName }: MapOnClickProps) {
  const texts = useMessages(layoutMessages);
  const [isLive, showHere] = useShowHere();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (isLive) frame.current?.focus();
  }, [isLive]);

  if (isLive) {
    return (
      <div className={styles.map}>
        <iframe
          ref={frame}
          className={styles.picture}
          src={map.embedUrl}
          title={texts.mapTitle(clinicName)}
          referrerPolicy="no-referrer"
          // Another site's frame may keep its own origin: without it the map's pictures are refused to it.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
        <p>
          <a href={map.linkUrl} rel="noopener">
            {texts.openLargeMap}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.map}>
      <a href={map.linkUrl} rel="noopener" data-needs-script="on-click" onClick={showHere}>
        <img
          className={styles.picture}
          src="/plates/map-static.svg"
          alt={map.staticAlt}
          width="304"
          height="190"
          loading="lazy"
          decoding="async"
        />
        <span>{texts.openMap}</span>
      </a>
      <p className={styles.note}>
        {texts.mapSketch} {texts.mapFrom(new URL(map.linkUrl).host.replace(/^www\./, ''))}
      </p>
    </div>
  );
}
