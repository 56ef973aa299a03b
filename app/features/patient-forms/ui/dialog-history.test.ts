import { createBrowserRouter } from 'react-router';
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

class Move extends Event {
  readonly state: unknown;
  constructor(state: unknown) {
    super('popstate');
    this.state = state;
  }
}

describe('going back and forward', () => {
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

/** As much of a window as the router asks for. */
function aWindow() {
  const entries = [{ state: null as unknown, href: 'https://clinic.example/' }];
  let at = 0;
  const here = () => entries[at]!;
  const entry = (state: unknown, path = '') => ({ state, href: new URL(path, here().href).href });
  const history = {
    get state() {
      return here().state;
    },
    pushState(state: unknown, _: string, path?: string) {
      entries.splice(at + 1, Infinity, entry(state, path));
      at += 1;
    },
    replaceState(state: unknown, _: string, path?: string) {
      entries[at] = entry(state, path);
    },
  };
  const window = Object.assign(new EventTarget(), { history, document: { createElement: () => undefined } });
  Object.defineProperty(window, 'location', { get: () => new URL(here().href) });
  const go = (steps: number) => {
    at += steps;
    window.dispatchEvent(new Move(history.state));
  };
  return { window: window as unknown as Window & typeof globalThis, history, go };
}

test('React Router reads a page again after Back from another page, and not after Back from its dialog', async () => {
  const { window, history, go } = aWindow();
  installDialogHistory(window);
  const loader = vi.fn<() => null>(() => null);
  const router = createBrowserRouter([{ path: '/', loader }, { path: '/next' }], {
    window,
    hydrationData: { loaderData: { '0': null } },
  });
  const settled = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  nowAtEntry(history.state);
  history.pushState(withDialog(history.state), '');
  nowAtEntry(history.state);
  go(-1);
  go(1);
  go(-1);
  await settled();
  expect(loader).not.toHaveBeenCalled();
  await router.navigate('/next');
  nowAtEntry(history.state);
  go(-1);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledOnce());
  await settled();
  expect(router.state.location.pathname).toBe('/');
  router.dispose();
});
