import { data, redirect, type RouterContextProvider } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatPhone } from '#app/lib/phone.ts';
import type { Result } from '#app/lib/result.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { required } from '#app/platform/web/context.ts';
import type { BookingPlan, BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import { planOf, type SettingsErrors, type Typed } from '../domain/settings-form.ts';
import { readSettings } from '#app/features/scheduling/server/read-settings.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { formatDateTime } from '#app/lib/date-words.ts';
import { previewPlan, type Preview } from '../server/settings-preview.ts';
import { savePlan, type SettingsPart } from '../server/settings-save.ts';
import type { EditAnswer, ReviewAnswer } from '../ui/answer.ts';
import { changesBetween, outsideLines } from './plan-lines.ts';

/** Fields that are about the form itself. */
const ofTheForm = new Set(['intent', 'version', 'seal']);
const mostFields = 1000;
const mostCharacters = 500;
/** How many touched appointments a review lists. */
const mostListed = 200;

export function typedOf(form: FormData): Typed {
  const entries = [...form.entries()].slice(0, mostFields);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' && !ofTheForm.has(name) ? [[name, value.slice(0, mostCharacters)]] : [],
    ),
  );
}

/** The settings in force, straight from the database: what a form changes must be what is. */
export async function settingsNow(context: Readonly<RouterContextProvider>): Promise<BookingSettings> {
  const { db, clock } = required(context.get(bookingContext), 'booking');
  const settings = await readSettings(db, clock.now().epochMilliseconds);
  if (!settings) throw new Error('The clinic has no settings yet: seedClinic runs first.');
  return settings;
}

interface About {
  readonly part: SettingsPart;
  readonly id: string | null;
  /** Where somebody is after saving. */
  readonly home: string;
}

/**
 * Takes a form of the settings: what is wrong comes back with all that was typed; what is right is first shown with
 * what it would do, and saved when that was seen and still holds.
 */
export async function submitPlan(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  about: About,
  draft: (plan: BookingPlan, typed: Typed) => Result<BookingPlan, 'invalid', { errors: SettingsErrors }>,
) {
  const { db, clock } = required(context.get(bookingContext), 'booking');
  const by = actorOf(context);
  const typed = typedOf(form);
  const settings = await settingsNow(context);
  const before = planOf(settings);
  const drafted = draft(before, typed);
  const edit = (errors: SettingsErrors): EditAnswer => {
    // "No longer here" was a button, not a field.
    const { do: _button, ...fields } = typed;
    return { step: 'edit', typed: fields, errors };
  };
  if (form.get('intent') === 'edit') return data(edit({}), { status: 200 });
  if (!drafted.ok) return data(edit(drafted.errors), { status: 422 });

  const after = drafted.value;
  const preview = await previewPlan(db, before, after, clock.now().epochMilliseconds);
  const isSameVersion = form.get('version') === String(settings.version);
  if (form.get('intent') === 'save' && isSameVersion && form.get('seal') === preview.seal) {
    const touched = preview.touched.length;
    const saved = await savePlan({ db, clock }, after, settings.version, by, { ...about, touched });
    if (saved.ok) return redirect(`${about.home}?saved`, 303);
  }
  if (preview.touched.length > 0)
    await audit(db, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'settings.previewed',
      subject: { kind: 'settings', id: about.part },
      details: { of: about.id, appointments: preview.touched.length },
    });
  const isStale = form.get('intent') === 'save' && isSameVersion && form.get('seal') !== preview.seal;
  const formError = isSameVersion ? (isStale ? 'touched-changed' : null) : 'changed-meanwhile';
  const review: ReviewAnswer = {
    step: 'review',
    typed,
    version: settings.version,
    seal: preview.seal,
    formError,
    changes: changesBetween(before, after),
    outside: outsideLines(before, after),
    ...touchedView(preview, settings.clinic.timeZone),
  };
  return data(review, { status: formError === null ? 200 : 409 });
}

function touchedView({ touched }: Preview, timeZone: string): Pick<ReviewAnswer, 'touched' | 'touchedCount'> {
  return {
    touchedCount: touched.length,
    touched: touched.slice(0, mostListed).map(({ appointment, misfit }) => {
      const { date, minute } = wallClockOf(appointment.startsAt, timeZone);
      return {
        id: appointment.id,
        when: formatDateTime({ date, minute }),
        fullName: appointment.fullName,
        phone: { href: `tel:${appointment.mobileNumber}`, display: formatPhone(appointment.mobileNumber) },
        visit: `${appointment.appointmentTypeName}, ${appointment.practitionerName}`,
        misfit,
        moveHref: `/admin-dashboard/diary/appointments/${appointment.id}`,
      };
    }),
  };
}
