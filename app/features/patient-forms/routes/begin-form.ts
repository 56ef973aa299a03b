import { data, redirect, type RouterContextProvider } from 'react-router';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import type { FormKind } from '../domain/form-kind.ts';
import { beginForm } from '../server/drafts.ts';
import { intakeContext, type FormVisit } from '../server/intake-context.ts';
import { formPath } from './form-at.ts';

/** Begins a form and leads to its first step, or says how long to wait where too many were begun. */
export async function beginFormHere(context: Readonly<RouterContextProvider>, kind: FormKind, visit?: FormVisit) {
  const intake = required(context.get(intakeContext), 'forms');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const begun = await beginForm(intake, kind, { address, visit });
  if (begun.ok) return redirect(formPath({ kind, token: begun.value }), 303);
  return data({ waitMinutes: Math.ceil(begun.retryAfterSeconds / 60) }, { status: 429 });
}
