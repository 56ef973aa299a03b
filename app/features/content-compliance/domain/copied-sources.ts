import type { ContentFile, Warning } from './passage.ts';

/** Sites that show the papers, books and announcements of others: what stands there may be cut, old or wrong. */
const COPIES = [
  'academia.edu',
  'article.wn.com',
  'coursehero.com',
  'deepdyve.com',
  'docplayer.net',
  'docslib.org',
  'dokumen.tips',
  'journaldatabase.info',
  'mendeley.com',
  'metajournal.com',
  'ouci.dntb.gov.ua',
  'paperzz.com',
  'plasticsurgerykey.com',
  'reachrx.ai',
  'read.qxmd.com',
  'researcher.life',
  'researchersprofile.com',
  'researchgate.net',
  'scilit.com',
  'scribd.com',
  'semanticscholar.org',
  'skyscape.com',
  'slideshare.net',
  'springermedizin.at',
  'springermedizin.de',
  'studylib.net',
  'trial.medpath.com',
  'wikipedia.org',
  'yumpu.com',
  'zendy.io',
] as const;

function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? '';
}

/** Addresses of sources that lead to a copy instead of the paper, the regulator or the society. */
export function copiedSources({ file, addresses }: ContentFile): Warning[] {
  return addresses.flatMap(({ field, text }) => {
    const host = hostOf(text);
    if (!COPIES.some((copy) => host === copy || host.endsWith(`.${copy}`))) return [];
    const fix = 'shows copies; name the address of the paper itself, or none, and say in "part" that a copy was read';
    return [{ file, field, words: host, sentence: text, fix }];
  });
}
