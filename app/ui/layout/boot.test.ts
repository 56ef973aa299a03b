import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot.ts';

it('the boot script stands alone', () => {
  expect(() => new Script(BOOT_SCRIPT)).not.toThrow();
  expect(BOOT_SCRIPT).not.toMatch(/\bimport[ (]|__vite|<\//);
});
