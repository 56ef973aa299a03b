import { describe, expect, it } from 'vitest';
import { headingProblem, LEGAL_SECTIONS } from './legal-page.ts';

const terms: string[] = LEGAL_SECTIONS['terms-and-conditions'].map(({ title }) => title);

describe('the headings of a legal page', () => {
  it('are the 6 and 9 of the specification', () => {
    expect(terms).toEqual([
      'Acceptance of Terms',
      'Services Provided',
      'Intellectual Property Rights',
      'User Account',
      'Limitation of Liability',
      'Governing Law',
    ]);
    expect(LEGAL_SECTIONS['privacy-policy'].map(({ title }) => title)).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Cookies and Tracking Technologies',
      'Data Sharing and Disclosure',
      'Data Security',
      'Your Rights',
      'Changes to This Privacy Policy',
      'Contact Us',
    ]);
  });

  it('are right when they stand word for word in their order', () => {
    expect(headingProblem('terms-and-conditions', terms)).toBeUndefined();
  });

  it('must keep their spelling', () => {
    const misspelt = terms.with(3, 'User account');
    expect(headingProblem('terms-and-conditions', misspelt)).toBe(
      'heading 4 of 6 must be "## User Account", not "## User account"',
    );
  });

  it('must keep their order', () => {
    expect(headingProblem('terms-and-conditions', terms.toReversed())).toContain('heading 1 of 6');
  });

  it('may neither be too few nor too many', () => {
    expect(headingProblem('terms-and-conditions', terms.slice(0, 5))).toBe(
      'heading 6 of 6 is missing: "## Governing Law"',
    );
    expect(headingProblem('terms-and-conditions', [...terms, 'Refunds'])).toContain('"## Refunds" is one too many');
  });
});
