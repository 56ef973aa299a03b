import { z } from 'zod';
import { checkContent } from './content-error.ts';
import { readContentFile } from './content-folder.ts';
import { perEdition } from './edition.ts';
import { parseMarkdownFile } from './markdown-file.ts';

const PAGES = ['privacy-policy', 'terms-and-conditions'] as const;

const versioned = z.looseObject({ version: z.string().min(1).max(40) });

function versionOf(page: (typeof PAGES)[number]): string {
  const file = `legal/${page}.md`;
  return `${page} ${checkContent(file, versioned, parseMarkdownFile(file, readContentFile(file)).frontMatter).version}`;
}

const current = perEdition(() => ({ text: PAGES.map(versionOf).join(', ') }));

/** The versions of the legal pages that stand now: "privacy-policy 5, terms-and-conditions 2". Throws ContentError. */
export function legalVersions(): string {
  return current().text;
}
