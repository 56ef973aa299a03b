import { Caption } from '#app/ui/caption/caption.tsx';
import { captionParts } from '#app/ui/plates/caption.ts';
import type { PlateInfo } from '#app/ui/plates/plate.tsx';

/** A plate as the picture of a banner. It is at the head of the page, so it is not put off. */
export function BannerPlate({ plate }: { plate: PlateInfo }) {
  return (
    <img
      src={`/plates/${plate.name}.svg`}
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
