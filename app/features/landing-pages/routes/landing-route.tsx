import { data } from 'react-router';
import { renderInputsContext } from '#app/platform/web/context.ts';
import { refuseUnknownFile } from '#app/platform/web/unknown-file.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { isPlateName, plateInfo } from '#app/plates/plate-info.ts';
import { landingData } from '../domain/landing-head.ts';
import { readLandingPage, type ReadLandingPage } from '../server/read-landing-page.ts';
import type { LandingPlate } from '../ui/landing-banner.tsx';
import { landingMessages } from '../ui/landing-messages.ts';
import { LandingScreen } from '../ui/landing-screen.tsx';
import type { Route } from './+types/landing-route.ts';

/** The first drawing that is drawn, with the photo in its place; null while none is. */
function coverOf(covers: ReadLandingPage['covers']): LandingPlate | null {
  for (const { file, ...shown } of covers) {
    const name = file.replace(/\.svg$/, '');
    if (isPlateName(name)) return { plate: plateInfo(name), ...shown };
  }
  return null;
}

/** No landing page has a dot in its address. */
export const middleware: Route.MiddlewareFunction[] = [refuseUnknownFile];

export function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const read = readLandingPage(`/${params.landing}`, context.get(renderInputsContext)?.pictures.library);
  if (!read) throw data(null, { status: 404 });
  const { covers, ...shown } = read;
  return { ...shown, cover: coverOf(covers) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { page, head, cover } = loaderData;
  const { quickLinks } = landingMessages.en;
  return pageMeta({
    ...head,
    path: page.canonicalPath,
    site,
    // A page that names another as the one to list leaves it to that one.
    isIndexed: page.isOffered || page.canonicalPath !== page.path,
    ...(cover && { picture: cover.plate.name }),
    ...(cover?.photo && { photo: { src: cover.photo.shared, alt: cover.photo.alt } }),
    trail: [
      { name: quickLinks, path: '/quick-links' },
      { name: page.title, path: page.path },
    ],
    structuredData: import.meta.env.SSR ? [landingData(page, head, site)] : [],
  });
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { page, chart, slug, clinicCity, cover } = loaderData;
  return <LandingScreen page={page} chart={chart} slug={slug} clinicCity={clinicCity} cover={cover} />;
}
