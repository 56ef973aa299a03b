import type { Page } from 'playwright-core';

/** More presses than any screen has things to reach. */
const MOST_PRESSES = 1_500;

/**
 * Goes through a page with Tab from its top until it comes round, and says what somebody without a mouse would miss, one line
 * a thing: what can be used and is never reached, what has the focus out of sight or covered, and what does not show it. For a
 * window in which nothing glides (`reducedMotion`).
 */
export async function missedByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(lookAround);
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(noteFocus)) return page.evaluate(whatIsMissed);
  }
  return [`Tab does not come round within ${MOST_PRESSES} presses`];
}

interface Walk {
  readonly wanted: readonly Element[];
  readonly looks: Map<Element, string>;
  readonly reached: Set<Element>;
  readonly faults: Set<string>;
  nameOf(this: void, element: Element): string;
  lookOf(this: void, element: Element): string;
  /** Where its focus may be drawn: on itself, or on what stands for it. */
  shownOn(this: void, element: Element): Element[];
}
declare global {
  var walk: Walk;
}

function lookAround(): void {
  const USABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]';
  const isThere = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isOff = element.matches(':disabled, [inert] *, [tabindex="-1"]');
    return !isOff && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const lookOf = (element: Element): string =>
    [undefined, '::before', '::after']
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
        return [outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow].join();
      })
      .join();
  const shownOn = (element: Element): Element[] => {
    const isMark = element.matches('input[type=radio], input[type=checkbox], input[type=file]');
    const label = isMark ? element.closest('label') : null;
    return [element, label, isMark ? element.nextElementSibling : null].filter((each) => each !== null);
  };
  // The first press goes to the first thing of the page, wherever somebody was before.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const wanted = [...document.querySelectorAll(USABLE)].filter(isThere);
  globalThis.walk = {
    wanted,
    looks: new Map(wanted.flatMap(shownOn).map((element) => [element, lookOf(element)])),
    reached: new Set(),
    faults: new Set(),
    nameOf: (element) => {
      const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
      return `<${element.tagName.toLowerCase()}> “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
    },
    lookOf,
    shownOn,
  };
}

/** Looks at what has the focus. True: it has been here before, or the page is left. */
async function noteFocus(): Promise<boolean> {
  const { reached, faults, looks, nameOf, lookOf, shownOn } = globalThis.walk;
  const element = document.activeElement;
  if (!element || element === document.body || reached.has(element)) return true;
  reached.add(element);
  if (element instanceof HTMLIFrameElement) {
    // The page inside is walked through elsewhere: on to its end.
    const inside = element.contentDocument?.querySelectorAll<HTMLElement>('a[href], button, input, summary') ?? [];
    [...inside].findLast((each) => each.checkVisibility())?.focus();
    return false;
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const isIn = ([x, y]: readonly [number, number]): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const places = [...element.getClientRects()].flatMap(({ left, top, right, bottom, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
  });
  const inWindow = places.filter(isIn);
  const seen = inWindow.map(([x, y]) => document.elementFromPoint(x, y));
  const isOwn = (at: Element | null): boolean =>
    at !== null && (element.contains(at) || shownOn(element).some((each) => each.contains(at)) || at.contains(element));
  const name = nameOf(element);
  if (inWindow.length === 0) faults.add(`${name} has the focus outside of the window`);
  else if (!seen.some(isOwn)) faults.add(`${name} has the focus below ${seen[0] ? nameOf(seen[0]) : 'something'}`);
  if (!shownOn(element).some((each) => looks.has(each) && looks.get(each) !== lookOf(each)))
    faults.add(`${name} does not show that it has the focus`);
  return false;
}

function whatIsMissed(): string[] {
  const { wanted, reached, faults, nameOf } = globalThis.walk;
  const groupOf = (element: Element): string | undefined =>
    element instanceof HTMLInputElement && element.type === 'radio' ? `${element.form?.id} ${element.name}` : undefined;
  const groups = new Set([...reached].map(groupOf));
  const never = wanted.filter((element) => {
    const group = groupOf(element);
    return !reached.has(element) && (group === undefined || !groups.has(group)) && element.checkVisibility();
  });
  return [...faults, ...never.map((element) => `${nameOf(element)} is never reached`)];
}
