import { Caption } from '#app/ui/caption/caption.tsx';
import { captionParts } from '#app/plates/caption.ts';
import type { PlateInfo } from '#app/plates/plate-info.ts';
import styles from './banner-plate.module.css';

interface Props {
  readonly plate: PlateInfo;
  /** Shows the whole drawing, on white, where a crop would cut the thing itself. */
  readonly whole?: boolean;
}

/** A plate as the picture of a banner. It is at the head of the page, so it is not put off. */
export function BannerPlate({ plate, whole = false }: Props) {
  return (
    <img
      src={`/plates/${plate.name}.svg`}
      className={whole ? styles.whole : undefined}
      alt={plate.title}
      width={plate.width}
      height={plate.height}
      decoding="async"
    />
  );
}

/** What the plate of a banner shows. */
export function BannerCaption({ plate }: { plate: PlateInfo }) {
  return (
    <Caption>
      {captionParts(plate.caption).map(({ text, letter }, index) =>
        letter ? <i key={index}>{text}</i> : <span key={index}>{text}</span>,
      )}
    </Caption>
  );
}
