import { data, redirect } from 'react-router';
import { clientAddressContext } from '#app/platform/web/context.ts';
import { sectionOf } from '../domain/form-definition.ts';
import { photosOfDraft, removePhoto } from '../server/photos.ts';
import { hasRoomForPhotos } from '../server/room-for-photos.ts';
import { receivePostedPhotos } from '../server/receive-photos.ts';
import { PhotoPage } from '../ui/photo-page.tsx';
import type { PhotoStepAnswer, PhotoStepView } from '../ui/photo-view.ts';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import { draftAt, formPath } from './form-at.ts';
import { receiveContext, sendsTooMuch } from './photo-context.ts';
import { stepView } from './step-view.ts';
import { submitStep } from './submit-step.ts';
import type { Route } from './+types/photo-step.ts';

const slug = 'photos';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { draft, intake } = found;
  const section = sectionOf(draft.definition, slug);
  const step = section && stepView(draft, section, new URL(request.url).searchParams);
  if (!step) throw redirect(formPath(draft), 303);
  return { step, photos: await photosOfDraft(intake.db, draft) } satisfies PhotoStepView;
}

/** Without scripts everything comes at once: photos, one to remove, and where to go. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { intake, draft } = found;
  const section = sectionOf(draft.definition, slug);
  if (!section) throw redirect(formPath(draft), 303);
  const address = context.get(clientAddressContext) ?? 'unknown';
  const isChange = new URL(request.url).searchParams.has('change');
  if (await sendsTooMuch(intake, address, 'post'))
    return data({ problems: { all: 'busy' } } satisfies PhotoStepAnswer, { status: 429 });
  const receive = receiveContext({ context }, intake);
  // Photos are the only words of this step; what was answered in the others is kept already.
  if (!(await hasRoomForPhotos(receive)))
    return data({ problems: { all: 'no-room' } } satisfies PhotoStepAnswer, {
      status: 503,
      headers: { 'retry-after': '600' },
    });
  const { fields, problems } = await receivePostedPhotos(receive, draft, request);
  const here = `${formPath(draft)}/${slug}${isChange ? '?change' : ''}`;
  const removed = fields.get('remove');
  if (removed !== null) {
    await removePhoto({ ...receive, files: receive.files.stored }, draft, removed);
    return redirect(here, 303);
  }
  if (Object.keys(problems).length > 0) return data({ problems } satisfies PhotoStepAnswer, { status: 422 });
  if (fields.get('go') === 'photos') return redirect(here, 303);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const outcome = await submitStep(intake, draft, section, form, { address, isChange });
  if (outcome.kind === 'redirect') return redirect(outcome.to, 303);
  return outcome.kind === 'limited'
    ? data({ problems: { all: 'busy' } } satisfies PhotoStepAnswer, { status: 429 })
    : redirect(here, 303);
}

export default function PhotoStep({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const { clinic } = matches[0].loaderData.layout;
  if (loaderData === null) return <UnknownForm form={params.form} clinic={clinic} />;
  return <PhotoPage view={loaderData} answer={actionData ?? null} clinic={clinic} />;
}
