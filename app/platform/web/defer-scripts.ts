import { BOOT_SCRIPT } from './boot.ts';

const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module"( async="")?>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Takes a rendered document and makes its framework scripts wait until the page has been shown. `failureScreen` is the
 * HTML that the boot script shows when they cannot be loaded; it waits in a template at the end of the body.
 */
export function deferScripts(html: string, nonce: string | null, failureScreen = ''): string {
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_script, own: string | undefined) => `<script${own ?? ''} type="text/rr-boot">`)
    .replace(
      '</body>',
      () =>
        `<template id="network-problem">${failureScreen}</template><script${attribute}>${BOOT_SCRIPT}</script></body>`,
    );
}
