/**
 * The option a key of a combobox moves to, counted from 0; null is the field itself, which stands between the last option
 * and the first. Undefined for a key that moves nothing. Source: WAI-ARIA Authoring Practices, combobox pattern.
 */
export function movedOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null;
  if (key === 'ArrowUp') return active === null ? count - 1 : active > 0 ? active - 1 : null;
  return undefined;
}
