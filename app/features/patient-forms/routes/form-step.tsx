import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { clientAddressContext } from '#app/platform/web/context.ts';
import { sectionOf } from '../domain/form-definition.ts';
import { StepPage } from '../ui/steps/step-page.tsx';
import type { StepAnswer } from '../ui/steps/step-view.ts';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import { draftAt, formPath } from './form-at.ts';
import { stepView } from './step-view.ts';
import { submitStep } from './submit-step.ts';
import type { Route } from './+types/form-step.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { draft } = found;
  const section = sectionOf(draft.definition, params.section);
  const view = section && stepView(draft, section, new URL(request.url).searchParams);
  if (!view) throw redirect(formPath(draft), 303);
  return view;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { intake, draft } = found;
  const section = sectionOf(draft.definition, params.section);
  if (section?.filledBy !== 'patient') throw redirect(formPath(draft), 303);
  const address = context.get(clientAddressContext) ?? 'unknown';
  const isChange = new URL(request.url).searchParams.has('change');
  const outcome = await submitStep(intake, draft, section, await request.formData(), { address, isChange });
  if (outcome.kind === 'redirect') return redirect(outcome.to, 303);
  if (outcome.kind === 'kept') return null;
  if (outcome.kind === 'limited')
    return data(outcome.answer, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } });
  return data(outcome.answer, { status: outcome.status });
}

export function headers({ parentHeaders, actionHeaders }: Route.HeadersArgs): Headers {
  const all = new Headers(parentHeaders);
  const wait = actionHeaders.get('retry-after');
  if (wait !== null) all.set('retry-after', wait);
  return all;
}

/** Where no answer comes the step stays as it is, with what was typed: an error's page in its place would lose it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { errors: {}, conflict: null, formError: { kind: 'no-answer' } } satisfies StepAnswer;
  }
}

function isUnanswered(result: unknown): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this route's actions return
  return (result as StepAnswer | null | undefined)?.formError?.kind === 'no-answer';
}

/** What is saved while somebody types changes nothing on the page; without a connection nothing new can be asked for. */
export function shouldRevalidate({ formData, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('go') === 'keep' || isUnanswered(actionResult) ? false : defaultShouldRevalidate;
}

export default function FormStep({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const { clinic } = matches[0].loaderData.layout;
  if (loaderData === null) return <UnknownForm form={params.form} clinic={clinic} />;
  return <StepPage key={loaderData.section.slug} view={loaderData} answer={actionData ?? null} clinic={clinic} />;
}
