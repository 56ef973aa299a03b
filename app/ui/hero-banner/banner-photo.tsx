import type { ShownPicture } from '#app/lib/media-picture.ts';
import { Picture } from '../picture/picture.tsx';

/** A photo in the place of a banner's plate. */
export function BannerPhoto({ photo: { picture, alt } }: { readonly photo: ShownPicture }) {
  const { width, height } = picture;
  const asWideAs = (rem: number) => `max(42vw, ${Math.round((rem * width) / height)}rem)`;
  // The place is taller than wide. What is cut off at the sides is fetched with the rest, but on a phone, whose pixels are small.
  const sizes = `(width < 40rem) 100vw, (width < 60rem) ${asWideAs(28)}, ${asWideAs(34)}`;
  return <Picture picture={picture} alt={alt} sizes={sizes} first />;
}
