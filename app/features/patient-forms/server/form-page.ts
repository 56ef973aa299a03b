import { type PageText, readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import type { FormKind } from '../domain/form-kind.ts';

/** The page to read before a form, as far as its dialog shows it. */
export function formDetail(): Pick<PageText, 'title' | 'sections'> {
  const { title, sections } = readPageText('form-detail');
  return { title, sections };
}

/** What the page of one form shows: its own text, and the title of the page that is read before it. */
export function formPage(kind: FormKind) {
  return { text: readPageText(`patient-form-${kind}`), detailTitle: formDetail().title };
}
