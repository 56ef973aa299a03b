import { parsePostFile } from '#app/features/blog/server/post-files.ts';
import { parsePageText } from '#app/features/clinic-pages/server/page-text.ts';
import type { Warning } from '#app/features/content-compliance/domain/passage.ts';
import { homePage } from '#app/features/home/server/home-page.ts';
import { landingPages } from '#app/features/landing-pages/server/landing.ts';
import { readLandingPage } from '#app/features/landing-pages/server/read-landing-page.ts';
import { readLegalText } from '#app/features/legal/server/legal-text.ts';
import { categoryPage } from '#app/features/treatments/domain/category-page.ts';
import { treatmentPage } from '#app/features/treatments/domain/treatment-page.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { pageClinic } from '#app/features/treatments/server/page-clinic.ts';
import { triageText } from '#app/features/triage/server/topics.ts';
import { documentTitle } from '#app/lib/document-title.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { headFaultsOf, type PageHead } from '#app/features/content-compliance/domain/heads.ts';

const titled = (title: string): string => documentTitle(title, clinic());

const LEGAL = ['terms-and-conditions', 'privacy-policy'] as const;

/** Files of `content/pages/` and the addresses of their pages; the rest are called like their address. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'form-detail': '/FormDetailPopup',
  'patient-form-hair': '/patient-form/hair',
  'patient-form-skin': '/patient-form/skin',
};

function pagesHeads(): PageHead[] {
  const { title, description } = triageText();
  return [
    ...listContentFiles('pages')
      .filter((file) => file !== 'pages/home.md')
      .map((file) => {
        const text = parsePageText(file, readContentFile(file));
        const name = file.slice('pages/'.length, -'.md'.length);
        return { file, path: ADDRESSES[name] ?? `/${name}`, ...headOf(text.title, text.description) };
      }),
    {
      file: 'pages/home.md',
      path: '/',
      ...headOf(`${clinic().name}, ${clinic().city}`, homePage().description),
    },
    ...LEGAL.map((name) => {
      const text = readLegalText(name);
      return { file: `legal/${name}.md`, path: `/${name}`, ...headOf(text.title, text.description) };
    }),
    { file: 'is-it-serious.yml', path: '/is-it-serious', ...headOf(title, description) },
  ];
}

const headOf = (title: string, description: string) => ({ title: titled(title), description, subject: title });

/** Of all treatments and departments, or of one of them. */
function treatmentHeads(only?: string): PageHead[] {
  const facts = pageClinic(clinic());
  const read = catalogue();
  const isWanted = (file: string): boolean => only === undefined || only === file;
  return [
    ...read.categories.flatMap(({ path }) => {
      const page = isWanted(`categories/${path}.md`) && categoryPage(read, facts, path);
      if (!page) return [];
      return [{ file: `categories/${path}.md`, path: page.path, ...headOf(page.head.title, page.head.description) }];
    }),
    ...[...read.treatments.keys()].flatMap((key) => {
      const page = isWanted(`treatments/${key}.md`) && treatmentPage(read, facts, key);
      if (!page) return [];
      return [{ file: `treatments/${key}.md`, path: page.path, ...headOf(page.head.title, page.head.description) }];
    }),
  ];
}

function landingHeads(): PageHead[] {
  return [...landingPages().values()].flatMap(({ path, canonicalPath, phrase, title }) => {
    const head = canonicalPath === path ? readLandingPage(path)?.head : undefined;
    if (!head) return [];
    return [
      { file: `landing/phrases/${phrase.slug}.md`, path, ...headOf(head.title, head.description), subject: title },
    ];
  });
}

function postHeads(): PageHead[] {
  return listContentFiles('posts').map((file) => {
    const { slug, title, description } = parsePostFile(file, readContentFile(file));
    return { file, path: `/blog/${slug}`, ...headOf(title, description) };
  });
}

/** What search engines show of every page whose words stand in `content/`, and whether it is cut, empty or said twice. */
export function headFaults(): Warning[] {
  return headFaultsOf([...pagesHeads(), ...treatmentHeads(), ...landingHeads(), ...postHeads()]);
}

/** The same of the pages of one document, without looking for a twin among all others. */
export function headFaultsIn(file: string): Warning[] {
  const heads = file.startsWith('landing/')
    ? landingHeads()
    : /^(?:treatments|categories)\//.test(file)
      ? treatmentHeads(file)
      : pagesHeads();
  return headFaultsOf(heads.filter((head) => head.file === file));
}
