import type { Words } from './compared.ts';

const ITEM = /^\s*(?:-|\d+\.) +/;

const onOneLine = (block: string): string => block.replaceAll(/\s+/g, ' ').trim();

/** A long text taken apart, so that it can be compared: its paragraphs, and the items of its lists. */
export function blocksOf(markdown: string): Words {
  const blocks = markdown.split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/).filter((block) => block.trim() !== '');
  const items = blocks.filter((block) => ITEM.test(block)).map((block) => onOneLine(block.replace(ITEM, '')));
  const paragraphs = blocks.filter((block) => !ITEM.test(block)).map(onOneLine);
  return {
    paragraphs: paragraphs.length === 0 ? undefined : paragraphs,
    items: items.length === 0 ? undefined : items,
  };
}
