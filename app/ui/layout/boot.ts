declare global {
  interface Window {
    /** React Router's own global: the stream from which its scripts read the loader data. */
    readonly __reactRouterContext?: { readonly streamController: ReadableStreamDefaultController<string> };
  }
}

/**
 * Runs in the browser, inline, at the end of every page. Until the page has been shown it is HTML and CSS; this then
 * turns the waiting framework scripts into real modules: after `load` and idle, or at the first touch, key or focus.
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

  function start(): void {
    if (started) return;
    started = true;
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
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    window.addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Source of the boot script. */
export const BOOT_SCRIPT = `(${boot.toString().replace(/\n\s*/g, '\n')})()`;
