import { describe, expect, it } from 'vitest';
import { inSheetOrder } from './sheet-order.ts';

describe('the sheet of departments', () => {
  it('keeps its own order, whatever order the menu has', () => {
    const menu = ['anti-aging', 'hair', 'cosmetic-surgery', 'laser'].map((path) => ({ path }));
    expect(inSheetOrder(menu).map(({ path }) => path)).toEqual(['hair', 'laser', 'anti-aging', 'cosmetic-surgery']);
  });

  it('puts a department it does not know last', () => {
    expect(inSheetOrder([{ path: 'teeth' }, { path: 'skin' }]).map(({ path }) => path)).toEqual(['skin', 'teeth']);
  });
});
