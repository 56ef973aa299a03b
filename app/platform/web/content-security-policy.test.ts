import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashesWith } from './content-security-policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the scripts and styles that bear the nonce and no other, wherever it stands else', () => {
  const nonce = 'Zm9yIG9uZSByZW5kZXJpbmc=';
  const html = [
    `<script nonce="${nonce}">own()</script>`,
    `<script nonce="${nonce}" type="text/rr-boot">start()</script>`,
    `<script nonce="${nonce}" src="/assets/a.js"></script>`,
    `<script>evil()</script>`,
    `<script nonce="guessed">evil()</script>`,
    `<script data-x=">" >nonce="${nonce}"</script>`,
    `<style nonce="${nonce}">.own{}</style>`,
    `<style>.evil{}</style>`,
  ].join('');
  expect(inlineHashesWith(nonce, html)).toEqual({
    scripts: [hash('own()'), hash('start()')],
    styles: [hash('.own{}')],
  });
});
