import { describe, expect, it } from 'vitest';
import type { DocumentData } from './document-shape.ts';
import { differsMedically, maySign, signatureOf, signedBy, withRightfulSignature } from './signature.ts';

const text: DocumentData = {
  data: { title: 'PRP', emergency: ['A'], cost: { note: 'x' }, synonyms: ['prp'] },
  sections: [{ heading: 'Treat', markdown: 'Words.' }],
};
const changed = (data: object, sections = text.sections): DocumentData => ({
  data: { ...text.data, ...data },
  sections,
});
const rao = { by: 'Dr Rao, MD', registration: 'MMC 1' };
const signed = signedBy(text, rao, '2026-11-26');

describe('a change of a treatment', () => {
  it.each<[what: string, to: DocumentData, is: boolean]>([
    ['the signs of an emergency', changed({ emergency: ['A', 'B'] }), true],
    ['a long text', changed({}, [{ heading: 'Treat', markdown: 'Other words.' }]), true],
    ['a field that is not known', changed({ dose: '5 mg' }), true],
    ['the title', changed({ title: 'PRP for hair' }), false],
    ['words to find it by', changed({ synonyms: ['prp', 'platelets'] }), false],
    ['the price', changed({ cost: { note: 'y' } }), false],
    ['the photo', changed({ photo: '6b1f4a52-7d0c-4c8e-9d55-0d8f3a1c2b90' }), false],
    ['nothing', text, false],
  ])('of %s', (_what, to, is) => {
    expect(differsMedically(text, to)).toBe(is);
  });
});

describe('a signature', () => {
  it('stays while nothing medical changes', () => {
    const renamed = { ...signed, data: { ...signed.data, title: 'PRP for hair' } };
    expect(signatureOf(withRightfulSignature(signed, renamed))).toEqual({ ...rao, on: '2026-11-26' });
  });

  it('stays also where the text that was written meanwhile does not carry it', () => {
    expect(signatureOf(withRightfulSignature(signed, text))).toEqual({ ...rao, on: '2026-11-26' });
  });

  it('goes with a change of something medical', () => {
    const other = { ...signed, data: { ...signed.data, emergency: ['B'] } };
    expect(signatureOf(withRightfulSignature(signed, other))).toBeUndefined();
  });

  it('is believed of nobody who writes it into a text', () => {
    expect(signatureOf(withRightfulSignature(text, signed))).toBeUndefined();
    expect(signatureOf(withRightfulSignature(undefined, signed))).toBeUndefined();
    const forged = signedBy(text, { by: 'Dr Nobody', registration: 'none' }, '2026-11-26');
    expect(signatureOf(withRightfulSignature(signed, forged))).toEqual({ ...rao, on: '2026-11-26' });
  });

  it('is a doctor’s, or an owner’s who treats patients', () => {
    expect(maySign({ role: 'doctor', practitionerId: 'a' })).toBe(true);
    expect(maySign({ role: 'owner', practitionerId: 'a' })).toBe(true);
    expect(maySign({ role: 'owner', practitionerId: null })).toBe(false);
    expect(maySign({ role: 'editor', practitionerId: null })).toBe(false);
  });
});
