import { describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { findTreatments } from '../domain/treatment-search.ts';
import { treatmentSearch } from './finder-entries.ts';

describe('the finder over the real treatments', () => {
  it('knows every one of them', () => {
    expect(findTreatments(treatmentSearch(), {})).toHaveLength(catalogue().treatments.size);
  });

  it.each([
    ['pimples', '/services/skin/acne-treatment'],
    ['dandraf', '/services/skin/seborrheic-dermatitis-treatment'],
    ['bald', '/services/hair/hair-transplant'],
    ['ganjapan', '/services/hair/hair-transplant'],
    ['safed dag', '/services/cosmetic-surgery/vitiligo-surgery'],
    ['टक्कल', '/services/hair/fue-hair-transplant'],
    ['unwanted hair', '/services/laser/permanent-hair-removal'],
  ])('finds what "%s" asks for', (q, path) => {
    expect(findTreatments(treatmentSearch(), { q }).map((entry) => entry.path)).toContain(path);
  });
});
