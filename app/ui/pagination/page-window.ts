/**
 * The page numbers to show around `current` of `total` pages (counted from 1): the first, the last, the current one and
 * its neighbours. A gap of one page is that page; a longer gap is `gap`.
 */
export function pageWindow(current: number, total: number): readonly (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index): (number | 'gap')[] => {
    const missing = index === 0 ? 0 : page - (pages[index - 1] ?? page) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
