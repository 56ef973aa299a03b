import { expect, test } from 'vitest';
import { exportHtml } from './export-html.ts';

test('what somebody wrote is text in the export, wherever it stands, and the page may load and run nothing', () => {
  const nasty = `<script>alert('1')</script><img src=x onerror="x">&`;
  const html = exportHtml(nasty, '2026-11-20', {
    person: [{ fullName: nasty }],
    notes: [{ [nasty]: nasty }],
    none: [],
  });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;img src=x onerror=&quot;x&quot;&gt;&amp;');
  expect(html).toContain(`default-src 'none'`);
  expect(html).toContain('<p>Nothing.</p>');
});
