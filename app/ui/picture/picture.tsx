import focal from './focal.module.css';
import type { PictureView } from '#app/lib/media-picture.ts';

interface Props {
  readonly picture: PictureView;
  readonly alt: string;
  /** How wide it stands on the page, as `sizes` of HTML says it. */
  readonly sizes: string;
  /** At the head of the page: fetched first. */
  readonly first?: boolean;
}

/** A picture of the media library in the best kind and size the browser can use. */
export function Picture({ picture, alt, sizes, first = false }: Props) {
  const { src, width, height, sources, across, down } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={focal.point}
        data-across={across}
        data-down={down}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
