import { describe, expect, it } from 'vitest';
import { ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { finderText, parseFinderText } from './finder-text.ts';

const source = readContentFile('finder-answers.yml');
const known = {
  visits: new Set(['skin-consultation', 'hair-consultation', 'follow-up']),
  pages: new Set(
    finderText()
      .answers.flatMap(({ next }) => next)
      .concat(finderText().leads.flatMap(({ to }) => to)),
  ),
};

const textsOf = (asked: string) => finderText().answers.flatMap(({ kind, text }) => (kind === asked ? [text] : []));

describe('the answers of the finder', () => {
  it('begin an emergency with the ambulance, and name Tele-MANAS and 112 to who does not want to live', () => {
    for (const text of textsOf('emergency')) expect(text).toMatch(/^Call 112 \(ambulance 108\)/);
    for (const text of textsOf('crisis')) expect(text).toMatch(/14416.*112/);
  });

  it('lead from every warning and complaint to a visit', () => {
    const without = finderText().answers.filter(
      ({ kind, visit }) => (kind === 'warning' || kind === 'complaint') && visit === undefined,
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('repeat no fact of the clinic', () => {
    const text = finderText()
      .answers.map((answer) => answer.text)
      .join('\n');
    expect(text).not.toMatch(/\+91|\d\d:\d\d|\d [ap]m\b|₹|Placeholder|Dr\. /);
  });
});

describe('a wrong file is refused with field and fix', () => {
  it.each([
    [
      'an emergency that begins otherwise',
      'Call 112 (ambulance 108) now. A face',
      'Ask somebody. A face',
      /must begin with "Call 112/,
    ],
    ['a crisis without Tele-MANAS', '14416', 'a helpline', /must name Tele-MANAS/],
    ['a complaint without a visit', /(id: hives[^]*?)\n {4}visit: skin-consultation/, '$1', /hives: needs a visit/],
    ['a kind of visit that there is not', 'visit: follow-up', 'visit: tea', /no kind of visit/],
    ['a page that there is not', '[skin/herpes-treatment]', '[skin/nothing]', /skin\/nothing/],
    ['a source that there is not', 'basis: [grey]', 'basis: [gray]', /"gray", which is no source/],
    ['an id twice', 'id: scabies\n    kind', 'id: hives\n    kind', /stands twice/],
    ['a kind nobody knows', 'kind: crisis', 'kind: advert', /must be one of crisis/],
    [
      'words that another answer has',
      '- scabies/scabie',
      '- hives/urticaria/weals/wheals/welts\n      - scabies/scabie',
      /and so has hives/,
    ],
  ])('%s', (_, from, to, message) => {
    const parse = () => parseFinderText(source.replace(from, to), known);
    expect(parse).toThrow(ContentError);
    expect(parse).toThrow(message);
  });
});
