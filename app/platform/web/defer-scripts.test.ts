import { describe, expect, it } from 'vitest';
import { inlineHashes } from './content-security-policy.ts';
import { deferScripts } from './defer-scripts.ts';

const BOOT = '(function(){})()';
const INSTEAD = { boot: BOOT, failureScreen: '<p>Try again</p>', speculationRules: '{}' };

const page = (nonce: string) =>
  '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Text</p>' +
  `<script${nonce}>window.__context = 1;</script><script${nonce} type="module" async="">import("/assets/a.js")</script></body></html>`;

describe('scripts that wait until the page has been shown', () => {
  it('loads no framework script before that', () => {
    const html = deferScripts(page(''), null, INSTEAD);
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="text/rr-boot">import("/assets/a.js")</script>');
  });

  it('keeps the nonce of a live page on every script', () => {
    const html = deferScripts(page(' nonce="abc"'), 'abc', INSTEAD);
    expect(html.match(/<script nonce="abc"/g)).toHaveLength(4);
    expect(html).toContain(`<script nonce="abc">${BOOT}</script></body>`);
  });

  it('has one hash for each inline script of a kept page', () => {
    expect(inlineHashes(deferScripts(page(''), null, INSTEAD)).scripts).toHaveLength(4);
  });
});
