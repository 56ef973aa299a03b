import { useState } from 'react';
import { data, Form, redirect } from 'react-router';
import { pagesShowing } from '#app/features/clinic-pages/server/pages-showing.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { formText } from '#app/lib/form-text.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { mediaSource, mediaWidths } from '#app/lib/media-picture.ts';
import { mediaWords } from '../../domain/media.ts';
import { mayWritePost } from '../../domain/may-write-post.ts';
import { openPost } from '../../server/desk-posts.ts';
import { deleteMedia, describeMedia, replaceMedia } from '../../server/media/change-media.ts';
import { recordConsent, withdrawConsent } from '../../server/media/consents.ts';
import { mediaUses } from '../../server/media/read-media.ts';
import { forgetRenditions } from '../../server/media/renditions.ts';
import { mediaMessages, type UploadRefusal } from '../../ui/media-messages.ts';
import { ConsentPane } from '../../ui/desk/consent-pane.tsx';
import { CropPreviews, FocalPicker } from '../../ui/desk/focal-picker.tsx';
import styles from '../../ui/desk/media.module.css';
import { blogOf, formatDateTime } from './blog-of.ts';
import { mediaOf } from './media-of.ts';
import { sentConsent, sentFile } from './sent-picture.ts';
import { seenRevision } from './submit-post.ts';
import type { Route } from './+types/media-item.ts';

const BASE = '/admin-dashboard/media';

export async function loader(args: Route.LoaderArgs) {
  const picture = await mediaOf(args);
  const { db } = blogOf(args.context);
  const by = actorOf(args.context);
  const uses = await mediaUses(db, picture.id);
  const { id, revision, alt, focalX, focalY, width, height, consentOn, consentWithdrawnAt } = picture;
  return {
    id,
    revision,
    alt,
    focalX,
    focalY,
    width,
    height,
    widths: mediaWidths(picture),
    source: consentWithdrawnAt === null ? mediaSource(picture, 900) : null,
    consentOn: consentOn && formatDate(consentOn),
    withdrawnOn: consentWithdrawnAt && formatDateTime(consentWithdrawnAt),
    mayChange: mayWritePost(by, { authorId: picture.createdBy }),
    pages: pagesShowing(id),
    uses: await Promise.all(
      uses.map(async ({ postId, title }) => ({
        postId,
        // The title of a colleague's post is not a doctor's to read before it is public.
        title: (await openPost(db, postId, by)) ? title : null,
      })),
    ),
  };
}

type Done = { readonly ok: true } | { readonly ok: false; readonly reason: UploadRefusal };

async function change(
  blog: ReturnType<typeof blogOf>,
  seen: { readonly id: string; readonly revision: number },
  form: FormData,
  by: StaffActor,
): Promise<Done> {
  switch (form.get('intent')) {
    case 'replace': {
      const bytes = await sentFile(form);
      const consentOn = sentConsent(blog, form);
      if (consentOn === undefined) return { ok: false, reason: 'bad-consent-date' };
      return bytes ? replaceMedia(blog, seen, { bytes, consentOn }, by) : { ok: false, reason: 'no-file' };
    }
    case 'delete':
      return pagesShowing(seen.id).length > 0 ? { ok: false, reason: 'in-use' } : deleteMedia(blog, seen, by);
    case 'consent': {
      const consentOn = sentConsent(blog, form);
      // An empty day is no consent: it would show a picture again whose consent was withdrawn.
      return consentOn ? recordConsent(blog, seen, consentOn, by) : { ok: false, reason: 'bad-consent-date' };
    }
    case 'withdraw':
      return withdrawConsent(blog, seen, by);
    default: {
      const words = mediaWords.safeParse(Object.fromEntries(form));
      return words.success ? describeMedia(blog, seen, words.data, by) : { ok: false, reason: 'no-words' };
    }
  }
}

const SAID: Readonly<Record<string, string>> = {
  replace: 'replaced',
  describe: 'saved',
  consent: 'consent',
  withdraw: 'withdrawn',
};

/** The files of a picture are no longer right, or nobody's to have. */
const FORGETS: ReadonlySet<string> = new Set(['replace', 'delete', 'withdraw']);

export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const blog = blogOf(context);
  const { id, hash } = await mediaOf(args);
  const form = await request.formData();
  const revision = seenRevision(form);
  if (revision === undefined) throw data(null, { status: 400 });
  const sentIntent = form.get('intent');
  const intent = typeof sentIntent === 'string' ? sentIntent : '';
  const done = await change(blog, { id, revision }, form, actorOf(context));
  if (!done.ok)
    return data(
      { intent, refusal: done.reason, typedDay: formText(form, 'consentOn') },
      { status: done.reason === 'changed-meanwhile' ? 409 : 422 },
    );
  if (FORGETS.has(intent)) await forgetRenditions(blog, hash);
  if (intent === 'delete') return redirect(`${BASE}?said=deleted`, 303);
  return redirect(`${BASE}/${id}?said=${SAID[intent] ?? 'saved'}`, 303);
}

/** One picture: its words, what a crop keeps, where it is used. */
export default function MediaItem({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(mediaMessages);
  const said = useFlash();
  const { id, revision, alt, focalX, focalY, source, uses, pages, width, height, widths, mayChange } = loaderData;
  const { consentOn, withdrawnOn } = loaderData;
  const [focal, setFocal] = useState({ focalX, focalY });
  const refusal = actionData?.refusal;
  const refusedDay = (intent: string) =>
    refusal === 'bad-consent-date' && actionData?.intent === intent
      ? { error: texts.refusals[refusal], typed: actionData.typedDay }
      : undefined;
  const refusedDayOfNew = refusedDay('replace');
  const saidWords = Object.entries(texts.said).find(([what]) => what === said)?.[1];
  const hidden = <input type="hidden" name="revision" value={revision} />;
  return (
    <>
      <title>{alt}</title>
      <DeskHead title={alt}>
        <DeskButton href={BASE}>{texts.title}</DeskButton>
        <DeskButton href={`${BASE}/${id}/film`}>{texts.film}</DeskButton>
      </DeskHead>
      {refusal && <Notice kind="warning" title={texts.refusals[refusal]} live />}
      {!refusal && saidWords !== undefined && (
        <Notice kind="success" live>
          <p>{saidWords}</p>
        </Notice>
      )}
      <div className={styles.item}>
        <figure className={styles.picture}>
          {source === null ? (
            <p>{texts.consentGone}</p>
          ) : (
            <FocalPicker source={source} alt={alt} width={width} height={height} {...focal} onChange={setFocal} />
          )}
          <figcaption>
            {source !== null && <p id="focal-help">{texts.focalHelp}</p>}
            {texts.size(width, height)}. {source !== null && texts.widths(widths)}
          </figcaption>
        </figure>
        <div className={styles.side}>
          {!mayChange && <p>{texts.notYours}</p>}
          {/* Keyed: the fields show what is kept now, after a change and after a refusal. */}
          {mayChange && (
            <Pane key={revision} title={texts.alt}>
              <PaneBody>
                <Form method="post" encType="multipart/form-data" reloadDocument>
                  {hidden}
                  <DeskFields>
                    <TextField
                      name="alt"
                      label={texts.alt}
                      hint={texts.altHint}
                      defaultValue={alt}
                      maxLength={300}
                      required
                    />
                    <TextField
                      name="focalX"
                      type="number"
                      min={0}
                      max={100}
                      size="short"
                      label={texts.focalX}
                      hint={texts.focalHint}
                      value={focal.focalX}
                      onChange={(event) => setFocal({ ...focal, focalX: event.target.valueAsNumber || 0 })}
                    />
                    <TextField
                      name="focalY"
                      type="number"
                      min={0}
                      max={100}
                      size="short"
                      label={texts.focalY}
                      value={focal.focalY}
                      onChange={(event) => setFocal({ ...focal, focalY: event.target.valueAsNumber || 0 })}
                    />
                  </DeskFields>
                  {source !== null && <CropPreviews source={source} {...focal} />}
                  <DeskActions>
                    <DeskButton name="intent" value="describe" look="main">
                      {texts.save}
                    </DeskButton>
                  </DeskActions>
                </Form>
              </PaneBody>
            </Pane>
          )}
          {mayChange && (
            <ConsentPane
              key={`consent-${revision}`}
              {...{ revision, consentOn, withdrawnOn }}
              refused={refusedDay('consent')}
            />
          )}
          <Pane title={texts.usedIn} note={uses.length + pages.length}>
            <PaneBody>
              {uses.length + pages.length === 0 && <p>{texts.unused}</p>}
              <ul>
                {uses.map(({ postId, title }) => (
                  <li key={postId}>
                    {title === null ? (
                      texts.unnamed
                    ) : (
                      <Link href={`/admin-dashboard/posts/${postId}`}>{title || texts.unnamed}</Link>
                    )}
                  </li>
                ))}
                {pages.map((path) => (
                  <li key={path}>
                    <Link href={path}>{path}</Link>
                  </li>
                ))}
              </ul>
            </PaneBody>
          </Pane>
          {mayChange && (
            <Pane title={texts.replace}>
              <PaneBody>
                <Form method="post" encType="multipart/form-data" reloadDocument>
                  {hidden}
                  <DeskFields>
                    <TextField
                      name="file"
                      type="file"
                      accept="image/jpeg,image/png,image/webp"
                      label={texts.file}
                      hint={texts.replaceHint}
                      required
                    />
                    <TextField
                      name="consentOn"
                      id="consent-of-new"
                      label={texts.consentOfNew}
                      hint={texts.consentHint}
                      error={refusedDayOfNew?.error}
                      defaultValue={refusedDayOfNew?.typed}
                      maxLength={40}
                      size="narrow"
                      autoComplete="off"
                    />
                  </DeskFields>
                  <DeskActions>
                    <DeskButton name="intent" value="replace">
                      {texts.replaceButton}
                    </DeskButton>
                  </DeskActions>
                </Form>
              </PaneBody>
            </Pane>
          )}
          {mayChange && uses.length + pages.length === 0 && (
            <Pane title={texts.deleteTitle}>
              <PaneBody>
                <Form method="post" encType="multipart/form-data" reloadDocument>
                  {hidden}
                  <DeskButton name="intent" value="delete" look="grave">
                    {texts.delete}
                  </DeskButton>
                </Form>
              </PaneBody>
            </Pane>
          )}
        </div>
      </div>
    </>
  );
}
