import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { features } from './features.ts';
import { deskRoutesOf, publicRoutes } from './main/feature-routes.ts';

/** What `/sitemap.xml` is the index of. */
const SITE_MAPS = ['sitemap-pages.xml', 'sitemap-treatments.xml', 'sitemap-landing.xml', 'sitemap-posts.xml'];

/** What each feature brings stands in its `feature.ts`; here is what belongs to none, or to two. */
export default [
  ...publicRoutes(features),
  layout('features/clinic-pages/routes/contact-page.tsx', [
    route('contact-us', 'features/enquiries/routes/contact-us.tsx'),
  ]),
  // Everything below is behind the desk's guard, which lets through what the feature says it takes.
  route('admin-dashboard', 'main/desk-layout.tsx', [
    index('main/desk-today.tsx'),
    route('drafts', 'main/desk-drafts.ts'),
    route('drafts/sent', 'main/desk-sent-form.tsx'),
    ...deskRoutesOf(features),
    route('*', 'main/desk-not-found.tsx'),
  ]),

  route('sitemap.xml', 'main/site-map.ts'),
  ...SITE_MAPS.map((name) => route(name, 'main/site-map.ts', { id: name })),
  route('robots.txt', 'main/robots.ts'),
  route('look.css', 'main/look-route.ts'),
  route('logo.png', 'main/logo-route.ts'),
  ...['favicon.svg', 'favicon.ico'].map((name) => route(name, 'main/favicon-route.ts', { id: name })),
  route('site.webmanifest', 'main/web-manifest-route.ts'),
  route('.well-known/security.txt', 'main/security-txt-route.ts'),
  route('design-system', 'main/design-system-route.tsx'),
  ...['hi', 'mr'].map((language) =>
    route(`${language}/*`, 'main/translated-not-found-route.tsx', { id: `not-found-in-${language}` }),
  ),
  route('*', 'main/not-found-route.tsx'),
] satisfies RouteConfig;
