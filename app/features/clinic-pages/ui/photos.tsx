import type { PictureView } from '#app/lib/media-picture.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { clinicMessages } from './messages.ts';
import styles from './photos.module.css';

/** A photo of the clinic with the words for who cannot see it. */
export interface Photo {
  readonly id: string;
  readonly alt: string;
  readonly picture: PictureView;
}

/** Photos of the clinic. Without any, nothing. */
export function Photos({ photos }: { readonly photos: readonly Photo[] }) {
  const texts = useMessages(clinicMessages);
  if (photos.length === 0) return null;
  return (
    <section className={`wrap ${styles.photos}`} aria-labelledby="photos">
      <h2 id="photos">{texts.photos}</h2>
      <ul>
        {photos.map(({ id, alt, picture }) => (
          <li key={id}>
            <Picture picture={picture} alt={alt} sizes="(width < 40rem) 100vw, (width < 60rem) 50vw, 26rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
