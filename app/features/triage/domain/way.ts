/** The questions of a way, in their order: what cannot wait a minute, what cannot wait a day, what should be seen soon. */
export const questions = ['emergency', 'today', 'soon'] as const;
export type Question = (typeof questions)[number];

/** What a way says in the end, from the most to the least urgent. */
export const outcomes = ['call-112', 'call-today', 'book', 'wait'] as const;
export type Outcome = (typeof outcomes)[number];

export type Place = Question | Outcome;

/**
 * Where each answer leads. "Yes" is also for somebody who is not sure, so doubt always leads to the more urgent side, and
 * "no" only means that none of the signs of this question is there.
 */
export const ways: Readonly<Record<Question, { readonly yes: Outcome; readonly no: Place }>> = {
  emergency: { yes: 'call-112', no: 'today' },
  today: { yes: 'call-today', no: 'soon' },
  soon: { yes: 'book', no: 'wait' },
};

export function isQuestion(place: Place): place is Question {
  return Object.hasOwn(ways, place);
}

const ROOT = '/is-it-serious';
const AFTER = 'after/';

/** Address of a place on the way of a topic; the first question is the topic's own address. */
export function addressOf(topic: string, place: Place = 'emergency'): string {
  return place === 'emergency' ? `${ROOT}/${topic}` : `${ROOT}/${topic}/${place}`;
}

/** The topic of somebody who had a treatment; `key` is "category/slug". */
export const topicAfter = (key: string): string => `${AFTER}${key}`;

/** The treatment a topic is about, "category/slug"; undefined for a topic that is no treatment. */
export function treatmentOf(topic: string): string | undefined {
  return topic.startsWith(AFTER) ? topic.slice(AFTER.length) : undefined;
}

/** Reads what follows `/is-it-serious/`: "spot", "spot/today", "after/hair/prp-therapy/wait". Undefined for anything else. */
export function readWay(path: string): { readonly topic: string; readonly place: Place } | undefined {
  const parts = path.split('/');
  const long = parts[0] === 'after' ? 3 : 1;
  const topic = parts.slice(0, long).join('/');
  const [place, ...more] = parts.slice(long);
  if (parts.length < long || topic === '' || more.length > 0) return undefined;
  if (place === undefined) return { topic, place: 'emergency' };
  const known = [...questions.slice(1), ...outcomes].find((name) => name === place);
  return known && { topic, place: known };
}
