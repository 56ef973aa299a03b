import { data, redirect } from 'react-router';
import { draftAt, formPath, nextToDo } from './form-at.ts';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import type { Route } from './+types/resume-form.ts';

/** The link to go on: leads to the first step that is not done, or to "check your answers". */
export async function loader(args: Route.LoaderArgs) {
  const found = await draftAt(args);
  if (!found) return data(null, { status: 404 });
  const { draft } = found;
  const section = nextToDo(draft, draft.typed, draft.finished);
  return redirect(`${formPath(draft)}/${section?.slug ?? 'check'}`, 303);
}

export default function ResumeForm({ params, matches }: Route.ComponentProps) {
  return <UnknownForm form={params.form} clinic={matches[0].loaderData.layout.clinic} />;
}
