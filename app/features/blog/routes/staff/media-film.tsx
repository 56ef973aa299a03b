import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { filmAddresses, mediaSource } from '#app/lib/media-picture.ts';
import { ownValue } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { FilmPlayer } from '#app/ui/video/film.tsx';
import { mayWritePost } from '../../domain/may-write-post.ts';
import { addFilm, captionFilm, filmOf, removeFilm } from '../../server/media/films.ts';
import { filmMessages, type FilmRefusal } from '../../ui/film-messages.ts';
import styles from '../../ui/desk/media.module.css';
import { blogOf } from './blog-of.ts';
import { mediaOf } from './media-of.ts';
import { sentFile } from './sent-picture.ts';
import { seenRevision } from './submit-post.ts';
import type { Route } from './+types/media-film.ts';

export async function loader(args: Route.LoaderArgs) {
  const picture = await mediaOf(args);
  const { id, revision, alt, createdBy, consentWithdrawnAt } = picture;
  const isShown = consentWithdrawnAt === null;
  const film = await filmOf(blogOf(args.context).db, id);
  return {
    id,
    revision,
    alt,
    mayChange: mayWritePost(actorOf(args.context), { authorId: createdBy }),
    isShown,
    film: film && isShown ? { ...film, ...filmAddresses(film), poster: mediaSource(picture, 960) } : null,
  };
}

/** The text of the captions that were sent; null where there are none. */
async function sentCaptions(form: FormData): Promise<string | null> {
  const file = form.get('captions');
  return file instanceof File && file.size > 0 ? file.text() : null;
}

const refused = (refusal: FilmRefusal) => data({ refusal }, { status: refusal === 'changed-meanwhile' ? 409 : 422 });

export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const { id } = await mediaOf(args);
  const form = await request.formData();
  const revision = seenRevision(form);
  if (revision === undefined) throw data(null, { status: 400 });
  const here = `/admin-dashboard/media/${id}/film`;
  const seen = { id, revision };
  const [blog, by] = [blogOf(context), actorOf(context)];
  if (form.get('intent') === 'remove') {
    const removed = await removeFilm(blog, seen, by);
    return removed.ok ? redirect(`${here}?said=removed`, 303) : refused(removed.reason);
  }
  const [bytes, captions] = [await sentFile(form), await sentCaptions(form)];
  if (!bytes && captions === null) return refused('no-file');
  const done = bytes
    ? await addFilm(blog, seen, { bytes, captions }, by)
    : await captionFilm(blog, seen, captions!, by);
  return done.ok ? redirect(`${here}?said=${bytes ? 'added' : 'captioned'}`, 303) : refused(done.reason);
}

/** The film that a picture stands for. */
export default function MediaFilm({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(filmMessages);
  const said = useFlash();
  const { id, revision, alt, film, mayChange, isShown } = loaderData;
  const refusal = actionData?.refusal;
  const saidWords = ownValue(texts.said, said);
  const title = texts.title(alt);
  const isOfCaptions = refusal === 'not-captions';
  return (
    <>
      <title>{title}</title>
      <DeskHead title={title}>
        <DeskButton href={`/admin-dashboard/media/${id}`}>{texts.toPicture}</DeskButton>
      </DeskHead>
      {refusal && <Notice kind="warning" title={texts.refusals[refusal]} live />}
      {!refusal && saidWords !== undefined && (
        <Notice kind="success" live>
          <p>{saidWords}</p>
        </Notice>
      )}
      <p className={styles.lede}>{texts.lede}</p>
      <div className={styles.item}>
        <div className={styles.picture}>
          {film ? (
            <>
              <FilmPlayer title={alt} {...film} />
              <p>
                {texts.has(film.seconds, film.width, film.height)}{' '}
                {film.hasCaptions ? texts.hasCaptions : texts.noCaptions}
              </p>
            </>
          ) : (
            <p>{isShown ? texts.none : texts.refusals.withdrawn}</p>
          )}
        </div>
        {mayChange && isShown && (
          <Pane title={texts.pane}>
            <PaneBody>
              <Form method="post" encType="multipart/form-data" reloadDocument>
                <input type="hidden" name="revision" value={revision} />
                <DeskFields>
                  <TextField
                    name="file"
                    type="file"
                    accept="video/mp4,.mp4"
                    label={film ? texts.otherFile : texts.file}
                    optional={film !== null}
                    hint={film ? texts.otherFileHint : texts.fileHint}
                    error={refusal && !isOfCaptions ? texts.refusals[refusal] : undefined}
                  />
                  <TextField
                    name="captions"
                    type="file"
                    accept=".vtt,text/vtt"
                    label={texts.captions}
                    hint={texts.captionsHint}
                    error={isOfCaptions ? texts.refusals[refusal] : undefined}
                    optional
                  />
                  <p>{texts.consent}</p>
                </DeskFields>
                <DeskActions>
                  <DeskButton name="intent" value="add" look="main">
                    {film ? texts.change : texts.add}
                  </DeskButton>
                  {film && (
                    <DeskButton name="intent" value="remove" look="grave">
                      {texts.remove}
                    </DeskButton>
                  )}
                </DeskActions>
              </Form>
            </PaneBody>
          </Pane>
        )}
      </div>
    </>
  );
}
