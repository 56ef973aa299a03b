import { data, redirect } from 'react-router';
import { askedSections } from '../domain/conditions.ts';
import { goodAnswers } from '../domain/draft.ts';
import { answeredSections } from '../server/form-words.ts';
import { seenOfAll, submitForm } from '../server/submit-form.ts';
import { answerMessages } from '../ui/answer-messages.ts';
import { CheckPage, type CheckView } from '../ui/steps/check-page.tsx';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import { draftAt, formPath, nextToDo } from './form-at.ts';
import type { Route } from './+types/check-form.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { draft } = found;
  const { definition, typed, today, finished, kind } = draft;
  const path = formPath(draft);
  const toDo = nextToDo(draft, typed, finished);
  if (toDo) throw redirect(`${path}/${toDo.slug}`, 303);
  const answers = goodAnswers(definition, typed, today);
  const asked = askedSections(definition, answers, today).filter(({ section }) => section.filledBy === 'patient');
  const sections = answeredSections(asked, answers, answerMessages.en);
  return { kind, path, sections, seen: seenOfAll(typed) } satisfies CheckView;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { intake, draft } = found;
  const path = formPath(draft);
  const seen = (await request.formData()).get('seen');
  const sent = await submitForm(intake, draft, typeof seen === 'string' ? seen : '');
  if (sent.ok) return redirect(`${path}/sent`, 303);
  if (sent.reason === 'changed-meanwhile') return data('changed', { status: 409 });
  return redirect(path, 303);
}

export default function CheckForm({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const { clinic } = matches[0].loaderData.layout;
  if (loaderData === null) return <UnknownForm form={params.form} clinic={clinic} />;
  return <CheckPage view={loaderData} changed={actionData === 'changed'} clinic={clinic} />;
}
