import { data, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { doctorAt } from '#app/features/clinic-pages/domain/doctors.ts';
import { plateNameOf } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { readLibrary, readMedia, readPicturesOfFilms } from '#app/features/blog/server/media/read-media.ts';
import type { PictureOption } from '#app/ui/desk/picture-grid.tsx';
import { mediaSource, type MediaPicture } from '#app/lib/media-picture.ts';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import type { SiteContext } from '../server/site-context.ts';
import { DocumentScreen } from '../ui/document-screen.tsx';
import type { DocumentRefusal } from '../ui/document-view.ts';
import { bothTexts, formAsSent } from './both-texts.ts';
import { documentOf, seenRevision, siteOf } from './document-of.ts';
import { doctorsByFile } from './people-of-clinic.ts';
import { documentView } from './document-view.ts';
import { submitDocument } from './submit-document.ts';
import type { Route } from './+types/document.ts';

/** Pictures offered, the newest first, beside those that were chosen before. */
const OFFERED = 200;

function pictureOption(picture: MediaPicture): PictureOption {
  return { value: picture.id, label: picture.alt, picture: mediaSource(picture, 300) };
}

/** The drawing of a treatment, for the choice of no photo. */
function drawingOf(file: string): PictureOption[] {
  const treatment = catalogue().treatments.get(file.replaceAll(/^treatments\/|\.md$/g, ''));
  if (!treatment) return [];
  return [{ value: '', label: '', picture: `/plates/${plateNameOf(treatment.coverImage)}-card.svg` }];
}

/** Pictures of the library that may be shown, and those that were chosen before. */
async function picturesToChoose({ db }: SiteContext, chosen: readonly string[]): Promise<PictureOption[]> {
  const { pictures: library } = await readLibrary(db, { search: '', page: 1, size: OFFERED });
  const older = await readMedia(
    db,
    chosen.filter((id) => !library.some((picture) => picture.id === id)),
  );
  return [...library, ...older.values()].map(pictureOption);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { document, fields } = await documentOf(context, params.documentId);
  const view = await documentView(siteOf(context), document, fields, actorOf(context));
  const chosen = document.file === 'pages/clinic.md' ? 'gallery' : document.kind === 'treatment' ? 'photo' : undefined;
  if (chosen !== undefined) {
    const ids = (view.values[chosen] ?? '').split('\n');
    const library = await picturesToChoose(siteOf(context), ids);
    if (document.kind !== 'treatment') return { ...view, pictures: { [chosen]: library } };
    const films = (await readPicturesOfFilms(siteOf(context).db)).map(pictureOption);
    return { ...view, pictures: { [chosen]: [...drawingOf(document.file), ...library], film: films } };
  }
  if (document.kind !== 'people') return view;
  const { pictures, practitioners } = required(context.get(renderInputsContext), 'facts');
  return {
    ...view,
    isNotPublic: doctorAt(view.path, practitioners) === undefined,
    title: doctorsByFile(context).get(document.file) ?? view.title,
    pictures: { portrait: Object.values(pictures.people).map(pictureOption) },
  };
}

type Opened = Awaited<ReturnType<typeof documentOf>>;

const STATUS: Readonly<Record<string, number>> = { 'not-found': 404, 'not-allowed': 403, 'changed-meanwhile': 409 };

/** Both texts, and the form as it was sent. */
async function conflictOver(
  site: SiteContext,
  { document: { file, revision }, fields }: Opened,
  form: FormData,
  source: string,
) {
  return {
    both: await bothTexts(site, file, fields, source),
    sent: {
      ...formAsSent(site, file, fields, source),
      // The form belongs to what its writer saw until they have chosen.
      revision: seenRevision(form) ?? revision,
      reason: formText(form, 'reason').slice(0, 1000),
    },
  };
}

/** What was typed of a refused form, and stands in no field of the document. */
function typedBeside(form: FormData, refusal: DocumentRefusal) {
  const text = (name: string, most: number): string => formText(form, name).slice(0, most);
  const isMeanwhile = refusal === 'changed-meanwhile';
  const time = { date: text('scheduleDate', 40), time: text('scheduleTime', 40) };
  const isTimed = refusal === 'bad-time' || refusal === 'in-the-past';
  return {
    scheduleTyped: isTimed || (isMeanwhile && time.date + time.time !== '') ? time : undefined,
    typed: refusal === 'no-place' || isMeanwhile ? { place: text('place', 2000) } : undefined,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const opened = await documentOf(context, params.documentId);
  const form = await request.formData();
  const outcome = await submitDocument(siteOf(context), opened, form, actorOf(context));
  if (!outcome.ok) {
    const { refusal, source } = outcome;
    const conflict =
      refusal === 'changed-meanwhile' && source !== undefined
        ? await conflictOver(siteOf(context), opened, form, source)
        : undefined;
    return data({ refusal, conflict, ...typedBeside(form, refusal) }, { status: STATUS[refusal] ?? 422 });
  }
  if ('preview' in outcome) {
    const { origin } = required(context.get(renderInputsContext), 'facts');
    return data({ preview: { link: origin + outcome.preview.path, until: outcome.preview.until } });
  }
  if (outcome.isGone) return redirect(`/admin-dashboard/site?said=${outcome.said}`, 303);
  // Without a fragment of its own the answer would inherit that of the form's address, and open below what it says.
  const place = outcome.at ?? 'top';
  return redirect(`/admin-dashboard/site/${params.documentId}?said=${outcome.said}#${place}`, 303);
}

/** Where a document of the site is written, looked at and published. */
export default function EditDocument({ loaderData, actionData }: Route.ComponentProps) {
  const said = useFlash();
  const refused = actionData && 'refusal' in actionData ? actionData : undefined;
  const view = { ...loaderData, ...refused?.conflict?.sent };
  return (
    <DocumentScreen
      key={loaderData.id}
      view={{ ...view, values: { ...view.values, ...refused?.typed } }}
      refusal={refused?.refusal}
      meanwhile={refused?.conflict?.both}
      scheduleTyped={refused?.scheduleTyped}
      preview={actionData && 'preview' in actionData ? actionData.preview : undefined}
      said={said}
    />
  );
}
