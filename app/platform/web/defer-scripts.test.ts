import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot.ts';
import { scriptHashes } from './content-security-policy.ts';
import { deferScripts } from './defer-scripts.ts';

const page = (nonce: string) =>
  '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Text</p>' +
  `<script${nonce}>window.__context = 1;</script><script${nonce} type="module" async="">import("/assets/a.js")</script></body></html>`;

describe('scripts that wait until the page has been shown', () => {
  it('loads no framework script before that', () => {
    const html = deferScripts(page(''), null);
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="text/rr-boot">import("/assets/a.js")</script>');
  });

  it('keeps the nonce of a live page on every script', () => {
    const html = deferScripts(page(' nonce="abc"'), 'abc');
    expect(html.match(/<script nonce="abc"/g)).toHaveLength(3);
  });

  it('has one hash for each inline script of a kept page', () => {
    expect(scriptHashes(deferScripts(page(''), null))).toHaveLength(3);
  });

  it('sends a boot script that stands alone', () => {
    expect(() => new Script(BOOT_SCRIPT)).not.toThrow();
    expect(BOOT_SCRIPT).not.toMatch(/\bimport[ (]|__vite|<\//);
  });
});
