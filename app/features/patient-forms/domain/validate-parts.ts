import { fail, ok, type Result } from '#app/lib/result.ts';
import { characterCount, isPlainLine, tidyLine } from '#app/lib/text-rules.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Entry, PhotoAnswer, ScoreParts } from './answer.ts';
import type { AnswerError, AnswerReason } from './answer-reason.ts';
import type { QuestionOf } from './question.ts';
import { scores } from './scores/scores.ts';

type Parsed<T> = Result<T, AnswerReason, Omit<AnswerError, 'reason'>>;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Photos: each of a view the question has, stored under a UUID, none twice, no more of a view than allowed. */
export function parsePhotos({ views, maxPerView }: QuestionOf<'photos'>, typed: unknown): Parsed<PhotoAnswer[]> {
  if (!Array.isArray(typed)) return fail('wrong-type');
  const photos: PhotoAnswer[] = [];
  for (const item of typed as readonly unknown[]) {
    if (!isRecord(item) || typeof item['photo'] !== 'string' || !isUuid(item['photo'])) return fail('wrong-type');
    const view = views.find(({ id }) => id === item['view']);
    if (!view || photos.some(({ photo }) => photo === item['photo'])) return fail('not-an-option');
    photos.push({ view: view.id, photo: item['photo'] });
  }
  const isTooMany = views.some(({ id }) => photos.filter(({ view }) => view === id).length > maxPerView);
  if (isTooMany) return fail('too-many');
  return ok(views.flatMap(({ id }) => photos.filter(({ view }) => view === id)));
}

function parseEntry({ fields }: QuestionOf<'entries'>, typed: unknown): Parsed<Entry> {
  if (!isRecord(typed)) return fail('wrong-type');
  if (Object.keys(typed).some((name) => !fields.some(({ id }) => id === name))) return fail('no-such-question');
  const entry: Record<string, string> = {};
  for (const { id, maxCharacters } of fields) {
    const value = typed[id] ?? '';
    if (typeof value !== 'string') return fail('wrong-type', { part: id });
    const line = tidyLine(value);
    if (!isPlainLine(line)) return fail('bad-characters', { part: id });
    if (characterCount(line) > maxCharacters) return fail('too-long', { part: id });
    if (line !== '') entry[id] = line;
  }
  return ok(entry);
}

/** Entries: those with nothing in them are left out; the others need their required fields. */
export function parseEntries(question: QuestionOf<'entries'>, typed: unknown): Parsed<Entry[]> {
  if (!Array.isArray(typed)) return fail('wrong-type');
  if (typed.length > question.maxEntries) return fail('too-many');
  const entries: Entry[] = [];
  for (const [index, item] of (typed as readonly unknown[]).entries()) {
    const parsed = parseEntry(question, item);
    if (!parsed.ok) return { ...parsed, entry: index };
    if (Object.keys(parsed.value).length === 0) continue;
    const missing = question.fields.find(({ id, required }) => required && parsed.value[id] === undefined);
    if (missing) return fail('required', { entry: index, part: missing.id });
    entries.push(parsed.value);
  }
  return ok(entries);
}

/** The parts of a score: every part or none, each within its limits. */
export function parseScore({ score }: QuestionOf<'score'>, typed: unknown): Parsed<ScoreParts> {
  if (!isRecord(typed)) return fail('wrong-type');
  const { parts } = scores[score];
  if (Object.keys(typed).some((name) => !parts.some(({ id }) => id === name))) return fail('no-such-question');
  const given: Record<string, number> = {};
  for (const { id, min, max, whole } of parts) {
    const value = typed[id];
    if (value === undefined || value === '') continue;
    const number = typeof value === 'string' ? Number(value.trim() === '' ? Number.NaN : value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) return fail('not-a-number', { part: id });
    if (whole && !Number.isInteger(number)) return fail('not-whole', { part: id });
    if (number < min) return fail('too-small', { part: id });
    if (number > max) return fail('too-large', { part: id });
    given[id] = number;
  }
  const missing = parts.find(({ id }) => given[id] === undefined);
  return missing && Object.keys(given).length > 0 ? fail('required', { part: missing.id }) : ok(given);
}
