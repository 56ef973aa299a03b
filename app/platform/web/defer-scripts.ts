const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module"( async="")?>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

interface Instead {
  /** The script that starts the framework's when they are needed. */
  readonly boot: string;
  /** The HTML that it shows when they cannot be loaded. */
  readonly failureScreen: string;
  /** What a browser may fetch before a link is followed, while links are the browser's own. */
  readonly speculationRules: string;
}

/**
 * Takes a rendered document and makes its framework scripts wait until they are needed; what stands in their place comes at the
 * end of the body. A document without framework scripts is left as it is: it needs nothing of it.
 */
export function deferScripts(
  html: string,
  nonce: string | null,
  { boot, failureScreen, speculationRules }: Instead,
): string {
  if (!html.includes('type="module"')) return html;
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_script, own: string | undefined) => `<script${own ?? ''} type="text/rr-boot">`)
    .replace(
      '</body>',
      () =>
        `<template id="network-problem">${failureScreen}</template>` +
        `<script${attribute} type="speculationrules">${speculationRules}</script><script${attribute}>${boot}</script></body>`,
    );
}
