import { describe, expect, it } from 'vitest';
import { listContentFiles, readShippedFile } from '#app/platform/content/content-folder.ts';
import { readDocumentData, writeDocumentData } from './document-data.ts';
import type { DocumentData } from './document-shape.ts';
import { fieldsFor, fieldsOfDocument } from './document-fields.ts';
import { changeList, dataOfForm } from './document-form.ts';
import { formOfDocument } from './form-of-document.ts';

const files = [...listContentFiles('', '.md'), 'clinic.yml'].filter((file) => fieldsOfDocument(file) !== undefined);

function sent(file: string, document: DocumentData): Map<string, string> {
  const fields = fieldsOfDocument(file);
  if (!fields) throw new Error(`${file} has no form`);
  return formOfDocument(fields, document);
}

describe('the form of a document', () => {
  it.each(files)('of %s, sent as it is shown, changes not one letter', (file) => {
    const fields = fieldsOfDocument(file)!;
    const source = readShippedFile(file);
    const document = readDocumentData(file, source);
    const after = dataOfForm(fields, document, sent(file, document));
    expect(writeDocumentData(file, source, after)).toBe(source);
  });

  it('takes phone numbers as people write them, and keeps what is none for the check to name', () => {
    const document = readDocumentData('clinic.yml', readShippedFile('clinic.yml'));
    const form = sent('clinic.yml', document);
    form.set('phones', '098765 43210\n९८७६५४३२११\n+91 712 222 3333\nat the door');
    expect(dataOfForm(fieldsOfDocument('clinic.yml')!, document, form).data['phones']).toEqual([
      '+91 98765 43210',
      '+91 98765 43211',
      '+91 712 222 3333',
      'at the door',
    ]);
  });

  it('changes what was typed, and nothing beside it', () => {
    const file = 'clinic.yml';
    const document = readDocumentData(file, readShippedFile(file));
    const form = sent(file, document);
    form.set('name', '  Asha Skin Clinic ');
    form.set('phones', '+91 98765 43210\r\n\r\n +91 98765 43211 ');
    form.delete('coordinates.approximate');
    const { data } = dataOfForm(fieldsOfDocument(file)!, document, form);
    expect(data).toEqual({
      ...document.data,
      name: 'Asha Skin Clinic',
      phones: ['+91 98765 43210', '+91 98765 43211'],
      coordinates: { ...(document.data['coordinates'] as object), approximate: false },
    });
  });

  it('keeps a field that the form does not have, such as the hours of the clinic', () => {
    const document = readDocumentData('clinic.yml', readShippedFile('clinic.yml'));
    const { data } = dataOfForm(fieldsOfDocument('clinic.yml')!, document, new Map([['name', 'Other']]));
    expect(data).toEqual({ ...document.data, name: 'Other' });
  });

  it('leaves the price of a treatment alone where whoever sends it may not change prices', () => {
    const file = 'treatments/hair/prp-therapy.md';
    const { data, sections } = readDocumentData(file, readShippedFile(file));
    const price = { from: 4500, to: 6000, per: 'a session', on: '2026-11-26' };
    const document = { data: { ...data, cost: { ...(data['cost'] as object), price } }, sections };
    const form = new Map([
      ['cost.price.from', '1'],
      ['cost.note', 'Ask us.'],
    ]);
    const sentBy = (role: 'owner' | 'editor') => dataOfForm(fieldsFor({ role }, file)!, document, form).data['cost'];
    expect(sentBy('editor')).toMatchObject({ note: 'Ask us.', price });
    expect(sentBy('owner')).toMatchObject({ note: 'Ask us.', price: { ...price, from: 1 } });
  });

  it.each([
    ['cost.price.from', '1,500', 1500],
    ['cost.price.from', '₹ 1,25,000', 125_000],
    ['cost.price.from', '1.5', 1.5],
    ['cost.price.from', 'from 1500', 'from 1500'],
    ['cost.price.on', '27/11/2026', '2026-11-27'],
    ['cost.price.on', '27 Nov 26', '2026-11-27'],
    ['cost.price.on', '2026-11-27', '2026-11-27'],
    ['cost.price.on', 'Fri 27 Nov 2026', '2026-11-27'],
    ['cost.price.on', 'Nov 27, 2026', '2026-11-27'],
    ['cost.price.on', '27 Nov', '27 Nov'],
    ['cost.price.on', '31/11/2026', '31/11/2026'],
  ])('takes %s as people type it: %j', (name, typed, kept) => {
    const fields = fieldsOfDocument('treatments/hair/prp-therapy.md')!;
    const { data } = dataOfForm(fields, { data: {}, sections: [] }, new Map([[name, typed]]));
    expect(data['cost']).toMatchObject({ price: { [name.split('.')[2]!]: kept } });
  });

  it('shows a day as the desk does, and what is no day as it stands', () => {
    const file = 'legal/privacy-policy.md';
    const shown = (effectiveOn: unknown) => sent(file, { data: { effectiveOn }, sections: [] }).get('effectiveOn');
    expect([shown('2026-11-27'), shown(new Date('2026-11-27')), shown('soon')]).toEqual([
      'Fri 27 Nov 2026',
      'Fri 27 Nov 2026',
      'soon',
    ]);
  });

  it('takes a second-level heading out of a long text, where it would cut the text in two', () => {
    const document = { data: {}, sections: [{ heading: 'Rooms', markdown: 'Old' }] };
    const form = new Map([
      ['section.0.heading', 'Rooms'],
      ['section.0.text', 'One\n\n## Two'],
    ]);
    expect(dataOfForm(fieldsOfDocument('pages/clinic.md')!, document, form).sections).toEqual([
      { heading: 'Rooms', markdown: 'One\n\n### Two' },
    ]);
  });
});

describe('a list in a form', () => {
  const document: DocumentData = {
    data: { faq: [{ question: 'A' }, { question: 'B' }], cost: { drivers: ['x'] } },
    sections: [{ heading: 'One', markdown: '' }],
  };
  it.each([
    ['add:faq', [{ question: 'A' }, { question: 'B' }, {}]],
    ['remove:faq:0', [{ question: 'B' }]],
    ['up:faq:1', [{ question: 'B' }, { question: 'A' }]],
  ])('is changed by "%s"', (command, faq) => {
    expect(changeList(document, command)?.data['faq']).toEqual(faq);
  });

  it.each(['up:faq:0', 'remove:faq:7', 'nothing', 'up:faq:x', ''])('is left alone by "%s"', (command) => {
    expect(changeList(document, command)).toBeUndefined();
  });

  it('of headings is changed alike', () => {
    expect(changeList(document, 'add:section')?.sections).toHaveLength(2);
  });
});
