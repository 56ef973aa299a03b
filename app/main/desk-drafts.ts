import { data, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/desk-drafts.ts';
import { mayStillSee } from './desk-reach.ts';
import { deskScreenAt, isFormName, readDraftFields, type DeskScreen } from '#app/features/staff/domain/desk-draft.ts';
import { draftAt, forgetDraft, keepDraft } from '#app/features/staff/server/desk-drafts.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { wallClockOf, type Temporal } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import { appContext, required } from '#app/platform/web/context.ts';

type Context = Readonly<RouterContextProvider>;

const hourSeconds = 3600;
/** A save every second and a half, all hour long, stays below. */
const mostSaves = 2400;

function partsOf(context: Context) {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, keyRing };
}

interface Asked extends DeskScreen {
  readonly form: string;
}

/** The form that is asked about, on a screen that whoever asks may see; else there is no such thing. */
async function askedForm(context: Context, values: FormData | URLSearchParams): Promise<Asked> {
  const [place, form] = [values.get('place'), values.get('form')];
  const screen = typeof place === 'string' ? deskScreenAt(place) : undefined;
  if (!screen || typeof form !== 'string' || !isFormName(form)) throw data(null, { status: 404 });
  if (!(await mayStillSee(context, actorOf(context), screen))) throw data(null, { status: 404 });
  return { ...screen, form };
}

/** "at 10:32 am", or "on Fri 20 Nov 2026, 10:32 am". */
function formatWhen(begunAt: Temporal.Instant, now: Temporal.Instant): string {
  const { timeZone } = clinic();
  const [begun, today] = [begunAt, now].map((at) => wallClockOf(at.epochMilliseconds, timeZone));
  const time = formatTime(begun!.minute);
  return begun!.date === today!.date ? `at ${time}` : `on ${formatDate(begun!.date)}, ${time}`;
}

/** The draft of a form, for the member of staff who typed it and has not sent it. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const parts = partsOf(context);
  const asked = await askedForm(context, url.searchParams);
  const kept = await draftAt(parts, { ...asked, accountId: actorOf(context).id, kind: 'typed' });
  const draft = kept && { fields: kept.body, when: formatWhen(kept.begunAt, parts.clock.now()) };
  return Response.json({ draft: draft ?? null }, { headers: { 'cache-control': 'no-store' } });
}

/** Keeps what a form holds now, or forgets it. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const parts = partsOf(context);
  const accountId = actorOf(context).id;
  const saves = { purpose: 'desk-drafts', subject: accountId, limit: mostSaves, windowSeconds: hourSeconds };
  if (!(await createRateLimit(parts).hit(saves)).allowed) return Response.json({ ok: false }, { status: 429 });
  const values = await request.formData();
  const place = { ...(await askedForm(context, values)), accountId, kind: 'typed' as const };
  if (values.get('intent') === 'discard') {
    await forgetDraft(parts.db, place);
    return Response.json({ ok: true });
  }
  const json = values.get('fields');
  const fields = typeof json === 'string' ? readDraftFields(json) : undefined;
  if (!fields) return Response.json({ ok: false }, { status: 422 });
  await keepDraft(parts, place, fields);
  return Response.json({ ok: true });
}
