import { describe, expect, it } from 'vitest';
import { opensSearch, type PressedKey } from './search-keys.ts';

const pressed = (keys: Partial<PressedKey>): PressedKey => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...keys,
});

describe('the keys that open the search', () => {
  it.each<[string, Partial<PressedKey>, string, boolean]>([
    ['Ctrl+K', { ctrlKey: true }, 'Win32', true],
    ['Ctrl+K with capitals locked', { ctrlKey: true, key: 'K' }, 'Linux x86_64', true],
    ['Cmd+K on a Mac', { metaKey: true }, 'MacIntel', true],
    ['Ctrl+K on a Mac, which cuts a line', { ctrlKey: true }, 'MacIntel', false],
    ['the Windows key and K, which is the system’s', { metaKey: true }, 'Win32', false],
    ['the same key in Devanagari', { ctrlKey: true, key: 'क' }, 'Win32', true],
    ['the K of another Latin layout', { ctrlKey: true, code: 'KeyV' }, 'Win32', true],
    ['what that layout has in its place', { ctrlKey: true, key: 't' }, 'Win32', false],
    ['K alone', {}, 'Win32', false],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, 'Win32', false],
    ['Ctrl+Alt+K, which types a sign', { ctrlKey: true, altKey: true }, 'Win32', false],
  ])('%s', (_, keys, platform, opens) => {
    expect(opensSearch(pressed(keys), platform)).toBe(opens);
  });
});
