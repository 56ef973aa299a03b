import { expect, it } from 'vitest';
import { readShippedFile } from './content-folder.ts';
import { inEdition, SHIPPED } from './edition.ts';
import { legalVersions } from './legal-versions.ts';

it('names the versions of the legal pages that readers see, the clinic’s own before the shipped ones', () => {
  const file = 'legal/privacy-policy.md';
  expect(legalVersions()).toMatch(/^privacy-policy \S+, terms-and-conditions \S+$/);
  const own = readShippedFile(file).replace(/^version: .*$/m, 'version: "clinic 2"');
  expect(inEdition({ ...SHIPPED, number: 1, own: new Map([[file, own]]) }, legalVersions)).toMatch(
    /^privacy-policy clinic 2, terms-and-conditions \S+$/,
  );
});
