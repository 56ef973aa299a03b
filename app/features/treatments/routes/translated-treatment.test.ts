import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { inEdition, SHIPPED } from '#app/platform/content/edition.ts';
import { loader as loadTranslated, meta as metaTranslated } from './translated-treatment-route.tsx';
import { loader, meta } from './treatment-route.tsx';

const ORIGIN = 'https://clinic.example';
const PATH = '/services/nail/nail-surgery';
const params = { category: 'nail', treatment: 'nail-surgery' };
const matches = [{ loaderData: { site: { origin: ORIGIN, name: 'A Clinic', shortName: 'A' } } }];

type Told = Readonly<Record<string, unknown>>;

/** What the head of a page tells search engines, English or translated. */
function told(language: '' | '/hi' | '/mr'): readonly Told[] {
  const context = new RouterContextProvider();
  const request = new Request(`${ORIGIN}${language}${PATH}`);
  const head =
    language === ''
      ? Reflect.apply(meta, undefined, [{ loaderData: loader({ params, context }), matches }])
      : Reflect.apply(metaTranslated, undefined, [
          { loaderData: loadTranslated({ params, context, request }), matches },
        ]);
  return (head as readonly Told[]).filter(({ rel, name }) => rel !== undefined || name === 'robots');
}

const alternate = (hrefLang: string, path: string): Told => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href: ORIGIN + path,
});
const canonical = (path: string): Told => ({ tagName: 'link', rel: 'canonical', href: ORIGIN + path });
const NOINDEX = { name: 'robots', content: 'noindex' };

describe('what search engines are told of a page and its translations', () => {
  it('is nothing of a translation that no doctor has reviewed', () => {
    expect(told('')).toEqual([canonical(PATH)]);
    expect([told('/hi'), told('/mr')]).toEqual([[NOINDEX], [NOINDEX]]);
  });

  it('is each reviewed one, on all of them, and never one that is not', () => {
    const file = 'hi/treatments/nail/nail-surgery.md';
    const source = readContentFile(file);
    const signed = 'reviewedBy: Dr Asha Namuna, MD, 12345\nreviewedOn: "2026-12-01"\n';
    const reviewed = source.replace(/reviewedBy:.*\nreviewedOn:.*\n/, signed);
    expect(reviewed).not.toBe(source);
    inEdition({ ...SHIPPED, number: -7, own: new Map([[file, reviewed]]) }, () => {
      const both = [alternate('en-IN', PATH), alternate('hi-IN', `/hi${PATH}`), alternate('x-default', PATH)];
      expect(told('')).toEqual([canonical(PATH), ...both]);
      expect(told('/hi')).toEqual([canonical(`/hi${PATH}`), ...both]);
      expect(told('/mr')).toEqual([NOINDEX]);
    });
  });
});
