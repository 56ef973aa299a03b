import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#app/lib/colour.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

function contrastOf(foreground: string, background: string): number {
  const [one, other] = [foreground, background].map((name) => {
    const hex = tokens.get(name);
    if (!hex) throw new Error(`No colour --${name}.`);
    return hex;
  });
  return contrast(one ?? '', other ?? '');
}

describe('the contrast of the tokens', () => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'sand'],
    ['ink', 'white'],
    ['ink', 'turmeric'],
    ['turmeric', 'ink'],
    ['ink', 'plum-wash'],
    ['ink', 'leaf-wash'],
    ['ink', 'turmeric-wash'],
    ['ink-2', 'paper'],
    ['ink-2', 'sand'],
    ['ink-2', 'plum-wash'],
    ['ink-2', 'white'],
    ['plum', 'paper'],
    ['plum', 'sand'],
    ['plum', 'plum-wash'],
    ['paper', 'plum'],
    ['paper', 'ink'],
    ['paper', 'ink-raised'],
    ['lilac', 'ink'],
    ['lilac-pale', 'ink'],
    ['turmeric-text', 'turmeric-wash'],
  ])('reads as body text, 7:1, with %s on %s', (foreground, background) => {
    expect(contrastOf(foreground, background)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['leaf-text', 'paper'],
    ['leaf-text', 'leaf-wash'],
    ['leaf-text', 'white'],
    ['brick', 'white'],
    ['brick', 'paper'],
    ['ink-3', 'paper'],
    ['ink', 'turmeric-light'],
  ])('reads as a short word, 4.5:1, with %s on %s', (foreground, background) => {
    expect(contrastOf(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['control', 'white'],
    ['control', 'paper'],
    ['control', 'sand'],
    ['brick', 'white'],
    ['turmeric', 'ink'],
    ['leaf', 'white'],
    ['turmeric-deep', 'ink'],
  ])('shows the edge of a control or a state, 3:1, with %s on %s', (foreground, background) => {
    expect(contrastOf(foreground, background)).toBeGreaterThanOrEqual(3);
  });

  it('knows all five skin tones', () => {
    expect([1, 2, 3, 4, 5].filter((tone) => tokens.has(`tone-${tone}`))).toHaveLength(5);
  });
});
