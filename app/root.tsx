// First of all styles: it sets the order of the cascade layers.
import './ui/base.css';
import { lazy, Suspense, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { useFrameData, usePageLanguages, type FrameData } from './main/frame-data.ts';
import { FormDetailPopup } from './features/patient-forms/ui/form-detail-popup.tsx';
import { renderInputsContext, nonceContext, required } from './platform/web/context.ts';
import { siteData } from './main/site-data.ts';
import { siteDataIn } from './main/translated-site-data.ts';
import { translatedPathsIn } from './main/translated-paths.ts';
import { DeskRefusal } from './ui/desk/desk-refusal.tsx';
import { awayOf } from './lib/away.ts';
import { LANGUAGE_TAGS, localeOfPath, pathIn } from './lib/page-language.ts';
import { LocaleProvider, TranslatedPathsProvider, useMessages } from './ui/locale.tsx';
import { NetworkProblemScreen, UnlessFailed } from './main/network-problem-screen.tsx';
import { LogoProvider } from './ui/layout/logo.tsx';
import { layoutMessages } from './ui/layout/messages.ts';
import { NotFound } from './ui/layout/not-found.tsx';
import { PageLayout } from './ui/layout/page-layout.tsx';

export function loader({ context, request }: Route.LoaderArgs): FrameData {
  const facts = required(context.get(renderInputsContext), 'facts');
  const locale = localeOfPath(new URL(request.url).pathname);
  const layout = locale === 'en' ? siteData(facts) : siteDataIn(locale, facts);
  return {
    site: { origin: facts.origin, name: layout.clinic.name, shortName: layout.clinic.shortName },
    layout,
    ...(locale !== 'en' && { translatedPaths: translatedPathsIn(locale) }),
    nonce: context.get(nonceContext) ?? undefined,
  };
}

/** The frame's data does not depend on the page: one load is enough for a visit. */
export const shouldRevalidate = () => false;

function useBringsItsOwnFrame(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'bringsItsOwnFrame' in handle,
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useFrameData();
  const isFramed = !useBringsItsOwnFrame();
  const { locale, languages } = usePageLanguages();
  const nonce = data?.nonce;
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#2A1533" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* Styles need no nonce, and one that the framework puts in is hidden by the browser from React, which compares. */}
        <Links nonce={data && nonce === undefined ? undefined : ''} />
        {data?.layout.ownStyles && <link rel="stylesheet" href={data.layout.ownStyles} />}
        {data?.layout.clinic.logo ? (
          <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <TranslatedPathsProvider value={new Set(data?.translatedPaths)}>
            <LogoProvider value={data?.layout.clinic.logo ?? null}>
              {data && isFramed ? (
                <PageLayout site={data.layout} languages={languages}>
                  <UnlessFailed>{children}</UnlessFailed>
                  <FormDetailPopup />
                </PageLayout>
              ) : (
                children
              )}
            </LogoProvider>
          </TranslatedPathsProvider>
        </LocaleProvider>
        {/* A page in another language works without the scripts, which speak English. */}
        {locale === 'en' && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For the minute in which the database is away: code that is fetched then. */
const AwayScreen = lazy(async () => ({ default: (await import('./ui/away/away-screen.tsx')).AwayScreen }));

/**
 * While the database is away its own screen stands in every place. A route error on home shows the not-found screen, an address nobody knows as well; everything else that goes wrong
 * while a screen is made shows the network-problem screen.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const texts = useMessages(layoutMessages);
  const site = useFrameData();
  const isFramed = !useBringsItsOwnFrame();
  const away = isRouteErrorResponse(error) && awayOf(error);
  if (away) {
    const screen = (
      <Suspense>
        <AwayScreen away={away} href={pathname + search} phone={site?.layout.clinic.phones[0]} />
      </Suspense>
    );
    return site && isFramed ? screen : <main id="main">{screen}</main>;
  }
  // The guard of the desk refuses before the desk's own frame is there.
  if (pathname.startsWith('/admin-dashboard')) return <DeskRefusal error={error} />;
  if (isUnknown || pathname === pathIn(localeOfPath(pathname), '/')) {
    return (
      <>
        <title>{`${texts.notFoundCode} ${texts.notFound}`}</title>
        <NotFound />
      </>
    );
  }
  return <NetworkProblemScreen href={pathname + search} />;
}
