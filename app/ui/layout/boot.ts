declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean };
  }
  interface Window {
    /** React Router's own global: the stream from which its scripts read the loader data. */
    readonly __reactRouterContext?: { readonly streamController: ReadableStreamDefaultController<string> };
  }
}

/**
 * Runs in the browser, inline, at the end of every page. Until the page has been shown it is HTML and CSS; this then
 * turns the waiting framework scripts into real modules: after `load` and idle, or at the first touch, key or focus. For a visitor
 * who asks to save data they wait for a key or the focus: a touch alone scrolls. The whole stylesheets come with them, because the
 * page has the rules for what it shows now alone.
 * When a script can't be loaded it shows the network-problem screen that the layout keeps in a template.
 * It is sent as text, so it must not refer to anything outside itself.
 */
function boot(): void {
  let started = false;

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

  const isReady = (): boolean => document.documentElement.dataset['ready'] !== undefined;
  window.addEventListener('unhandledrejection', (event) => {
    const message = event.reason instanceof Error ? event.reason.message : String(event.reason);
    if (isReady() || !/dynamically imported module|Importing a module script failed/i.test(message)) return;
    event.preventDefault();
    showNetworkProblem();
  });
  const isSaving = navigator.connection?.saveData === true;
  for (const type of ['keydown', 'focusin', ...(isSaving ? [] : ['pointerdown', 'touchstart'])]) {
    window.addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  };
  if (isSaving) return;
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Source of the boot script. */
export const BOOT_SCRIPT = `(${boot.toString().replace(/\n\s*/g, '\n')})()`;
