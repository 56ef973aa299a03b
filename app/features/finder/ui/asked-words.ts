import type { Asked, CategoryChoice } from '../domain/finder-answer.ts';
import type { finderMessages } from './messages.ts';

/** What was asked, in words: what it is about (“ganjapan”, scalp) and its limits (no days off); either may be empty. */
export function askedWords(
  asked: Asked,
  categories: readonly CategoryChoice[],
  texts: Pick<typeof finderMessages.en, 'asked' | 'joined'>,
): { about: string; limits: string } {
  const { quoted, downtime, sessions } = texts.asked;
  const join = (parts: readonly string[]) => texts.joined(parts.filter((part) => part !== ''));
  return {
    about: join([asked.q && quoted(asked.q), asked.concern, asked.area]),
    limits: join([
      asked.downtime && downtime[asked.downtime],
      asked.sessions && sessions[asked.sessions],
      categories.find(({ value }) => value === asked.category)?.displayName ?? '',
    ]),
  };
}
