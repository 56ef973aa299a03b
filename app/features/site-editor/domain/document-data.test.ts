import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContentFiles, readShippedFile } from '#app/platform/content/content-folder.ts';
import { readDocumentData, writeDocumentData } from './document-data.ts';
import { documentKind } from './site-document.ts';

const files = [...listContentFiles('', '.md'), ...listContentFiles('', '.yml')].filter(
  (file) => documentKind(file) !== undefined,
);

describe('a document taken apart and written again', () => {
  it.each(files)('%s comes out letter for letter when nothing was changed', (file) => {
    const source = readShippedFile(file);
    expect(writeDocumentData(file, source, readDocumentData(file, source))).toBe(source);
  });

  it.each(files)('%s holds what was changed, and everything else as it was', (file) => {
    const source = readShippedFile(file);
    const before = readDocumentData(file, source);
    const [key = ''] = Object.keys(before.data);
    const next = { ...before, data: { ...before.data, [key]: 'Something: else # with "signs"' } };
    const after = writeDocumentData(file, source, next);
    expect(readDocumentData(file, after)).toEqual(next);
    const kept = source.split('\n').slice(-3).join('\n');
    expect(after.endsWith(kept)).toBe(true);
  });

  it('keeps the notes for editors beside a changed field, and the order of the fields', () => {
    const source = '# The name.\nname: Old\n\n# One sentence.\ntagline: Same\nphones:\n  - "+91 1"\n';
    const before = readDocumentData('clinic.yml', source);
    const data = { ...before.data, name: 'New', phones: ['+91 2', '+91 3'], email: 'desk@clinic.example' };
    expect(writeDocumentData('clinic.yml', source, { data, sections: [] })).toBe(
      '# The name.\nname: New\n\n# One sentence.\ntagline: Same\nphones:\n  - +91 2\n  - +91 3\nemail: desk@clinic.example\n',
    );
  });

  it('leaves out a field that was emptied', () => {
    const source = 'name: Old\nvideo: x\n# About the rest.\ntitle: Same\n';
    const { data } = readDocumentData('clinic.yml', source);
    const { video: _gone, ...rest } = data;
    expect(writeDocumentData('clinic.yml', source, { data: rest, sections: [] })).toBe(
      'name: Old\n\n# About the rest.\ntitle: Same\n',
    );
  });

  it('writes long texts below their headings', () => {
    const source = '---\ntitle: A\n---\n\n## Coming in\n\nOne.\n\n## Rooms\n\nTwo.\n';
    const { data, sections } = readDocumentData('pages/x.md', source);
    expect(sections).toEqual([
      { heading: 'Coming in', markdown: 'One.' },
      { heading: 'Rooms', markdown: 'Two.' },
    ]);
    const changed = [...sections.slice(0, 1), { heading: 'Parking', markdown: 'Ask us.' }];
    expect(writeDocumentData('pages/x.md', source, { data, sections: changed })).toBe(
      '---\ntitle: A\n---\n\n## Coming in\n\nOne.\n\n## Parking\n\nAsk us.\n',
    );
  });

  it('reads a text that is not finished as far as it goes', () => {
    expect(readDocumentData('pages/x.md', 'no front matter\n## Rooms')).toEqual({
      data: {},
      sections: [{ heading: 'Rooms', markdown: '' }],
    });
    expect(readDocumentData('prices.yml', '')).toEqual({ data: {}, sections: [] });
  });

  it('is tested with every kind of document that is shipped', () => {
    expect(new Set(files.map(documentKind)).size).toBeGreaterThanOrEqual(6);
    expect(readFileSync(join('content', 'clinic.yml'), 'utf8')).toBe(readShippedFile('clinic.yml'));
  });
});

it('reads a text with an alias of nothing as an empty one', () => {
  expect(readDocumentData('pages/clinic.md', '---\ntitle: *bold*\n---\n## Text\n\nWords.\n')).toEqual({
    data: {},
    sections: [{ heading: 'Text', markdown: 'Words.' }],
  });
});
