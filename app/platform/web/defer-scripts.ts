const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module"( async="")?>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Takes a rendered document and makes its framework scripts wait until the page has been shown. `boot` is the script that
 * starts them then, `failureScreen` the HTML that it shows when they cannot be loaded; it waits in a template at the end
 * of the body. A document without framework scripts is left as it is: it needs neither.
 */
export function deferScripts(html: string, nonce: string | null, boot: string, failureScreen = ''): string {
  if (!html.includes('type="module"')) return html;
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_script, own: string | undefined) => `<script${own ?? ''} type="text/rr-boot">`)
    .replace(
      '</body>',
      () => `<template id="network-problem">${failureScreen}</template><script${attribute}>${boot}</script></body>`,
    );
}
