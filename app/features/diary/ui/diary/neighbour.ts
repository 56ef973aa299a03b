export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * What the eye finds next in a direction: above and below in the same column, left and right the nearest in height of
 * the next column that has anything.
 */
export function neighbour<T extends Pick<Element, 'getBoundingClientRect'>>(
  items: readonly T[],
  from: T,
  direction: Direction,
): T | undefined {
  const here = from.getBoundingClientRect();
  const places = items.filter((item) => item !== from).map((item) => ({ item, box: item.getBoundingClientRect() }));
  const isSameColumn = (box: DOMRect) => box.left < here.right - 2 && box.right > here.left + 2;
  if (direction === 'up' || direction === 'down') {
    const sign = direction === 'up' ? -1 : 1;
    const column = places.filter(({ box }) => isSameColumn(box) && (box.top - here.top) * sign > 0);
    return nearest(column, ({ box }) => Math.abs(box.top - here.top));
  }
  const sign = direction === 'left' ? -1 : 1;
  const beyond = places.filter(({ box }) => !isSameColumn(box) && (box.left - here.left) * sign > 0);
  return nearest(beyond, ({ box }) => Math.abs(box.left - here.left) * 10 + Math.abs(box.top - here.top));
}

function nearest<T, P extends { readonly item: T }>(
  places: readonly P[],
  distance: (place: P) => number,
): T | undefined {
  return places.toSorted((a, b) => distance(a) - distance(b))[0]?.item;
}
