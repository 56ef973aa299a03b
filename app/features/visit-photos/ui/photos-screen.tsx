import { useState } from 'react';
import { Form } from 'react-router';
import { ownValue } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import { ConsentPane } from './consent-pane.tsx';
import { photoMessages } from './messages.ts';
import styles from './photos.module.css';
import type { FormName, OpenPhotos, PhotosAnswer, PhotosScreenView } from './photo-types.ts';
import { useDocumentWithCamera } from './use-document-with-camera.ts';
import { ViewCard } from './view-card.tsx';

interface Props {
  readonly view: PhotosScreenView;
  readonly answer: PhotosAnswer | undefined;
}

/** The photos of a patient at one of their visits: whether they agree, and each view with what was taken when. */
export function PhotosScreen({ view, answer }: Props) {
  const texts = useMessages(photoMessages);
  const said = ownValue(texts.said, useFlash());
  useLive(['patients']);
  useDocumentWithCamera();
  const { id, fullName, patientId, photos } = view;
  const title = texts.titleOf(fullName);
  const visit = `/admin-dashboard/diary/appointments/${id}`;
  const isWrong = answer?.problems !== undefined || answer?.refusal !== undefined;
  return (
    <>
      <title>{isWrong ? texts.errorTitle(title) : title}</title>
      <DeskHead
        title={title}
        note={
          <p className={styles.head}>
            <span>{view.when}</span>
            <span>{view.about}</span>
          </p>
        }
      >
        <DeskButton href={visit}>{texts.back}</DeskButton>
        <DeskButton href={`${visit}/note`}>{texts.note}</DeskButton>
        <DeskButton href={`/admin-dashboard/patients/${patientId}`}>{texts.patient}</DeskButton>
      </DeskHead>
      {!isWrong && said !== undefined && (
        <Notice kind="success" live>
          <p>{said}</p>
        </Notice>
      )}
      {answer?.refusal !== undefined && (
        <Notice kind="warning" live>
          <p>{texts.refusals[answer.refusal]}</p>
        </Notice>
      )}
      {view.glassUntil !== null && (
        <Notice kind="warning">
          <p>{texts.glassOpen(view.glassUntil)}</p>
        </Notice>
      )}
      {photos === 'closed' ? (
        <Pane title={texts.closedTitle}>
          <PaneBody>
            <p className={styles.hint}>{texts.closedText}</p>
            <DeskButton href={`/admin-dashboard/patients/${patientId}/open`}>{texts.glass}</DeskButton>
          </PaneBody>
        </Pane>
      ) : (
        <Views path={`${visit}/photos`} photos={photos} answer={answer} />
      )}
    </>
  );
}

const forms: readonly FormName[] = ['hair', 'skin'];

function Views({
  path,
  photos,
  answer,
}: {
  readonly path: string;
  readonly photos: OpenPhotos;
  readonly answer: PhotosAnswer | undefined;
}) {
  const texts = useMessages(photoMessages);
  const isHydrated = useHydrated();
  const [camera, setCamera] = useState<string>();
  const { form, parts, refusal } = photos;
  const mayTake = refusal === null;
  const views = parts.flatMap((each) => each.views);
  const first = views.find(({ shots }) => !shots.some(({ isHere }) => isHere)) ?? views[0];
  return (
    <div className={styles.screen}>
      <ConsentPane path={path} photos={photos} />
      {refusal === 'no-room' && (
        <Notice kind="warning">
          <p>{texts.noRoom}</p>
        </Notice>
      )}
      <div className={styles.bar}>
        <nav aria-label={texts.formsNav} className={styles.tabs}>
          {forms.map((each) => (
            <Link key={each} href={`${path}?form=${each}`} aria-current={each === form ? 'page' : undefined}>
              {texts.forms[each]}
            </Link>
          ))}
        </nav>
        {mayTake && isHydrated && first && (
          <DeskButton type="button" look="main" onClick={() => setCamera(first.name)}>
            {texts.walk}
          </DeskButton>
        )}
      </div>
      {parts.map(({ part, views: own }) => (
        <section key={part} aria-label={part}>
          {parts.length > 1 && <h2 className={styles.part}>{part}</h2>}
          <ul className={styles.views}>
            {own.map((view) => (
              <ViewCard
                key={view.name}
                path={path}
                form={form}
                view={view}
                mayTake={mayTake}
                answer={answer}
                onCamera={() => setCamera(view.name)}
              />
            ))}
          </ul>
        </section>
      ))}
      {mayTake && !isHydrated && (
        <Form id="take" method="post" action={path} encType="multipart/form-data">
          <input type="hidden" name="intent" value="take" />
          <input type="hidden" name="form" value={form} />
          <DeskActions>
            <DeskButton look="main">{texts.keepThese}</DeskButton>
          </DeskActions>
        </Form>
      )}
      {camera !== undefined && (
        <CameraDialog path={path} views={views} begin={camera} onClose={() => setCamera(undefined)} />
      )}
    </div>
  );
}
