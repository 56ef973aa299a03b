import * as fc from 'fast-check';
import { CALLOUT_KINDS } from './post-nodes.ts';

/* Documents as an editor, or somebody with bad intent, may post them: not yet in the tidy form. */

const nasty = fc.constantFrom(
  '*',
  '**',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '[1]',
  '[2, 5]',
  '![x](y)',
  '<b>',
  '</p>',
  '&amp;',
  '\\',
  '#',
  '> ',
  '- ',
  '1. ',
  '+ ',
  '---',
  '|',
  ':::note',
  ':::',
  '::plate',
  '::plate{name="x"}',
  ':name',
  '~~',
  '\u00a0',
  '  ',
  '\n',
  '.',
  'हिन्दी',
  '😀',
  '<br>',
  'https://example.org',
  '"',
  "'",
  '=',
  '===',
  '\t',
  '[1]: x',
  '[x]: y',
);
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z ]{1,12}$/) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));

const mark = fc.oneof(
  fc.constant({ type: 'bold' }),
  fc.constant({ type: 'italic' }),
  fc
    .constantFrom(
      'https://example.org/a?b=c&d=(e)',
      '/services/hair',
      'mailto:a@b.in',
      'tel:+919876543210',
      '#when',
      'https://example.org/*_)',
    )
    .map((href) => ({ type: 'link', attrs: { href, target: '_blank' } })),
);
const textNode = fc.record({ type: fc.constant('text'), text, marks: fc.array(mark, { maxLength: 2 }) });
const citation = fc.record({
  type: fc.constant('citation'),
  attrs: fc.record({ numbers: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }) }),
});
const inline = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: textNode },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
    { weight: 1, arbitrary: citation },
  ),
  { maxLength: 5 },
);
const line = fc.array(fc.oneof({ weight: 6, arbitrary: textNode }, { weight: 1, arbitrary: citation }), {
  maxLength: 4,
});
const paragraph = fc.record({ type: fc.constant('paragraph'), content: inline });
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
  content: line,
});

const { flow } = fc.letrec<{ flow: unknown; list: unknown; item: unknown }>((tie) => ({
  item: fc.record({
    type: fc.constant('listItem'),
    content: fc.array(fc.oneof({ maxDepth: 3, depthIdentifier: 'list' }, paragraph, tie('list')), { maxLength: 3 }),
  }),
  list: fc.oneof(
    fc.record({ type: fc.constant('bulletList'), content: fc.array(tie('item'), { maxLength: 3 }) }),
    fc.record({
      type: fc.constant('orderedList'),
      attrs: fc.record({ start: fc.integer({ min: 0, max: 120 }) }),
      content: fc.array(tie('item'), { maxLength: 3 }),
    }),
  ),
  flow: fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: tie('list') }),
}));

const flows = fc.array(flow, { maxLength: 3 });
const caption = fc.option(text);
const cell = fc.record({
  type: fc.constantFrom('tableHeader', 'tableCell'),
  content: fc.array(paragraph, { maxLength: 2 }),
});
const row = fc.record({ type: fc.constant('tableRow'), content: fc.array(cell, { maxLength: 3 }) });
const percent = fc.integer({ min: 0, max: 100 });

const block = fc.oneof(
  { weight: 4, arbitrary: flow },
  { weight: 2, arbitrary: heading },
  fc.record({ type: fc.constant('blockquote'), content: flows }),
  fc.record({
    type: fc.constant('callout'),
    attrs: fc.record({ kind: fc.constantFrom(...CALLOUT_KINDS) }),
    content: flows,
  }),
  fc.record({ type: fc.constant('table'), content: fc.array(row, { maxLength: 3 }) }),
  fc.constant({ type: 'horizontalRule' }),
  fc.record({ type: fc.constant('plate'), attrs: fc.record({ name: fc.constant('prp-therapy'), caption }) }),
  fc.record({
    type: fc.constant('image'),
    attrs: fc.record({
      media: fc.uuid(),
      alt: text.map((words) => `a ${words}`),
      caption,
      focalX: percent,
      focalY: percent,
    }),
  }),
  fc.constant({ type: 'treatmentCard', attrs: { path: 'hair/prp-therapy' } }),
  fc.record({
    type: fc.constant('video'),
    attrs: fc.record({
      provider: fc.constant('youtube'),
      id: fc.constant('dQw4w9WgXcQ'),
      title: text.map((words) => `a ${words}`),
    }),
  }),
);

/** A document of known nodes with awkward texts. */
export const anyDocument = fc.record({ type: fc.constant('doc'), content: fc.array(block, { maxLength: 6 }) });
