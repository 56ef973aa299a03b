import { describe, expect, it } from 'vitest';
import { editorMessages } from './editor-messages.ts';
import { commandsFor, slashQuery } from './slash-query.ts';

const words = editorMessages.en.commands;

describe('the slash menu', () => {
  it('opens at the beginning of a paragraph and after a space', () => {
    expect(slashQuery('/')).toEqual({ query: '', length: 1 });
    expect(slashQuery('See here /pic')).toEqual({ query: 'pic', length: 4 });
  });

  it('stays closed in the middle of words, addresses and dates, and after two spaces', () => {
    for (const text of ['and/or', 'https://', '22/11', '/picture  ', 'none']) expect(slashQuery(text)).toBeUndefined();
  });

  it('finds a command by its name, by a word of its name and by other words for it', () => {
    expect(commandsFor('pic', words)[0]).toBe('image');
    expect(commandsFor('photo', words)).toEqual(['image']);
    expect(commandsFor('numbered', words)).toEqual(['orderedList']);
    expect(commandsFor('zzz', words)).toEqual([]);
  });

  it('shows everything before anything is typed', () => {
    expect(commandsFor('', words)).toHaveLength(Object.keys(words).length);
  });
});
