import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { PhotoCompare } from '#app/ui/desk/photo-compare.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './photos.module.css';
import { submissionMessages } from './submission-messages.ts';
import type { PhotosOfView, PhotoView } from './submission-types.ts';

/** Where a photo is fetched from; `small` is its preview. */
function photoHref({ formId, id }: Pick<PhotoView, 'formId' | 'id'>, size: 'full' | 'small' = 'full'): string {
  return `/admin-dashboard/forms/${formId}/photos/${id}${size === 'small' ? '?size=small' : ''}`;
}

/** The photos by view, with those of the patient's earlier forms beside them. A photo opens whole in a window of its own. */
export function PhotosPane({ photos }: { photos: readonly PhotosOfView[] }) {
  const texts = useMessages(submissionMessages);
  if (photos.length === 0) return null;
  return (
    <Pane title={texts.photos}>
      <PaneBody>
        {photos.map((view) => (
          <section key={view.key} className={styles.view} aria-label={view.text}>
            <h3>{view.text}</h3>
            <ul className={styles.shots}>
              {view.shots.map((shot) => (
                <li key={shot.id}>
                  <a href={photoHref(shot)} target="_blank" rel="noreferrer">
                    <img
                      src={photoHref(shot, 'small')}
                      alt={texts.photoOf(view.text, shot.sent)}
                      width="180"
                      height="240"
                    />
                  </a>
                  <small>{shot.sent}</small>
                </li>
              ))}
            </ul>
            <PhotoCompare
              view={view.text}
              photos={view.shots.map((shot) => ({ id: shot.id, when: shot.sent, href: photoHref(shot) }))}
            />
          </section>
        ))}
      </PaneBody>
    </Pane>
  );
}
