import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { cameraMessages } from './camera-messages.ts';
import styles from './camera-dialog.module.css';
import { Finder } from './finder.tsx';
import type { ViewWithShots } from './photo-types.ts';
import { drawStill, jpegOf } from './still.ts';
import { useCamera } from './use-camera.ts';
import { useTakenPhoto } from './use-taken-photo.ts';

interface Props {
  readonly path: string;
  readonly views: readonly ViewWithShots[];
  /** The name of the view it begins with. */
  readonly begin: string;
  readonly onClose: () => void;
}

/** The camera over the screen: one view after the other, each lined up with its outline and last time's photo. */
export function CameraDialog({ path, views, begin, onClose }: Props) {
  const texts = useMessages(cameraMessages);
  const box = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const titleId = useId();
  const { video, camera } = useCamera();
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      views.findIndex(({ name }) => name === begin),
    ),
  );
  const [isTaken, setIsTaken] = useState(false);
  const [said, setSaid] = useState('');
  const view = views[at];
  const { keep, isSaving } = useTakenPhoto(path, view?.name ?? '');

  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);

  if (!view) return null;
  const isLast = at === views.length - 1;
  const goOn = (): void => {
    setIsTaken(false);
    if (isLast) box.current?.close();
    else setAt(at + 1);
  };
  const take = (): void => {
    if (!video.current || !canvas.current) return;
    drawStill(canvas.current, video.current);
    setSaid('');
    setIsTaken(true);
  };
  const keepIt = async (): Promise<void> => {
    const photo = canvas.current && (await jpegOf(canvas.current));
    if (!photo) return;
    keep(photo);
    setSaid(texts.kept(view.text));
    goOn();
  };
  return (
    <dialog ref={box} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{view.text}</h2>
          <p>{texts.step(at + 1, views.length)}</p>
        </div>
        <button type="button" className={styles.close} onClick={() => box.current?.close()}>
          <Icon name="close" />
          <span className="visually-hidden">{texts.close}</span>
        </button>
      </div>
      <Finder view={view} isTaken={isTaken} video={video} canvas={canvas} camera={camera} />
      <p role="status" className={styles.said}>
        {camera === 'open' ? (isSaving ? texts.saving : said) : texts.states[camera]}
      </p>
      <div className={styles.acts}>
        {isTaken ? (
          <DeskButton type="button" onClick={() => setIsTaken(false)}>
            {texts.again}
          </DeskButton>
        ) : (
          <DeskButton type="button" onClick={goOn}>
            {isLast ? texts.finish : texts.skip}
          </DeskButton>
        )}
        <NextAct key={`${view.name} ${camera} ${isTaken}`}>
          {isTaken ? (
            <DeskButton type="button" look="main" disabled={isSaving} onClick={() => void keepIt()}>
              {texts.keep}
            </DeskButton>
          ) : (
            <DeskButton type="button" look="main" disabled={camera !== 'open'} onClick={take}>
              {texts.take}
            </DeskButton>
          )}
        </NextAct>
      </div>
    </dialog>
  );
}

/** What is done next has the focus as soon as it comes: to take, then to keep, then to take the next. */
function NextAct({ children }: { readonly children: ReactNode }) {
  const act = useRef<HTMLSpanElement>(null);
  useEffect(() => act.current?.querySelector('button')?.focus(), []);
  return <span ref={act}>{children}</span>;
}
