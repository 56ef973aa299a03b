import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { csvResponse } from '#app/lib/csv.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { figuresCsv } from '../../server/figures-csv.ts';
import { askedFigures } from './figures-data.ts';
import type { Route } from './+types/export-figures.ts';

/** `POST /admin-dashboard/figures/export`: the figures of the form's period as a CSV file. */
export async function action({ context, request }: Route.ActionArgs) {
  const by = actorOf(context);
  const { database, clock } = required(context.get(appContext), 'the running server');
  const fields = [...(await request.formData())].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { asked, figures } = await askedFigures(context, new URLSearchParams(fields));
  const { from, to } = asked.period;
  await audit(database.db, {
    at: clock.now().epochMilliseconds,
    actor: byStaff(by),
    action: 'figures.exported',
    details: { from, to },
  });
  return csvResponse(`figures-${from}-${to}.csv`, figuresCsv(figures, asked.period));
}
