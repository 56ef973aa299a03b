import { useId } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { nameOfPlace, photosAt, type FormPhoto } from '../domain/photo-view.ts';
import type { QuestionOf } from '../domain/question.ts';
import { photoMessages, type PhotoProblemName } from './photo-messages.ts';
import styles from './photo-place.module.css';
import type { PhotoSender, Sending } from './photo-sender.ts';

const accept = 'image/jpeg,image/png,image/webp';

interface Props {
  readonly path: string;
  readonly question: QuestionOf<'photos'>;
  readonly view: QuestionOf<'photos'>['views'][number];
  readonly photos: readonly FormPhoto[];
  readonly problem: PhotoProblemName | undefined;
  readonly sending: readonly Sending[];
  readonly sender: PhotoSender;
}

/** One view: how the photo should look, the photos there are, and two ways to send one. */
export function PhotoPlace({ path, question, view, photos, problem, sending, sender }: Props) {
  const texts = useMessages(photoMessages);
  const isHydrated = useHydrated();
  const titleId = useId();
  const place = nameOfPlace({ question: question.id, view: view.id });
  const there = photosAt(photos, { question: question.id, view: view.id });
  const isFull = question.maxPerView > 1 && there.length >= question.maxPerView;
  const problems = [
    ...(problem ? [problem] : []),
    ...sending.flatMap(({ state, reason }) => (state === 'refused' && reason ? [reason] : [])),
  ];
  const wordsId = `${place}-problem`;
  const input = (way: 'camera' | 'file', label: string) => (
    <label className={styles.pick} data-way={way} data-dressed={isHydrated || undefined}>
      <span>
        {label}
        <span className="visually-hidden">{texts.of(view.text)}</span>
      </span>
      <input
        type="file"
        id={way === 'file' ? place : `${place}-camera`}
        name={place}
        accept={accept}
        {...(way === 'camera' ? { capture: 'environment' as const } : {})}
        aria-describedby={problems.length > 0 ? wordsId : undefined}
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) sender.add(place, file);
        }}
      />
    </label>
  );
  return (
    <li className={styles.place}>
      <div role="group" aria-labelledby={titleId} className={styles.inside}>
        <div className={styles.head}>
          {view.picture && (
            <img className={styles.how} src={`/plates/form-${view.picture}.svg`} alt="" width="150" height="180" />
          )}
          <div className={styles.words}>
            <h3 id={titleId}>{view.text}</h3>
            {view.hint && <p className={styles.hint}>{view.hint}</p>}
          </div>
        </div>
        {there.length > 0 && (
          <ul className={styles.photos}>
            {there.map((photo, index) => {
              const address = `${path}/photos/${photo.id}`;
              return (
                <li key={photo.id}>
                  <a href={address} target="_blank" rel="noopener">
                    <img
                      src={`${address}/small`}
                      alt={texts.photoOf(view.text, index + 1, there.length)}
                      width={photo.width}
                      height={photo.height}
                      className={styles.photo}
                    />
                  </a>
                  <div className={styles.about}>
                    <p className={styles.sent}>
                      <Icon name="check" /> {texts.here}
                    </p>
                    {photo.advice && <p className={styles.hint}>{texts.advice[photo.advice]}</p>}
                    <button type="submit" className={styles.remove} name="remove" value={photo.id}>
                      {texts.remove}
                      <span className="visually-hidden"> {texts.removeOf(view.text, index + 1, there.length)}</span>
                    </button>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        {sending
          .filter(({ state }) => state !== 'refused')
          .map((each) => (
            <SendingLine key={each.id} sending={each} sender={sender} view={view.text} />
          ))}
        {problems.length > 0 && (
          <p className={styles.problem} id={wordsId} role="alert">
            <Icon name="warning" />
            <span>{problems.map((name) => texts.problem[name]).join(' ')}</span>
          </p>
        )}
        {!isFull && (
          <div className={styles.ways}>
            {input('camera', there.length > 0 && question.maxPerView === 1 ? texts.takeAgain : texts.take)}
            {input('file', there.length > 0 && question.maxPerView === 1 ? texts.chooseOther : texts.choose)}
          </div>
        )}
      </div>
    </li>
  );
}

function SendingLine({ sending, sender, view }: { sending: Sending; sender: PhotoSender; view: string }) {
  const texts = useMessages(photoMessages);
  const { id, state, percent } = sending;
  const words = {
    waiting: texts.waiting,
    sending: texts.sending(percent),
    making: texts.making,
    offline: texts.noConnection,
    failed: texts.failed,
    refused: '',
  }[state];
  return (
    <div className={styles.sending}>
      <progress max={100} value={percent} aria-label={`${texts.sending(percent)}${texts.of(view)}`} />
      <p>{words}</p>
      <div className={styles.ways}>
        {state === 'failed' && (
          <Button type="button" look="secondary" onClick={() => sender.retry(id)}>
            {texts.tryAgain}
          </Button>
        )}
        <button type="button" className={styles.remove} onClick={() => sender.cancel(id)}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}
