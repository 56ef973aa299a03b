import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane } from '#app/ui/desk/pane.tsx';
import { FieldLink } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { FieldFault } from '../domain/faults-by-field.ts';
import type { Checked, DocumentView } from './document-view.ts';
import styles from './document-screen.module.css';
import { siteMessages } from './messages.ts';

export interface SecretLink {
  readonly link: string;
  readonly until: string;
}

/** A time that was refused, as it was typed. */
export interface ScheduleTyped {
  readonly date: string;
  readonly time: string;
}

interface Props {
  readonly view: DocumentView;
  readonly checked: Checked;
}

/** In sight while somebody writes: what readers see, what keeps the rest back, and the two ways to end. */
export function PublishBar({ view, checked, isChanged }: Props & { readonly isChanged: boolean }) {
  const texts = useMessages(siteMessages);
  const isPublic = view.isPublic && !isChanged;
  const { problems, warnings } = checked;
  const readersSee = (): string => {
    if (view.ownPage === 'may-be-deleted') return texts.isNew;
    if (view.ownPage === 'taken-off') return texts.isTakenOff;
    if (!isPublic) return texts.isDrafted;
    return view.isShipped ? texts.isShipped : texts.isPublic;
  };
  return (
    <div className={styles.bar}>
      <p>
        {readersSee()}{' '}
        {problems.length > 0 && <FieldLink field="publishing">{texts.problems(problems.length)}</FieldLink>}
        {problems.length === 0 && warnings.length > 0 && (
          <FieldLink field="publishing">{texts.warnings(warnings.length)}</FieldLink>
        )}
      </p>
      <DeskActions>
        <DeskButton name="intent" value="save">
          {texts.save}
        </DeskButton>
        <DeskButton look="main" name="intent" value="publish">
          {texts.publish}
        </DeskButton>
      </DeskActions>
    </div>
  );
}

/** What keeps a text back, the way to take a publication back, and publishing at a time. */
export function DocumentState({
  view,
  checked,
  preview,
  scheduleTyped,
}: Props & { readonly preview: SecretLink | undefined; readonly scheduleTyped: ScheduleTyped | undefined }) {
  const texts = useMessages(siteMessages);
  const { problems, warnings } = checked;
  return (
    <Pane title={texts.publishing}>
      <div id="publishing" tabIndex={-1} className={styles.publishing}>
        {view.isNewerShipped && (
          <p>
            {texts.isNewer} <Link href={`/admin-dashboard/site/${view.id}/newer`}>{texts.newer}</Link>
          </p>
        )}
        {view.scheduled !== null && (
          <p>
            {texts.scheduled(view.scheduled)} {view.isScheduledOlder && texts.scheduledOlder}
          </p>
        )}
        <Faults title={texts.problems(problems.length)} faults={problems} />
        <Faults title={texts.warnings(warnings.length)} faults={warnings} />
        {warnings.length > 0 && problems.length === 0 && (
          <>
            <p className={styles.hint}>{texts.warningsText}</p>
            <TextField name="reason" label={texts.reason} maxLength={1000} defaultValue={view.reason} />
          </>
        )}
        {view.signature !== undefined && <SignatureState view={view} />}
        {view.priceToCheckOn && <p className={styles.hint}>{texts.priceOld(view.priceToCheckOn)}</p>}
        {view.undoUntil !== null && (
          <div className={styles.undo}>
            <p className={styles.hint}>{texts.undoUntil(view.undoUntil)}</p>
            <DeskButton name="intent" value="undo">
              {texts.undo}
            </DeskButton>
          </div>
        )}
        <details className={styles.apart} open={preview !== undefined}>
          <summary>{texts.preview_link.title}</summary>
          <p className={styles.hint}>{texts.preview_link.hint}</p>
          <DeskButton name="intent" value="preview">
            {texts.preview_link.make}
          </DeskButton>
          {preview && (
            <CopyLink
              label={texts.preview_link.label}
              hint={texts.preview_link.made(preview.until)}
              link={preview.link}
            />
          )}
        </details>
        <details className={styles.apart} open={scheduleTyped !== undefined}>
          <summary>{texts.schedule}</summary>
          <DeskFields inRows>
            <TextField
              name="scheduleDate"
              label={texts.scheduleDate}
              hint={texts.scheduleDateHint}
              size="narrow"
              autoComplete="off"
              defaultValue={scheduleTyped?.date}
            />
            <TextField
              name="scheduleTime"
              label={texts.scheduleTime}
              hint={texts.scheduleTimeHint}
              size="narrow"
              autoComplete="off"
              defaultValue={scheduleTyped?.time}
            />
          </DeskFields>
          <DeskActions>
            <DeskButton name="intent" value="schedule">
              {texts.schedule}
            </DeskButton>
            {view.scheduled !== null && (
              <DeskButton name="intent" value="unschedule">
                {texts.unschedule}
              </DeskButton>
            )}
          </DeskActions>
        </details>
        {view.ownPage === 'public' && (
          <details className={styles.apart}>
            <summary>{texts.takeOff.title}</summary>
            <p className={styles.hint}>{texts.takeOff.hint}</p>
            <DeskButton name="intent" value="take-off">
              {texts.takeOff.button}
            </DeskButton>
          </details>
        )}
        {view.ownPage === 'may-be-deleted' && (
          <details className={styles.apart}>
            <summary>{texts.deletePage.title}</summary>
            <p className={styles.hint}>{texts.deletePage.hint}</p>
            <DeskButton name="intent" value="delete">
              {texts.deletePage.button}
            </DeskButton>
          </details>
        )}
      </div>
    </Pane>
  );
}

/** Who signed a treatment's page, and the way to sign it for who may. */
function SignatureState({ view: { signature, signing, signatureAsked } }: { readonly view: DocumentView }) {
  const texts = useMessages(siteMessages);
  return (
    <div className={styles.undo}>
      <p>{signature ? texts.signed(signature.by, signature.on) : texts.notSigned}</p>
      {signature && signing !== 'possible' && <p className={styles.hint}>{texts.signedUntil}</p>}
      {signature?.isDue && <p>{texts.signedDue}</p>}
      {signatureAsked && <p>{texts.askedToSign(signatureAsked.when, signatureAsked.name)}</p>}
      {signing === 'incomplete' && <p className={styles.hint}>{texts.signIncomplete}</p>}
      {signing === 'possible' && (
        <>
          <p className={styles.hint}>{texts.signHint}</p>
          <DeskButton name="intent" value="sign">
            {texts.sign}
          </DeskButton>
        </>
      )}
      {signing !== 'possible' && (
        <DeskButton name="intent" value={signatureAsked ? 'unask' : 'ask'}>
          {signatureAsked ? texts.unask : texts.ask}
        </DeskButton>
      )}
    </div>
  );
}

function Faults({ title, faults }: { readonly title: string; readonly faults: readonly FieldFault[] }) {
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults}>
      <h3>{title}</h3>
      <ul>
        {faults.slice(0, 20).map(({ field, place, fix }) => (
          <li key={`${place} ${fix}`}>
            {field === '' ? `${place}: ` : <FieldLink field={field}>{place}</FieldLink>}
            {field !== '' && ': '}
            {fix}
          </li>
        ))}
      </ul>
    </div>
  );
}
