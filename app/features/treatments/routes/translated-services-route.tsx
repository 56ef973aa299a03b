import { data } from 'react-router';
import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { localeOfPath, pathIn } from '#app/lib/page-language.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import devanagari from '#app/ui/devanagari.css?url';
import { pageMeta } from '#app/ui/page-meta.ts';
import { plateInfo } from '#app/plates/plate-info.ts';
import { cityName } from '../server/clinic-words.ts';
import { languagesOfServices, namesIn } from '../server/translated-pages.ts';
import { treatmentMessages } from '../ui/messages.ts';
import { servicesMessages } from '../ui/services-messages.ts';
import { ServicesScreen } from '../ui/services-screen.tsx';
import type { Route } from './+types/translated-services-route.ts';
import { servicesView } from './services-view.ts';

const PATH = '/services';

/** Its address names the language, and it is sent without the framework's scripts: everything on it works without them. */
export const handle = { isTranslated: true };

/** A file of its own: imported as a style it would be sent with every page that is in English. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: devanagari }];

export function loader({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { all, indexed } = languagesOfServices();
  if (locale === 'en' || !all.includes(locale)) throw data(null, { status: 404 });
  return {
    departments: servicesView(namesIn(locale)),
    locale,
    city: cityName(locale, clinic().city),
    shows: plateInfo('hero', locale).title,
    isIndexed: indexed.includes(locale),
    pageLanguages: languagesOfPage(PATH, undefined, all),
    versions: { path: PATH, locales: indexed },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { departments, locale, city, shows, isIndexed, versions } = loaderData;
  const messages = messagesFor(servicesMessages, locale);
  return pageMeta({
    title: messages.servicesHead(city),
    description: messages.servicesDescription(departments.flatMap(({ cards }) => cards).length, city),
    path: pathIn(locale, PATH),
    site,
    locale,
    versions,
    isIndexed,
    pictureWords: shows,
    trail: [{ name: messagesFor(treatmentMessages, locale).services, path: pathIn(locale, PATH) }],
  });
};

export default function TranslatedServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesScreen departments={loaderData.departments} isUnchecked={!loaderData.isIndexed} />;
}
