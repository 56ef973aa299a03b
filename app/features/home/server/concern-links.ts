import type { Catalogue } from '#app/features/treatments/server/catalogue.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import { HEAD_CONCERNS, OTHER_CONCERNS, type HeadConcernId, type OtherConcernId } from '../domain/concerns.ts';

/** Where each label of the heads and each link below them leads. */
interface ConcernLinks {
  readonly head: readonly { readonly id: HeadConcernId; readonly href: string }[];
  readonly other: readonly { readonly id: OtherConcernId; readonly href: string }[];
}

/** The links of the finder, to the pages of the catalogue's language where there are any. Throws ContentError when one would lead to a page that is not there. */
export function concernLinks({ categories, treatments }: Catalogue): ConcernLinks {
  const addresses = new Map([
    ...categories.map(({ path, address }) => [path, address] as const),
    ...[...treatments].map(([key, { path }]) => [key, path] as const),
  ]);
  const linkOf = <Id>({ id, leadsTo }: { id: Id; leadsTo: string }) => ({ id, href: addresses.get(leadsTo) ?? '' });
  const problems = [...HEAD_CONCERNS, ...OTHER_CONCERNS]
    .filter(({ leadsTo }) => !addresses.has(leadsTo))
    .map(({ leadsTo }) => ({
      file: `${leadsTo.includes('/') ? 'treatments' : 'categories'}/${leadsTo}.md`,
      field: 'the file name',
      fix: 'is linked from the home page; keep the file, or ask for the link to be changed',
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    head: HEAD_CONCERNS.map(linkOf),
    other: OTHER_CONCERNS.map(linkOf),
  };
}
