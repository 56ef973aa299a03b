import { data, redirect, type RouterContextProvider } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import type { Result } from '#app/lib/result.ts';
import type { DeskSection, DeskSettings } from '#app/platform/desk-settings.ts';
import { required } from '#app/platform/web/context.ts';
import type { SettingsErrors, Typed } from '../domain/settings-form.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { saveSection } from '../server/settings-save.ts';
import { typedOf } from './submit-plan.ts';

/** Takes the form of a section that touches no appointment: saves it, or says what is wrong with all that was typed. */
export async function submitSection<S extends DeskSection>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  section: S,
  draft: (typed: Typed) => Result<DeskSettings<S>, 'invalid', { errors: SettingsErrors }>,
) {
  const booking = required(context.get(bookingContext), 'booking');
  const typed = typedOf(form);
  const drafted = draft(typed);
  if (!drafted.ok)
    return data({ step: 'edit' as const, typed, errors: drafted.errors, formError: null }, { status: 422 });
  const version = Number(form.get('version')) || 0;
  const saved = await saveSection(booking, section, drafted.value, version, actorOf(context));
  if (saved.ok) return redirect(`/admin-dashboard/settings/${section}?saved`, 303);
  return data({ step: 'edit' as const, typed, errors: {}, formError: saved.reason }, { status: 409 });
}
