import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

type Window = BrowserContextOptions & { readonly viewport: { width: number; height: number } };

export const ON_A_PHONE: Window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Held sideways, or a small laptop. */
export const ON_A_TABLET: Window = { viewport: { width: 1024, height: 768 } };

/** The windows a person works in. */
export const WINDOWS: readonly Window[] = [ON_A_PHONE, ON_A_TABLET, { viewport: { width: 1440, height: 900 } }];

/** Which part of it a person needs: the whole box, or no more than the place that is pressed (a long list, a tall card). */
type Part = 'whole' | 'middle';

/**
 * Looks at one element as a person would, without scrolling: what hides it from them, in one sentence that says where it
 * is; empty when it lies inside the window and nothing covers it (asked at its middle and near its four corners).
 */
export async function hiddenBecause(thing: Locator, part: Part = 'whole'): Promise<string> {
  return thing.evaluate((element, isWhole) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const round = Math.round;
    const name = (what: Element): string =>
      `<${what.tagName.toLowerCase()}${what.className && typeof what.className === 'string' ? ` class="${what.className}"` : ''}> “${(what.textContent ?? '').trim().slice(0, 40)}”`;
    const place = `${name(element)} lies at x ${round(left)} to ${round(right)}, y ${round(top)} to ${round(bottom)} of a window of ${innerWidth} × ${innerHeight}`;
    if (width < 1 || height < 1) return `${place}: it takes no room`;
    const middle = [left + width / 2, top + height / 2] as const;
    const isInside = isWhole
      ? left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      : middle[0] >= 0 && middle[1] >= 0 && middle[0] <= innerWidth && middle[1] <= innerHeight;
    if (!isInside) return `${place}: not inside it`;
    const [dx, dy] = [Math.min(8, width / 4), Math.min(8, height / 4)];
    const corners = [
      [left + dx, top + dy],
      [right - dx, top + dy],
      [left + dx, bottom - dy],
      [right - dx, bottom - dy],
    ] as const;
    for (const [x, y] of isWhole ? [middle, ...corners] : [middle]) {
      const seen = document.elementFromPoint(x, y);
      // A label is pressed in place of its field, and what stands inside a button is the button.
      const isSeen =
        seen !== null && (element.contains(seen) || (seen.contains(element) && seen.matches('label, a, button')));
      if (!isSeen)
        return `${place}: at ${round(x)}, ${round(y)} it is covered by ${seen ? name(seen) : 'nothing that can be hit'}`;
    }
    return '';
  }, part === 'whole');
}

/**
 * Waits until the element lies wholly inside the window and uncovered, and fails with the place where it is instead.
 * Never scrolls: what a step needs has to come to the person, or the person scrolls first with `scrollBy`.
 */
export async function inSight(thing: Locator, part: Part = 'whole'): Promise<void> {
  await thing.waitFor({ state: 'attached' });
  const until = Date.now() + 5_000;
  let why = await hiddenBecause(thing, part);
  while (why !== '' && Date.now() < until) {
    await thing.page().waitForTimeout(50);
    why = await hiddenBecause(thing, part);
  }
  if (why !== '') throw new Error(`Not in sight: ${why}.`);
}

/**
 * Turns the wheel until the element is in sight, as a person does who reads down (or up) a page. Fails when the end of the
 * page came first, or when something covers the element wherever the page stands.
 */
export async function scrollTo(thing: Locator, part: Part = 'whole'): Promise<void> {
  await thing.waitFor({ state: 'visible' });
  for (let look = 0; look < 4; look += 1) {
    await turnTheWheel(thing, part);
    // A picture that came, or the answer to the press before, may have moved the page meanwhile: the person looks again.
    await thing.page().waitForTimeout(60);
    if ((await hiddenBecause(thing, part)) === '') return;
  }
  await inSight(thing, part);
}

async function turnTheWheel(thing: Locator, part: Part): Promise<void> {
  const page = thing.page();
  const { width, height } = page.viewportSize()!;
  let isAtEdge = false;
  for (let turn = 0; turn < 60 && (await hiddenBecause(thing, part)) !== ''; turn += 1) {
    const box = await thing.boundingBox();
    const middle = box ? box.y + box.height / 2 : height;
    const by = Math.sign(middle - height / 2) * Math.min(Math.abs(middle - height / 2), height / 2);
    if (Math.abs(by) < 2) break;
    // Over the element's own column, which may be a list that scrolls by itself; at the edge of the page where that moved
    // nothing, since the column may be a long text field.
    const column = box ? Math.min(Math.max(box.x + 4, 4), width - 4) : width / 2;
    await page.mouse.move(isAtEdge ? 2 : column, height / 2);
    await page.mouse.wheel(0, by);
    await untilStill(thing);
    if ((await thing.boundingBox())?.y !== box?.y) continue;
    isAtEdge = !isAtEdge;
    // For half a second the browser goes on scrolling whatever it began with.
    await page.waitForTimeout(600);
  }
}

/** Waits until the page has come to rest under an element: a turn of the wheel is answered with a motion. */
async function untilStill(thing: Locator): Promise<void> {
  let before: number | undefined;
  for (let look = 0; look < 20; look += 1) {
    await thing.page().waitForTimeout(60);
    const now = (await thing.boundingBox())?.y;
    if (now === before) return;
    before = now;
  }
}

/** Looks for an element with the wheel and presses it, once it stands still and can be pressed; what is in sight is not scrolled. */
export async function findAndPress(thing: Locator, part: Part = 'whole'): Promise<void> {
  await scrollTo(thing, part);
  await thing.click();
}

/** Presses the middle of an element that is in sight and stands still, by the mouse. */
export async function pressInSight(thing: Locator, part: Part = 'whole'): Promise<void> {
  await inSight(thing, part);
  await untilStill(thing);
  const { x, y, width, height } = (await thing.boundingBox())!;
  await thing.page().mouse.click(x + width / 2, y + height / 2);
}

/** Types into a field that is in sight: pressed first, as a person does. */
export async function typeInSight(field: Locator, text: string): Promise<void> {
  await pressInSight(field);
  await field.page().keyboard.type(text);
}

/** Fails when what has the focus is not in sight: the next key would be pressed blind. */
export async function focusInSight(page: Page): Promise<void> {
  await inSight(page.locator(':focus'));
}

/** Turns the wheel over the middle of the window, as a person does who looks for something. */
export async function scrollBy(page: Page, pixels: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, pixels);
  await page.waitForTimeout(150);
}
