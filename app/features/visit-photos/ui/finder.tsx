import { useId, useState, type RefObject } from 'react';
import { useMessages } from '#app/ui/locale.tsx';
import { cameraMessages } from './camera-messages.ts';
import styles from './camera-dialog.module.css';
import type { ViewWithShots } from './photo-types.ts';
import type { CameraState } from './use-camera.ts';

const width = 600;
const height = 800;
/** The outline is drawn five to six: it stands in the middle. */
const outlineHeight = 720;
const ghostAtFirst = 40;
const step = 10;

interface Props {
  readonly view: ViewWithShots;
  readonly isTaken: boolean;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly camera: CameraState;
}

/** What the camera sees, or what was just taken, under the outline of the view and last time's photo. */
export function Finder({ view, isTaken, video, canvas, camera }: Props) {
  const texts = useMessages(cameraMessages);
  const ghostId = useId();
  const [ghost, setGhost] = useState(ghostAtFirst);
  const [hasOutline, setHasOutline] = useState(true);
  const before = view.shots.find(({ isHere }) => !isHere);
  return (
    <>
      <div className={styles.room}>
        <div className={styles.finder} data-camera={camera} data-taken={isTaken || undefined}>
          {/* Both stay where they are: a camera that is taken from its video stops. */}
          <video ref={video} muted playsInline aria-label={texts.finder(view.text)} />
          <canvas ref={canvas} role="img" aria-label={texts.still(view.text)} />
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {before && (
              <image
                href={before.href}
                width={width}
                height={height}
                opacity={ghost / 100}
                preserveAspectRatio="xMidYMid slice"
                data-ghost
              />
            )}
            {hasOutline && !isTaken && view.picture !== undefined && (
              <image
                href={`/plates/outline-${view.picture}.svg`}
                y={(height - outlineHeight) / 2}
                width={width}
                height={outlineHeight}
                data-outline
              />
            )}
          </svg>
        </div>
      </div>
      <div className={styles.guides}>
        {before ? (
          <label htmlFor={ghostId}>
            {texts.ghost(before.when)}
            <input
              id={ghostId}
              type="range"
              min="0"
              max="100"
              step={step}
              value={ghost}
              aria-valuetext={texts.ghostValue(ghost)}
              onChange={({ currentTarget }) => setGhost(currentTarget.valueAsNumber)}
            />
          </label>
        ) : (
          <p>{texts.noGhost}</p>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hasOutline}
            onChange={({ currentTarget }) => setHasOutline(currentTarget.checked)}
          />
          {texts.outline}
        </label>
      </div>
    </>
  );
}
