import type { Page } from 'playwright-core';

/** What a reader meets: words of the page and of what is read out, but for what says that it is in another language. */
export function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = (element: Element | null): boolean =>
      element !== null &&
      element.closest('script, style, template, address, [lang^="en"]') === null &&
      element.closest('[hreflang^="en"][lang]') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) if (own(walker.currentNode.parentElement)) found.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.querySelectorAll('[alt], [aria-label], [title], [placeholder]'))
      if (own(element))
        for (const name of ['alt', 'aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return [...found, document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
  });
}

/** Two words in a row in Latin letters: more than a name of a medicine or the letters of a qualification. */
const ENGLISH_WORDS = /[A-Za-z-]*[a-z][A-Za-z-]*(?:[ ,;:'’]+[A-Za-z-]*[a-z][A-Za-z-]*)+/g;

const NAMES = ['Jamun Skin & Hair Clinic', 'Skin & Hair Clinic, Nagpur', 'Jamun'];

/** English words that are left in texts, but for the clinic's names and for what stands in brackets in Latin letters alone. */
export function englishIn(texts: readonly string[]): string[] {
  return texts
    .map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .flatMap((text) => text.replaceAll(/\([^()\u0900-\u097f]*\)/g, '').match(ENGLISH_WORDS) ?? []);
}

/** Texts with digits that are not Latin ones. */
export function devanagariDigitsIn(texts: readonly string[]): string[] {
  return texts.filter((text) => /[\u0966-\u096f]/.test(text));
}
