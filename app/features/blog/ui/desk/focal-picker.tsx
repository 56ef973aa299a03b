import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { mediaMessages } from '../media-messages.ts';
import styles from './focal-picker.module.css';

/** In whole per cent from the left and from the top. */
export interface FocalPoint {
  readonly focalX: number;
  readonly focalY: number;
}

interface Props extends FocalPoint {
  readonly source: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly onChange: (point: FocalPoint) => void;
}

const within = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)));

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A picture on which the point that crops keep is set, by pointer or arrow keys; until scripts run, the picture alone. */
export function FocalPicker({ source, alt, width, height, focalX, focalY, onChange }: Props) {
  const texts = useMessages(mediaMessages);
  const isAwake = useHydrated();
  const picture = <img src={source} alt={alt} width={width} height={height} draggable={false} />;
  if (!isAwake) return picture;

  function point({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void {
    if ((buttons & 1) === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const [across, down] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    onChange({ focalX: within(across * 100), focalY: within(down * 100) });
  }
  function step(event: KeyboardEvent): void {
    const by = event.shiftKey ? 10 : 2;
    const [across, down] = STEPS[event.key] ?? [0, 0];
    const isHome = event.key === 'Home';
    if (across === 0 && down === 0 && !isHome) return;
    event.preventDefault();
    if (isHome) onChange({ focalX: 50, focalY: 50 });
    else onChange({ focalX: within(focalX + across * by), focalY: within(focalY + down * by) });
  }
  return (
    <div
      className={styles.picker}
      role="slider"
      tabIndex={0}
      aria-label={texts.focalPoint}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={focalX}
      aria-valuetext={texts.focalAt(focalX, focalY)}
      aria-describedby="focal-help"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={point}
      onKeyDown={step}
    >
      {picture}
      <Mark focalX={focalX} focalY={focalY} />
    </div>
  );
}

function Mark({ focalX, focalY }: FocalPoint) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Through the style object, which the content policy allows; attributes it does not.
    mark.current?.style.setProperty('left', `${focalX}%`);
    mark.current?.style.setProperty('top', `${focalY}%`);
  }, [focalX, focalY]);
  return <span ref={mark} className={styles.mark} />;
}

/** How crops come out: the head of a post, its line in the list, and that on a phone. */
export function CropPreviews({ source, focalX, focalY }: FocalPoint & { readonly source: string }) {
  const texts = useMessages(mediaMessages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    for (const img of list.current?.querySelectorAll('img') ?? []) img.style.objectPosition = `${focalX}% ${focalY}%`;
  }, [focalX, focalY]);
  return (
    <ul ref={list} className={styles.crops} aria-label={texts.crops}>
      {(['head', 'list', 'phone'] as const).map((crop) => (
        <li key={crop}>
          <img src={source} alt="" data-crop={crop} />
          <span>{texts.cropOf[crop]}</span>
        </li>
      ))}
    </ul>
  );
}
