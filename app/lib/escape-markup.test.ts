import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('what HTML and XML read as markup is written as references', () => {
  expect(escapeMarkup(`<a title="Asha's">Skin & hair</a>`)).toBe(
    '&lt;a title=&quot;Asha&#39;s&quot;&gt;Skin &amp; hair&lt;/a&gt;',
  );
});

test('a text without markup stays as it is, whatever its letters', () => {
  expect(escapeMarkup('त्वचा और बाल: ₹1,500')).toBe('त्वचा और बाल: ₹1,500');
});
