import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installDialogHistory, isDialogEntry, nowAtEntry, onHistoryMove, withDialog } from './dialog-history.ts';

const page = { usr: null, key: 'k3m9', idx: 4 };

test('a dialog’s entry keeps what the router’s entry holds', () => {
  expect(withDialog(page)).toMatchObject(page);
  expect([isDialogEntry(withDialog(page)), isDialogEntry(page)]).toEqual([true, false]);
});

test.each([null, undefined, 'text', 3])('an entry that holds %j is no dialog’s', (state) => {
  expect(isDialogEntry(state)).toBe(false);
  expect(isDialogEntry(withDialog(state))).toBe(true);
});

describe('going back and forward', () => {
  class Move extends Event {
    readonly state: unknown;
    constructor(state: unknown) {
      super('popstate');
      this.state = state;
    }
  }
  const browser = new EventTarget();
  const router = vi.fn<() => void>();
  installDialogHistory(browser as Window);
  browser.addEventListener('popstate', router);
  beforeEach(() => {
    router.mockClear();
    nowAtEntry(page);
  });

  test('between a page and its dialog is told to the dialog and not to the router', () => {
    const heard: boolean[] = [];
    const stop = onHistoryMove((isDialog) => heard.push(isDialog));
    browser.dispatchEvent(new Move(withDialog(page)));
    browser.dispatchEvent(new Move(page));
    stop();
    browser.dispatchEvent(new Move(withDialog(page)));
    expect(heard).toEqual([true, false]);
    expect(router).not.toHaveBeenCalled();
  });

  test('to another page is the router’s, also when the dialog is open there', () => {
    browser.dispatchEvent(new Move(withDialog({ ...page, idx: 3 })));
    browser.dispatchEvent(new Move(page));
    browser.dispatchEvent(new Move(null));
    expect(router).toHaveBeenCalledTimes(3);
  });

  test('back to a page that was left a moment ago is the router’s, though nobody said yet that it was left', () => {
    browser.dispatchEvent(new Move(page));
    expect(router).toHaveBeenCalledOnce();
  });
});
