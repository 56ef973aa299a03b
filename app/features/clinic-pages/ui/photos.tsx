import type { ShownPicture } from '#app/lib/media-picture.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { clinicMessages } from './messages.ts';
import styles from './photos.module.css';

/** A photo of the clinic. */
export interface Photo extends ShownPicture {
  readonly id: string;
}

/** Photos of the clinic. Without any, nothing. */
export function Photos({ photos }: { readonly photos: readonly Photo[] }) {
  const texts = useMessages(clinicMessages);
  if (photos.length === 0) return null;
  return (
    <div className={styles.below}>
      <Section id="photos" title={texts.photos}>
        <ul className={styles.photos}>
          {photos.map(({ id, alt, picture }) => (
            <li key={id}>
              <Picture picture={picture} alt={alt} sizes="(width < 40rem) 100vw, (width < 60rem) 50vw, 26rem" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
