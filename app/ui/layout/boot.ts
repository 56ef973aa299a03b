import { paths } from './paths.ts';

declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean };
  }
  interface Window {
    /** React Router's own global: the stream from which its scripts read the loader data. */
    readonly __reactRouterContext?: { readonly streamController: ReadableStreamDefaultController<string> };
    /** The live answer that came before the framework, and that the page therefore says already. */
    jamunLive?: unknown;
  }
}

/**
 * Runs in the browser, inline, at the end of every page. A page is HTML and CSS and is read without the framework: its scripts, and
 * the whole stylesheets with them, come when somebody needs them. That is
 * - at a key, at a field that is entered, at a mouse over something to press, at a finger on a button, and at an address that names
 *   a part which is folded;
 * - where something comes into view that is little without script (`data-needs-script="when-seen"`, and every form that is sent);
 * - at a click on a link that script answers better (`data-needs-script="on-click"`): the click waits for it and is repeated then.
 * For a visitor who asks to save data nothing that merely comes into view counts. The desk has its scripts at once. Meanwhile this says
 * whether the clinic is open, and the next free times. When a script can't be loaded it shows the network-problem screen that the layout keeps in a template.
 * It is sent as text, so it must not refer to anything outside itself.
 */
function boot(addresses: { readonly live: string; readonly booking: string }): void {
  let started = false;
  const isReady = (): boolean => document.documentElement.dataset['ready'] !== undefined;

  function showNetworkProblem(): void {
    const template = document.querySelector<HTMLTemplateElement>('template#network-problem');
    const main = document.querySelector<HTMLElement>('main');
    if (!template || !main) return;
    main.replaceChildren(template.content.cloneNode(true));
    main.querySelector('a')?.setAttribute('href', location.pathname + location.search);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = main.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }

  /** The data of a kept page is a file of its own; the router waits for it as it waits for a slow server. */
  function bringData(source: string): void {
    const stream = window.__reactRouterContext?.streamController;
    fetch(source)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
      .then((text) => {
        stream?.enqueue(text);
        stream?.close();
      })
      .catch(showNetworkProblem);
  }

  /** Links to the stylesheets, where React expects them. */
  function bringStyles(): void {
    const own = document.querySelector<HTMLStyleElement>('style[data-sheets]');
    if (!own) return;
    const links = (own.dataset['sheets'] ?? '').split(' ').map((href) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('href', href);
      return link;
    });
    own.after(...links);
  }

  function start(): void {
    if (started) return;
    started = true;
    // From here on the framework answers links.
    document.querySelector('script[type="speculationrules"]')?.remove();
    bringStyles();
    const source = document.querySelector<HTMLScriptElement>('script[type="text/rr-data"]')?.dataset['src'];
    if (source !== undefined) bringData(source);
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type="text/rr-boot"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = waiting.nonce;
      script.textContent = waiting.textContent;
      script.addEventListener('error', showNetworkProblem);
      waiting.replaceWith(script);
    }
  }

  /** Most browsers open the part of the page that an address names; for the others the framework does it. */
  function startAtFold(): void {
    if (document.querySelector(':target')?.closest('details:not([open])')) start();
  }

  function whenShown(then: () => void): void {
    const whenIdle = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 });
      else setTimeout(then, 200);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  }

  /** The element around what an event came from that matches; nothing where it came from the window itself. */
  const around = (event: Event, selector: string): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

  window.addEventListener('unhandledrejection', (event) => {
    const message = event.reason instanceof Error ? event.reason.message : String(event.reason);
    if (isReady() || !/dynamically imported module|Importing a module script failed/i.test(message)) return;
    event.preventDefault();
    showNetworkProblem();
  });

  window.addEventListener('keydown', start, { once: true, capture: true });
  window.addEventListener('hashchange', startAtFold);
  window.addEventListener('focusin', (event) => around(event, ':focus-visible') && start(), { capture: true });
  window.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && around(event, 'a, button, summary, input, select, textarea') && start(),
    { capture: true },
  );
  window.addEventListener(
    'pointerdown',
    (event) => around(event, 'button, input, select, textarea, label, header summary, [data-needs-script]') && start(),
    { passive: true, capture: true },
  );
  window.addEventListener(
    'click',
    (event) => {
      const link = around(event, '[data-needs-script="on-click"]');
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || isReady()) return;
      event.preventDefault();
      start();
      const again = new MutationObserver(() => {
        again.disconnect();
        link.click();
      });
      again.observe(document.documentElement, { attributeFilter: ['data-ready'] });
    },
    { capture: true },
  );

  /** What the live answer says at a path such as "nextFree.text". */
  const at = (live: object, path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((place, key) => (place instanceof Object ? Reflect.get(place, key) : undefined), live);

  /** Writes into the page what changes by the minute, as `LiveText` does. The framework takes the answer over. */
  function tellLive(live: { readonly openNow: { readonly open: boolean } }): void {
    if (started) return;
    window.jamunLive = live;
    for (const place of document.querySelectorAll<HTMLElement>('[data-by-minute]')) {
      const { byMinute: path = '', around: words = '{}' } = place.dataset;
      const text = at(live, path);
      if (typeof text !== 'string') continue;
      place.textContent = words.replace('{}', text);
      if (path === 'openNow.text') place.dataset['open'] = String(live.openNow.open);
      const sized = place.closest<HTMLElement>('[data-long]');
      if (sized) sized.dataset['long'] = String(text.length > 16);
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-by-minute-shown]')) {
      place.hidden = typeof at(live, place.dataset['byMinuteShown'] ?? '') !== 'string';
    }
    for (const link of document.querySelectorAll<HTMLElement>('[data-by-minute-href]')) {
      const href = at(live, link.dataset['byMinuteHref'] ?? '');
      if (typeof href === 'string' && href.startsWith(addresses.booking)) link.setAttribute('href', href);
    }
  }

  function askLive(): void {
    if (started || document.hidden || !document.querySelector('[data-by-minute]')) return;
    fetch(addresses.live, { headers: { accept: 'application/json' }, credentials: 'omit' })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then(tellLive)
      .catch(() => {});
  }

  /**
   * Marks the footer as "waiting" while it is out of view and as "shown" once a tenth of it is visible, so that it rises into
   * place. With reduced motion there is no mark and nothing waits.
   */
  function revealFooter(): void {
    const footer = document.querySelector<HTMLElement>('[data-rises]');
    if (!footer || !('IntersectionObserver' in window)) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio < 0.1) {
          footer.dataset['reveal'] = 'waiting';
          return;
        }
        if (footer.dataset['reveal']) footer.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(footer);
  }

  revealFooter();
  // After the first frame: a font that is fetched before it holds the frame back, or a picture.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
      if (fonts) fonts.media = 'all';
    }),
  );
  // The desk is a tool: its pages link to their stylesheets.
  if (!document.querySelector('style[data-sheets]')) whenShown(start);
  if (navigator.connection?.saveData === true) return;
  whenShown(() => {
    startAtFold();
    askLive();
    document.addEventListener('visibilitychange', askLive);
    if (!('IntersectionObserver' in window)) {
      start();
      return;
    }
    const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start());
    for (const each of document.querySelectorAll('[data-needs-script="when-seen"], main form[method="post"]'))
      seen.observe(each);
  });
}

/** Source of the boot script. */
export const BOOT_SCRIPT = `(${boot.toString().replace(/\n\s*/g, '\n')})(${JSON.stringify({ live: paths.live, booking: paths.booking })})`;
