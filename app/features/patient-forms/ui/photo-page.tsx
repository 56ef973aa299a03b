import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { nameOfPlace } from '../domain/photo-view.ts';
import type { QuestionOf } from '../domain/question.ts';
import { photoMessages } from './photo-messages.ts';
import { PhotoPlace } from './photo-place.tsx';
import placeStyles from './photo-place.module.css';
import { PhotoSender, type Sending } from './photo-sender.ts';
import type { PhotoStepAnswer, PhotoStepView } from './photo-view.ts';
import { AnsweringFor } from './steps/answering-for.tsx';
import { SectionFrame, sectionFormId } from './steps/section-frame.tsx';
import { stepMessages } from './steps/step-messages.ts';
import styles from './steps/step.module.css';

const none: readonly Sending[] = [];

interface Props {
  readonly view: PhotoStepView;
  readonly answer: PhotoStepAnswer | null;
  readonly clinic: Clinic;
}

/** Photos while scripts run: each is sent as soon as it is chosen. */
function usePhotoSender(path: string, nameOf: (place: string) => string) {
  const texts = useMessages(photoMessages);
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const [sender] = useState(
    () =>
      new PhotoSender({
        path,
        stored: (place) => {
          setSaid(texts.stored(nameOf(place)));
          void revalidate();
        },
      }),
  );
  const sending = useSyncExternalStore(sender.subscribe, sender.list, () => none);
  return { sender, sending, said, setSaid } as const;
}

/** The step that asks for photos. Without scripts they go with the form; with them each goes by itself. */
export function PhotoPage({ view: { step, photos }, answer, clinic }: Props) {
  const texts = useMessages(stepMessages);
  const words = useMessages(photoMessages);
  const isHydrated = useHydrated();
  const { section, path, isChange, kind } = step;
  const questions = section.questions.filter(
    (question): question is QuestionOf<'photos'> => question.kind === 'photos' && step.asked.includes(question.id),
  );
  const places = questions.flatMap(({ id, views }) =>
    views.map((view) => ({ place: nameOfPlace({ question: id, view: view.id }), text: view.text })),
  );
  const nameOf = (place: string): string => places.find((each) => each.place === place)?.text ?? '';
  const { sender, sending, said, setSaid } = usePhotoSender(path, nameOf);
  const underWay = sending.filter(({ state }) => state !== 'refused' && state !== 'failed');
  const goOn = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    const button = goOn.current;
    if (underWay.length > 0 || !button) return;
    goOn.current = null;
    // What was refused meanwhile is to be seen first.
    if (sending.length === 0) button.form?.requestSubmit(button);
    else setSaid('');
  }, [underWay.length, sending.length, setSaid]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form is sent by its buttons
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (underWay.length === 0 || button?.name === 'remove') return;
    event.preventDefault();
    goOn.current = button;
    setSaid(words.stillSending(underWay.length));
  };

  const problems = answer?.problems ?? {};
  const errors = places.flatMap(({ place, text }): FieldError[] => {
    const problem = problems[place];
    return problem ? [{ field: place, message: `${text}: ${words.problem[problem]}` }] : [];
  });
  return (
    <SectionFrame
      kind={kind}
      clinic={clinic}
      sectionTitle={section.title}
      step={step.step}
      of={step.of}
      errors={errors}
    >
      {problems['all'] && (
        <div className={styles.problem}>
          <Notice kind="warning" live>
            <p>{problems['all'] === 'no-room' ? words.problem['no-room'] : words.mayWaitTooLong}</p>
          </Notice>
        </div>
      )}
      <form
        id={sectionFormId}
        method="post"
        action={`${path}/${section.slug}${isChange ? '?change' : ''}`}
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
      >
        <h1>{section.title}</h1>
        {section.lede && <p className={styles.lede}>{section.lede}</p>}
        <p className={styles.lede}>{words.what}</p>
        <AnsweringFor name={step.answeredFor} />
        <input type="hidden" name="seen" value={step.seen} />
        <input type="hidden" name="writer" value={step.writer} />
        <input type="hidden" name="shown" value={questions.map(({ id }) => id).join(' ')} />
        {questions.map((question) => (
          <section key={question.id} aria-labelledby={`${question.id}-title`}>
            <h2 id={`${question.id}-title`} className={questions.length === 1 ? 'visually-hidden' : placeStyles.part}>
              {question.text}
            </h2>
            {question.hint && <p className={styles.lede}>{question.hint}</p>}
            <ul className={placeStyles.places}>
              {question.views.map((view) => {
                const place = nameOfPlace({ question: question.id, view: view.id });
                return (
                  <PhotoPlace
                    key={view.id}
                    path={path}
                    question={question}
                    view={view}
                    photos={photos}
                    problem={problems[place]}
                    sending={sending.filter((each) => each.place === place)}
                    sender={sender}
                  />
                );
              })}
            </ul>
          </section>
        ))}
        <p role="status" className={styles.lede}>
          {said}
        </p>
        <div className={styles.acts}>
          {!isHydrated && (
            <Button look="secondary" name="go" value="photos">
              {words.sendThese}
            </Button>
          )}
          <Button look="primary">{isChange ? texts.backToCheck : texts.continue}</Button>
          {!isChange && (
            <span className={styles.next}>{step.next === null ? texts.nextCheck : texts.next(step.next)}</span>
          )}
        </div>
      </form>
    </SectionFrame>
  );
}
