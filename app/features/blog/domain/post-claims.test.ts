import { expect, it } from 'vitest';
import { claimNotes } from './post-claims.ts';
import type { PostNode } from './post-nodes.ts';

const paragraph = (text: string): PostNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const notes = (text: string, sources = 0) =>
  claimNotes({
    title: 'A post',
    description: '',
    sources,
    document: {
      type: 'doc',
      content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] }],
    },
  });

it('finds promises in every part of a post, also in the points of a list, and says what to do', () => {
  expect(notes('Our peel cures melasma for good.').map(({ words }) => words)).toEqual(['cures', 'for good']);
  expect(
    claimNotes({ title: 'Guaranteed hair', description: '', document: { type: 'doc', content: [] }, sources: 0 }),
  ).toMatchObject([{ words: 'Guaranteed', sentence: 'Guaranteed hair' }]);
});

it('asks for a source where a text leans on studies and names none', () => {
  expect(notes('One study counted the hairs.')).toHaveLength(1);
  expect(notes('One study counted the hairs.', 1)).toEqual([]);
});

it('says nothing of a careful sentence', () => {
  expect(notes('It fades in most people and often returns with light.')).toEqual([]);
});
