import type { PlateName } from './registry.ts';

/**
 * What plates show, in another language: `title` for those who get the picture read to them, and the caption with its letters. The
 * cover of a treatment has its title in the treatment's file.
 */
export type PlateWords = Readonly<Partial<Record<PlateName, { readonly title?: string; readonly caption: string }>>>;
