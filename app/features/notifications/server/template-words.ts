import type { Channel, TemplateKind } from '../domain/channels.ts';

/** What each kind of message says to a phone. */
export type ShortWords = Readonly<Record<TemplateKind, string>>;
/** The built-in words of one language by channel. */
export type TemplateWords = Readonly<Record<Channel, ShortWords>>;
