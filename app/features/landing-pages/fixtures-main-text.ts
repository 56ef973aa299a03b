import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { plainText } from '#app/features/treatments/domain/plain-text.ts';
import { loader } from './routes/landing-route.tsx';
import { LandingScreen } from './ui/landing-screen.tsx';

/** What stands in `<main>` when a landing page is rendered, without what is only navigation. */
export function mainTextOf(path: string): string {
  const { page, chart, slug, clinicCity, cover } = loader({
    params: { landing: path.slice(1) },
    context: new RouterContextProvider(),
  });
  const html = renderToStaticMarkup(createElement(LandingScreen, { page, chart, slug, clinicCity, cover }));
  return plainText(html.replaceAll(/<nav\b.*?<\/nav>/gs, ' '));
}
