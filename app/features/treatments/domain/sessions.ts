import { isRange, type Fact, type Range, sayFact } from './fact.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const NUMBER = String.raw`(?:\d+|${NUMBERS.join('|')})`;

/** "4 to 6 sessions", "three or four sessions", "up to 8 sessions": how many a text says a course has. */
const COURSE = new RegExp(String.raw`\b(?:(${NUMBER}) (?:to|or) )?(${NUMBER}) sessions\b`, 'gi');

function numberOf(said: string): number {
  const index = NUMBERS.findIndex((name) => name === said.toLowerCase());
  return index === -1 ? Number(said) : index + 1;
}

interface Courses {
  readonly inShort: string;
  readonly facts: { readonly sessions?: Fact | undefined };
  readonly visits: { readonly onSite: Range; readonly note?: string | undefined };
}

/** What contradicts between the sessions of the facts, those of the summary, and the visits they take. */
export function sessionProblems({ inShort, facts: { sessions }, visits }: Courses): { field: string; fix: string }[] {
  if (sessions === undefined || !isRange(sessions) || sessions.unit !== 'sessions') return [];
  const outside = [...inShort.matchAll(COURSE)].filter(([, from, to = '']) => {
    const most = numberOf(to);
    return numberOf(from ?? to) < sessions.from || most > sessions.to;
  });
  return [
    ...outside.map(([said]) => ({
      field: 'inShort',
      fix: `says "${said}", but facts > sessions says ${sayFact(sessions)}; say the same in both`,
    })),
    ...(visits.onSite.to >= sessions.to || /\bsessions?\b/i.test(visits.note ?? '')
      ? []
      : [
          {
            field: 'visits > note',
            fix: `must say how ${sayFact(sessions)} fit into ${sayFact(visits.onSite)}`,
          },
        ]),
  ];
}
