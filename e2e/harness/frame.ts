import type { Locator, Page } from 'playwright-core';

/** The one heading of the first level, once it holds these words. */
export function heading(page: Page, words: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1 }).filter({ hasText: words });
}

export interface MainMenu {
  readonly menu: Locator;
  /** What unfolds the menu on small screens. */
  readonly burger: Locator;
  /** What opens the part of the menu with exactly this name on it: "Services", "Hair" (phones), "Hair treatments". */
  opener(name: string): Locator;
}

/** The main navigation. A `<summary>` has no role that Playwright knows, so what opens something is found by its words. */
export function mainMenu(page: Page): MainMenu {
  const menu = page.getByRole('navigation', { name: 'Main' });
  return {
    menu,
    burger: page.locator('header summary', { hasText: 'Menu' }),
    opener: (name) =>
      menu.locator('summary').filter({
        has: page.locator(`xpath=self::*[normalize-space(text())="${name}"] | .//*[normalize-space(text())="${name}"]`),
      }),
  };
}

/** Every link in it that can be seen, as [words, address], in the order of the page. */
export async function linksIn(part: Locator): Promise<(readonly [string, string])[]> {
  const links = await part.getByRole('link').all();
  return Promise.all(
    links.map(async (link) => [await link.innerText(), (await link.getAttribute('href')) ?? ''] as const),
  );
}
