import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `?page=${page}`;

describe('the window of pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ] as const)('around page %i of %i is %j', (current, total, expected) => {
    expect(pageWindow(current, total)).toEqual(expected);
  });
});

describe('pagination', () => {
  it('is absent when there is one page', () => {
    expect(render(<Pagination current={1} total={1} hrefOf={hrefOf} />)).toBe('');
  });

  it('offers no way before the first page or after the last', () => {
    expect(render(<Pagination current={1} total={2} hrefOf={hrefOf} />)).not.toContain('rel="prev"');
    expect(render(<Pagination current={2} total={2} hrefOf={hrefOf} />)).not.toContain('rel="next"');
  });

  it('says which page this is', () => {
    expect(render(<Pagination current={2} total={3} hrefOf={hrefOf} />)).toMatch(
      /href="\?page=2" aria-label="Page 2" aria-current="page"/,
    );
  });
});
