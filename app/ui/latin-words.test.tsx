import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#app/lib/messages.ts';
import { LatinWords } from './latin-words.tsx';
import { LocaleProvider } from './locale.tsx';

const drawn = (locale: Locale, text: string): string =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <LatinWords text={text} />
    </LocaleProvider>,
  );

it('marks names in Latin letters on a page in another language, and nothing on an English one', () => {
  expect(drawn('hi', 'शनि 21 नवंबर, सुबह 10:50, Hair-transplant surgeon')).toBe(
    'शनि 21 नवंबर, सुबह 10:50, <span lang="en">Hair-transplant surgeon</span>',
  );
  expect(drawn('mr', 'Skin consultation, 20 मिनिटे, A')).toBe(
    '<span lang="en">Skin consultation</span>, 20 मिनिटे, <span lang="en">A</span>',
  );
  expect(drawn('hi', 'त्वचा की जाँच, 20 मिनट')).toBe('त्वचा की जाँच, 20 मिनट');
  expect(drawn('en', 'Skin consultation, 20 minutes')).toBe('Skin consultation, 20 minutes');
});
