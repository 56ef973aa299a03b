import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** The HTML a browser without JavaScript would get for `node` at `path`. */
export function htmlAt(path: string, node: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return html;
}

/** Every link of the HTML as [words, address], in reading order. */
export function linksIn(html: string): [words: string, href: string][] {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => [
    wordsOf(inner),
    href.replaceAll('&amp;', '&'),
  ]);
}

/** What the HTML says, without its tags and with single spaces. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<svg.*?<\/svg>/gs, ' ')
    .replaceAll(/<[^>]+aria-hidden="true"[^>]*>[^<]*<\/[^>]+>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first part of the HTML from the opening tag that matches up to the closing tag of that name. */
export function partOf(html: string, opening: RegExp, closing: string): string {
  const start = html.search(opening);
  if (start < 0) throw new Error(`no ${opening} in the page`);
  const end = html.indexOf(closing, start);
  if (end < 0) throw new Error(`no ${closing} after ${opening}`);
  return html.slice(start, end + closing.length);
}
