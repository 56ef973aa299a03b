import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { photoMessages } from './messages.ts';
import type { OpenPhotos } from './photo-types.ts';
import styles from './photos.module.css';

/** Whether the patient agrees to photos: asked once at each visit, before the first. */
export function ConsentPane({ path, photos }: { readonly path: string; readonly photos: OpenPhotos }) {
  const texts = useMessages(photoMessages);
  const { consent, givers, form, refusal } = photos;
  if (refusal === 'not-possible')
    return (
      <Notice kind="info">
        <p>{texts.notPossible}</p>
      </Notice>
    );
  return (
    <Pane title={texts.consent}>
      <PaneBody>
        <Form method="post" action={path} encType="multipart/form-data">
          <input type="hidden" name="form" value={form} />
          {consent ? (
            <div className={styles.agreed}>
              <p>{texts.agreed(consent.givenBy, consent.notedBy, consent.when)}</p>
              <DeskButton look="bare" name="intent" value="withdraw">
                {texts.withdraw}
              </DeskButton>
            </div>
          ) : (
            <>
              <p className={styles.ask}>{texts.ask}</p>
              <RadioGroup
                name="agrees"
                inline
                legend={texts.whoAgrees}
                hint={givers.length === 1 ? texts.childHint : undefined}
                options={givers.map((giver) => ({ value: giver, label: texts.agrees[giver] }))}
              />
              <DeskActions>
                <DeskButton look="main" name="intent" value="agree">
                  {texts.noteAgreement}
                </DeskButton>
              </DeskActions>
            </>
          )}
        </Form>
      </PaneBody>
    </Pane>
  );
}
