import { requireRecentSignIn } from '#app/features/staff/server/require-recent-sign-in.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { csvResponse } from '#app/lib/csv.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { auditAddress, parseAuditSearch } from '../../domain/audit-search.ts';
import { exportAudit } from '../../server/export-audit.ts';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import type { Route } from './+types/export-audit.ts';

/** `POST /admin-dashboard/audit/export`: the search of the form as a CSV file. */
export async function action({ context, request }: Route.ActionArgs) {
  const by = actorOf(context);
  const { database, clock } = required(context.get(appContext), 'the running server');
  const { timeZone } = clinic();
  const today = wallClockOf(clock.now().epochMilliseconds, timeZone).date;
  const fields = [...(await request.formData())].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { search, typed } = parseAuditSearch(new URLSearchParams(fields), today, timeZone);
  // Whoever is asked for the password comes back to what they had found.
  requireRecentSignIn(context, request, auditAddress(typed, { sameAddressAs: search.sameAddressAs }));
  const names = await staffNames(database.db);
  const file = await exportAudit({ db: database.db, clock }, search, by, (id) => names.get(id), timeZone);
  return csvResponse(`audit-${today}.csv`, file);
}
