import { data } from 'react-router';
import { postsOfTreatment } from '#app/lib/public-post.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext } from '#app/platform/web/context.ts';
import { BookingClosing } from '#app/ui/closing-band/booking-closing.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta, pictureAddress } from '#app/ui/page-meta.ts';
import { treatmentPage } from '../domain/treatment-page.ts';
import { treatmentData } from '../domain/structured-data.ts';
import { catalogue } from '../server/catalogue.ts';
import { pageClinic } from '../server/page-clinic.ts';
import { pagesByCityContext } from '../server/pages-by-city.ts';
import { treatmentMessages } from '../ui/messages.ts';
import { pageMessages } from '../ui/page-messages.ts';
import { PagesByCity } from '../ui/pages-by-city-list.tsx';
import { TreatmentBanner } from '../ui/treatment-banner.tsx';
import { TreatmentBody } from '../ui/treatment-body.tsx';
import type { Route } from './+types/treatment-route.ts';
import { languagesShown } from './languages-shown.ts';
import { depthScale, photoToShare, treatmentPictures } from './pictures.ts';

export function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const key = `${params.category}/${params.treatment}`;
  const page = treatmentPage(catalogue(), pageClinic(clinic()), key);
  if (!page) throw data(null, { status: 404 });
  const inputs = context.get(renderInputsContext);
  const library = inputs?.pictures.library ?? {};
  const shared = photoToShare(catalogue(), key, library);
  const { languages, indexed } = languagesShown(key);
  return {
    page,
    pictures: treatmentPictures(catalogue(), key, library),
    ...(shared && { photo: shared }),
    ...(languages.length > 0 && { pageLanguages: languages }),
    ...(indexed.length > 1 && { versions: { path: page.path, locales: indexed } }),
    depthScale: depthScale(),
    clinicName: clinic().name,
    byCity: context.get(pagesByCityContext)([key]),
    posts: postsOfTreatment(key, inputs?.posts ?? []).map(({ slug, title, minutes }) => ({
      title,
      href: `/blog/${slug}`,
      minutes,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { page, pictures, photo, versions } = loaderData;
  const ofClinic = pictures.clinicFilm?.film;
  const film = ofClinic && {
    contentUrl: `${site.origin}${ofClinic.src}`,
    thumbnailUrl: `${site.origin}${ofClinic.poster}`,
    seconds: ofClinic.seconds,
  };
  const shown = photo ? `${site.origin}${photo.src}` : pictureAddress(site.origin, pictures.cover.plate.name);
  return pageMeta({
    ...page.head,
    path: page.path,
    site,
    picture: pictures.cover.plate.name,
    ...(photo && { photo }),
    isIndexed: page.isListed,
    versions,
    trail: [
      { name: treatmentMessages.en.services, path: '/services' },
      page.category,
      { name: page.title, path: page.path },
    ],
    structuredData: import.meta.env.SSR ? [treatmentData(page, site, shown, film)] : [],
  });
};

export default function TreatmentScreen({ loaderData }: Route.ComponentProps) {
  const { page, pictures, depthScale: scale, clinicName, posts, byCity } = loaderData;
  const messages = useMessages(pageMessages);
  return (
    <article>
      <TreatmentBanner page={page} cover={pictures.cover} />
      <TreatmentBody page={page} pictures={pictures} depthScale={scale} clinicName={clinicName} posts={posts} />
      <PagesByCity pages={byCity} />
      <BookingClosing
        title={page.isOffered ? messages.book : messages.talk}
        booking={page.booking}
        phone={page.phone}
      />
    </article>
  );
}
