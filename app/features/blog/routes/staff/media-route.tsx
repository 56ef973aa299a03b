import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { mediaSource } from '#app/lib/media-picture.ts';
import { pagesShowing } from '#app/features/clinic-pages/server/pages-showing.ts';
import { LIBRARY_PAGE, mediaUses, readLibrary } from '../../server/media/read-media.ts';
import { mediaMessages, type UploadRefusal } from '../../ui/media-messages.ts';
import styles from '../../ui/desk/media.module.css';
import { blogOf } from './blog-of.ts';
import { takePicture } from './sent-picture.ts';
import type { Route } from './+types/media-route.ts';

const BASE = '/admin-dashboard/media';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = blogOf(context);
  const query = new URL(request.url).searchParams;
  const search = (query.get('q') ?? '').slice(0, 100);
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const { pictures, count } = await readLibrary(db, { search, page, withWithdrawn: true });
  const uses = pictures.length > 0 ? await mediaUses(db) : [];
  return {
    search,
    page,
    pages: Math.ceil(count / LIBRARY_PAGE),
    pictures: pictures.map((picture) => ({
      id: picture.id,
      alt: picture.alt,
      thumbnail: picture.consentWithdrawnAt === null ? mediaSource(picture, 300) : null,
      uses: uses.filter(({ media }) => media === picture.id).length + pagesShowing(picture.id).length,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { log } = required(context.get(appContext), 'the running server');
  const form = await request.formData();
  const onError = (error: unknown) => log.error({ err: error }, 'a size of a picture could not be made');
  const taken = await takePicture(blogOf(context), form, actorOf(context), onError);
  if (taken.ok) return redirect(`${BASE}/${taken.id}?said=added`, 303);
  const typed = { alt: formText(form, 'alt').slice(0, 300), consentOn: formText(form, 'consentOn').slice(0, 40) };
  return data({ refusal: taken.refusal, ...typed }, { status: 422 });
}

/** Told at a field of its own; everything else is about the file. */
const isOfWords = (refusal: UploadRefusal): boolean => refusal === 'no-words' || refusal === 'bad-consent-date';

/** The pictures that posts and pages may show. */
export default function MediaLibrary({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(mediaMessages);
  const said = useFlash();
  useLive(['posts']);
  const { pictures, search, page, pages } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href="/admin-dashboard/posts">{texts.posts}</DeskButton>
      </DeskHead>
      {said === 'deleted' && (
        <Notice kind="success" live>
          <p>{texts.said.deleted}</p>
        </Notice>
      )}
      <p className={styles.lede}>{texts.lede}</p>
      <div className={styles.screen}>
        <Pane title={texts.newPicture}>
          <PaneBody>
            <Form method="post" encType="multipart/form-data" reloadDocument>
              <DeskFields>
                <TextField
                  name="file"
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  label={texts.file}
                  hint={texts.fileHint}
                  error={refusal && !isOfWords(refusal) ? texts.refusals[refusal] : undefined}
                  required
                />
                <TextField
                  name="alt"
                  label={texts.alt}
                  hint={texts.altHint}
                  error={refusal === 'no-words' ? texts.refusals['no-words'] : undefined}
                  maxLength={300}
                  required
                  defaultValue={actionData?.alt}
                />
                <TextField
                  name="consentOn"
                  label={texts.consent}
                  hint={texts.consentHint}
                  error={refusal === 'bad-consent-date' ? texts.refusals['bad-consent-date'] : undefined}
                  defaultValue={actionData?.consentOn}
                  maxLength={40}
                  size="narrow"
                  autoComplete="off"
                  optional
                />
              </DeskFields>
              <DeskActions>
                <DeskButton look="main">{texts.upload}</DeskButton>
              </DeskActions>
            </Form>
          </PaneBody>
        </Pane>
        <div>
          <Form role="search" className={styles.search}>
            <TextField name="q" type="search" label={texts.search} defaultValue={search} maxLength={100} />
            <DeskButton>{texts.find}</DeskButton>
          </Form>
          {pictures.length === 0 && <p>{search === '' ? texts.none : texts.nonePicture}</p>}
          <ul className={styles.library}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <Link href={`${BASE}/${picture.id}`}>
                  {picture.thumbnail === null ? (
                    <em>{texts.consentGone}</em>
                  ) : (
                    <img src={picture.thumbnail} alt="" loading="lazy" />
                  )}
                  <span>{picture.alt}</span>
                </Link>
                <small>{texts.uses(picture.uses)}</small>
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            total={pages}
            hrefOf={(each) => `${BASE}?${new URLSearchParams({ q: search, page: String(each) }).toString()}`}
          />
        </div>
      </div>
    </>
  );
}
