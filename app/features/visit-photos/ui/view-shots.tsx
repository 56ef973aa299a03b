import { useState } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { PhotoCompare } from '#app/ui/desk/photo-compare.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { removalReasons } from '../domain/photo-rules.ts';
import { photoMessages } from './messages.ts';
import styles from './photos.module.css';
import type { FormName, ShotView, ViewWithShots } from './photo-types.ts';

interface Props {
  readonly path: string;
  readonly form: FormName;
  readonly view: ViewWithShots;
}

/**
 * The photos of a view: the latest of this visit and last time's side by side, the others folded, and where scripts run a
 * slider over two of them.
 */
export function ViewShots({ path, form, view }: Props) {
  const texts = useMessages(photoMessages);
  const isHydrated = useHydrated();
  const [isComparing, setIsComparing] = useState(false);
  const { shots, text } = view;
  if (shots.length === 0) return <p className={styles.hint}>{texts.noShots}</p>;
  const latest = shots.find(({ isHere }) => isHere);
  const lastTime = shots.find(({ isHere }) => !isHere);
  const beside = [latest, lastTime].filter((shot) => shot !== undefined);
  const rest = shots.filter((shot) => !beside.includes(shot));
  const inOrder = [...beside, ...rest];
  const list = (some: readonly ShotView[]) => (
    <ul className={styles.shots}>
      {some.map((shot) => (
        <OneShot key={shot.id} path={path} form={form} view={text} shot={shot} />
      ))}
    </ul>
  );
  return (
    <>
      {list(beside)}
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>{texts.more(rest.length)}</summary>
          {list(rest)}
        </details>
      )}
      {isHydrated && inOrder.length > 1 && (
        <details className={styles.fold} onToggle={({ currentTarget }) => setIsComparing(currentTarget.open)}>
          <summary>
            {texts.compare}
            <span className="visually-hidden">{texts.of(text)}</span>
          </summary>
          {isComparing && (
            <PhotoCompare view={text} photos={inOrder.map(({ id, when, href }) => ({ id, when, href }))} />
          )}
        </details>
      )}
    </>
  );
}

function OneShot({
  path,
  form,
  view,
  shot,
}: {
  readonly path: string;
  readonly form: FormName;
  readonly view: string;
  readonly shot: ShotView;
}) {
  const texts = useMessages(photoMessages);
  const { id, href, small, when, by, mayRemove } = shot;
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        <img src={small} alt={texts.photoOf(view, when)} width="180" height="240" loading="lazy" />
      </a>
      <b>{when}</b>
      <small>{by === null ? texts.home : texts.takenBy(by)}</small>
      {mayRemove && (
        <details className={styles.fold}>
          <summary>
            {texts.remove}
            <span className="visually-hidden">{texts.removeOf(view, when)}</span>
          </summary>
          <Form method="post" action={path} encType="multipart/form-data" className={styles.removal}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="photo" value={id} />
            <input type="hidden" name="form" value={form} />
            <label>
              {texts.why}
              <select name="reason" defaultValue="" required>
                <option value="" disabled>
                  {texts.choosing}
                </option>
                {removalReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {texts.reasons[reason]}
                  </option>
                ))}
              </select>
            </label>
            <DeskButton look="grave">{texts.removeDo}</DeskButton>
          </Form>
        </details>
      )}
    </li>
  );
}
