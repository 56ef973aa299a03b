import { randomUUID } from 'node:crypto';
import { formText } from '#app/lib/form-text.ts';
import { requestReset } from '../server/staff-mail.ts';
import { ForgotForm } from '../ui/forgot-form.tsx';
import { signInOf, clientOf } from './sign-in-request.ts';
import type { Route } from './+types/forgot-password.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { hasMail: signInOf(context).hasMail };
}

/** The same answer for every address. */
export async function action({ request, context }: Route.ActionArgs) {
  const signIn = signInOf(context);
  const { address } = clientOf(request, context);
  const form = await request.formData();
  if (signIn.hasMail) await requestReset(signIn, formText(form, 'email'), { address, requestId: randomUUID() });
  return { isAsked: true };
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotForm hasMail={loaderData.hasMail} isAsked={actionData?.isAsked ?? false} />;
}
