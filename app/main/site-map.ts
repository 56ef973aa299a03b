import { doctorPath, entered } from '#app/features/clinic-pages/domain/doctors.ts';
import { settingsChangedAt } from '#app/features/scheduling/server/settings-changed-at.ts';
import { indexedPages, SITE_MAP_PARTS, siteMap, siteMapIndex } from './indexing.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, renderInputsContext, required } from '#app/platform/web/context.ts';
import type { Route } from './+types/site-map.ts';

/** The day of an instant at the clinic. */
const dayOf = (at: number): string => wallClockOf(at, clinic().timeZone).date;

/** `/sitemap.xml`, the index, and the files it names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, posts, practitioners } = required(context.get(renderInputsContext), 'facts');
  const { database } = required(context.get(appContext), 'server');
  const changedAt = await settingsChangedAt(database.db);
  const pages = indexedPages(
    changedAt === undefined ? undefined : dayOf(changedAt),
    posts.map(({ slug, updatedAt }) => ({ slug, changedOn: dayOf(new Date(updatedAt).getTime()) })),
    entered('doctor', practitioners).map(doctorPath),
  );
  const part = SITE_MAP_PARTS.find((name) => new URL(request.url).pathname === `/sitemap-${name}.xml`);
  const listed = pages.filter((page) => page.part === part);
  return new Response(part === undefined ? siteMapIndex(origin, pages) : siteMap(origin, listed), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
