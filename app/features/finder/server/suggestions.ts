import { find, type Listed } from '../domain/find.ts';
import { readFinderQuery } from '../domain/finder-query.ts';
import { answerView, type ClinicNow } from './answer-view.ts';
import { finderIndex } from './finder-index.ts';

/** As many as can be looked over at a glance, below a field on a phone. */
const SHOWN = 6;

function suggestion(line: Listed) {
  if (line.kind === 'post') {
    const { slug, title } = line.post;
    return { kind: 'post', href: `/blog/${slug}`, title, category: '', subtitle: '', because: '' };
  }
  const { path, title, subtitle = '', category, isOffered } = line.entry;
  const { because = '' } = line;
  return { kind: isOffered ? 'treatment' : 'not-offered', href: path, title, category, subtitle, because };
}

/**
 * What the search of the navigation answers to the words of an address: the answers, the best treatments and posts, and how
 * many there are.
 */
export function suggestions(params: URLSearchParams, now: ClinicNow) {
  const { q } = readFinderQuery(params);
  if (q === undefined) return { total: 0, isNearest: false, meant: '', answers: [], results: [] };
  const { answers, listed, isNearest, meant = '' } = find(finderIndex(now.facts.posts), { q });
  return {
    total: listed.length,
    isNearest,
    meant,
    answers: answers.map((answer) => answerView(answer, now)),
    results: listed.slice(0, SHOWN).map(suggestion),
  };
}
