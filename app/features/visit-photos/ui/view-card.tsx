import { useId, useSyncExternalStore } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { photoMessages } from './messages.ts';
import { ViewShots } from './view-shots.tsx';
import styles from './photos.module.css';
import type { FormName, PhotosAnswer, ViewWithShots } from './photo-types.ts';
import { useTakenPhoto } from './use-taken-photo.ts';

const accept = 'image/jpeg,image/png,image/webp';
const never = () => () => {};

interface Props {
  readonly path: string;
  readonly form: FormName;
  readonly view: ViewWithShots;
  readonly mayTake: boolean;
  /** What the page came back with, without scripts. */
  readonly answer: PhotosAnswer | undefined;
  readonly onCamera: () => void;
}

/** One view: how the photo should look, what was taken when, and the ways to take the next. */
export function ViewCard({ path, form, view, mayTake, answer, onCamera }: Props) {
  const texts = useMessages(photoMessages);
  const titleId = useId();
  const taken = useTakenPhoto(path, view.name);
  const problem = taken.answer?.problems?.[view.name] ?? answer?.problems?.[view.name];
  const advice = taken.answer?.advice?.[view.name];
  const hasOne = view.shots.some(({ isHere }) => isHere);
  return (
    <li className={styles.card}>
      <div role="group" aria-labelledby={titleId}>
        <div className={styles.guide}>
          {view.picture !== undefined && (
            <img src={`/plates/form-${view.picture}.svg`} alt="" width="150" height="180" loading="lazy" />
          )}
          <div>
            <h3 id={titleId}>{view.text}</h3>
            {view.hint !== undefined && <p className={styles.hint}>{view.hint}</p>}
          </div>
        </div>
        <ViewShots path={path} form={form} view={view} />
        <p role="status" className={styles.status}>
          {taken.isSaving ? texts.saving : advice ? texts.advice[advice] : ''}
        </p>
        {problem !== undefined && !taken.isSaving && (
          <p className={styles.problem} id={`${view.name}-problem`} role="alert">
            <Icon name="warning" />
            <span>{texts.problem[problem]}</span>
          </p>
        )}
        {mayTake && !view.isFull && (
          <Ways
            view={view}
            hasOne={hasOne}
            hasProblem={problem !== undefined}
            onFile={taken.keep}
            onCamera={onCamera}
          />
        )}
      </div>
    </li>
  );
}

function Ways({
  view,
  hasOne,
  hasProblem,
  onFile,
  onCamera,
}: {
  readonly view: ViewWithShots;
  readonly hasOne: boolean;
  readonly hasProblem: boolean;
  readonly onFile: (file: Blob) => void;
  readonly onCamera: () => void;
}) {
  const texts = useMessages(photoMessages);
  const isHydrated = useHydrated();
  const hasCamera = useSyncExternalStore(
    never,
    () => 'mediaDevices' in navigator,
    () => false,
  );
  const input = (way: 'camera' | 'file', label: string) => (
    <label className={styles.pick} data-way={way} data-dressed={isHydrated || undefined}>
      <span>
        {label}
        <span className="visually-hidden">{texts.of(view.text)}</span>
      </span>
      <input
        type="file"
        name={view.name}
        accept={accept}
        {...(way === 'camera' ? { capture: 'environment' as const } : {})}
        {...(isHydrated ? {} : { form: 'take' })}
        aria-describedby={hasProblem ? `${view.name}-problem` : undefined}
        aria-invalid={hasProblem || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
  return (
    <div className={styles.ways}>
      {hasCamera && (
        <DeskButton type="button" onClick={onCamera}>
          {texts.withCamera}
          <span className="visually-hidden">{texts.of(view.text)}</span>
        </DeskButton>
      )}
      {input('camera', hasCamera ? texts.phoneCamera : hasOne ? texts.takeNext : texts.take)}
      {input('file', texts.choose)}
    </div>
  );
}
