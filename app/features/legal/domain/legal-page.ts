import { z } from 'zod';

/** The two legal pages by the name of their file and address. */
export type LegalPageName = 'terms-and-conditions' | 'privacy-policy';

/**
 * The sections each page must have, word for word and in this order, with the fragment that leads to each. A fragment
 * never changes once people may have linked it.
 */
export const LEGAL_SECTIONS = {
  'terms-and-conditions': [
    { title: 'Acceptance of Terms', id: 'acceptance-of-terms' },
    { title: 'Services Provided', id: 'services-provided' },
    { title: 'Intellectual Property Rights', id: 'intellectual-property-rights' },
    { title: 'User Account', id: 'user-account' },
    { title: 'Limitation of Liability', id: 'limitation-of-liability' },
    { title: 'Governing Law', id: 'governing-law' },
  ],
  'privacy-policy': [
    { title: 'Introduction', id: 'introduction' },
    { title: 'Information We Collect', id: 'information-we-collect' },
    { title: 'How We Use Your Information', id: 'how-we-use-your-information' },
    { title: 'Cookies and Tracking Technologies', id: 'cookies-and-tracking-technologies' },
    { title: 'Data Sharing and Disclosure', id: 'data-sharing-and-disclosure' },
    { title: 'Data Security', id: 'data-security' },
    { title: 'Your Rights', id: 'your-rights' },
    { title: 'Changes to This Privacy Policy', id: 'changes-to-this-privacy-policy' },
    { title: 'Contact Us', id: 'contact-us' },
  ],
} as const satisfies Record<LegalPageName, readonly { title: string; id: string }[]>;

const day = z
  .union([z.iso.date(), z.date()], { error: 'must be a date such as 2026-11-20' })
  .transform((value) => (typeof value === 'string' ? value : value.toISOString().slice(0, 10)));

/** Front matter of a legal page. `effectiveOn` is the first ISO date this version holds. */
export const legalFrontMatter = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().trim().min(50).max(160, 'must be at most 160 characters, as search results cut it'),
  effectiveOn: day,
  version: z
    .string({ error: 'must be in quotes, such as "1"' })
    .regex(/^\d+(\.\d+)*$/, 'must be a number in quotes, such as "1"'),
});

/**
 * What is wrong with the headings of a legal page, as a sentence for the editor; undefined when they are word for word
 * the specified ones, in order.
 */
export function headingProblem(name: LegalPageName, headings: readonly string[]): string | undefined {
  const expected = LEGAL_SECTIONS[name];
  for (const [index, { title }] of expected.entries()) {
    const found = headings[index];
    if (found === title) continue;
    const number = `heading ${index + 1} of ${expected.length}`;
    return found === undefined
      ? `${number} is missing: "## ${title}"`
      : `${number} must be "## ${title}", not "## ${found}"`;
  }
  const extra = headings[expected.length];
  return extra === undefined
    ? undefined
    : `must end after "## ${expected.at(-1)?.title ?? ''}"; "## ${extra}" is one too many`;
}
