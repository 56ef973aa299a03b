import { describe, expect, it } from 'vitest';
import { isPageDataAddress, pageDataAddress, takePageData } from './page-data.ts';

const document = (data: string) =>
  `<body><p>Text</p><script>window.__reactRouterContext.streamController.enqueue(${data});</script>` +
  '<script>window.__reactRouterContext.streamController.close();</script></body>';

describe('the data of a kept page', () => {
  it('moves out of the document, which says where it is', () => {
    const { html, data } = takePageData('/about-us', document(JSON.stringify('["a \\"word\\"",1]\n')));
    expect(data).toBe('["a \\"word\\"",1]\n');
    expect(html).toBe(
      '<body><p>Text</p><script type="text/rr-data" data-src="/page-data/about-us.txt"></script></body>',
    );
  });

  it('may hold what looks like the end of a script, which the framework escapes', () => {
    const { data } = takePageData('/', document('"\\u003c/script>"'));
    expect(data).toBe('</script>');
  });

  it('is missed loudly when the framework writes it in another way', () => {
    expect(() => takePageData('/clinic', '<body></body>')).toThrow('/clinic was rendered without the data');
  });

  it('has an address that belongs to one page', () => {
    expect([pageDataAddress('/'), pageDataAddress('/services/hair')]).toEqual([
      '/page-data/index.txt',
      '/page-data/services/hair.txt',
    ]);
    expect([isPageDataAddress('/page-data/index.txt'), isPageDataAddress('/page')]).toEqual([true, false]);
  });
});
