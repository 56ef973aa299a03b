/** The parts of a key event that decide. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether this opens the search: Ctrl+K, or Cmd+K on Apple's systems, where Ctrl+K cuts a line. On a layout of other
 * letters, such as Devanagari, the key that is K on a Latin one counts.
 */
export function opensSearch(pressed: PressedKey, platform: string): boolean {
  const isApple = /mac|iphone|ipad/i.test(platform);
  const held = isApple ? pressed.metaKey && !pressed.ctrlKey : pressed.ctrlKey && !pressed.metaKey;
  if (!held || pressed.altKey || pressed.shiftKey) return false;
  return /^[a-z]$/i.test(pressed.key) ? pressed.key.toLowerCase() === 'k' : pressed.code === 'KeyK';
}
