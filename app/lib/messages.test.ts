import { describe, expect, it } from 'vitest';
import { defineMessages, languageFor, messagesFor } from './messages.ts';

describe('a catalogue of texts', () => {
  const greeting = defineMessages(
    { hello: (name: string) => `Hello ${name}` },
    { hi: { hello: (name) => `नमस्ते ${name}` } },
  );

  it('speaks the language asked for when that language is written', () => {
    expect(messagesFor(greeting, 'hi').hello('Asha')).toBe('नमस्ते Asha');
  });

  it('falls back to English for a language that is not written', () => {
    expect(messagesFor(greeting, 'mr').hello('Asha')).toBe('Hello Asha');
  });

  it('says the language of the texts it gives', () => {
    expect((['en', 'hi', 'mr'] as const).map((locale) => languageFor(greeting, locale))).toEqual(['en', 'hi', 'en']);
  });
});
