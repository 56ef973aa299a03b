import { data } from 'react-router';
import { localeOfPath } from '#app/lib/page-language.ts';
import { postsOfTreatment } from '#app/lib/public-post.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext } from '#app/platform/web/context.ts';
import { BookingClosing } from '#app/ui/closing-band/booking-closing.tsx';
import devanagari from '#app/ui/devanagari.css?url';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { catalogue } from '../server/catalogue.ts';
import { translatedPage } from '../server/translated-pages.ts';
import { pageMessages } from '../ui/page-messages.ts';
import { TreatmentBanner } from '../ui/treatment-banner.tsx';
import { TreatmentBody } from '../ui/treatment-body.tsx';
import type { Route } from './+types/translated-treatment-route.ts';
import { languagesShown } from './languages-shown.ts';
import { depthScale, translatedPictures } from './pictures.ts';

/** Its address names the language, and it is sent without the framework's scripts: everything on it works without them. */
export const handle = { isTranslated: true };

/** A file of its own: imported as a style it would be sent with every page that is in English. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: devanagari }];

export function loader({ params, context, request }: Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>) {
  const key = `${params.category}/${params.treatment}`;
  const locale = localeOfPath(new URL(request.url).pathname);
  const found = locale === 'en' ? undefined : translatedPage(locale, key);
  if (!found) throw data(null, { status: 404 });
  const inputs = context.get(renderInputsContext);
  const { page, review, words } = found;
  const { languages, indexed } = languagesShown(key);
  return {
    page,
    review,
    locale,
    pageLanguages: languages,
    versions: { path: `/services/${key}`, locales: indexed },
    isIndexed: page.isListed && review !== null,
    pictures: translatedPictures(catalogue(), key, inputs?.pictures.library ?? {}, { ...words, locale }),
    depthScale: depthScale(),
    clinicName: clinic().name,
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
  const { page, pictures, locale, versions, isIndexed } = loaderData;
  return pageMeta({
    ...page.head,
    path: page.path,
    site,
    locale,
    versions,
    isIndexed,
    picture: pictures.cover.plate.name,
    pictureWords: pictures.cover.alt,
    trail: [
      { name: page.category.name, path: page.category.path },
      { name: page.title, path: page.path },
    ],
  });
};

export default function TranslatedTreatmentScreen({ loaderData }: Route.ComponentProps) {
  const { page, review, pictures, depthScale: scale, clinicName, posts } = loaderData;
  const messages = useMessages(pageMessages);
  return (
    <article>
      <TreatmentBanner page={page} cover={pictures.cover} />
      <TreatmentBody
        page={page}
        pictures={pictures}
        depthScale={scale}
        clinicName={clinicName}
        posts={posts}
        review={review}
      />
      <BookingClosing
        title={page.isOffered ? messages.book : messages.talk}
        booking={page.booking}
        phone={page.phone}
      />
    </article>
  );
}
