import { readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import { plateInfo } from '#app/ui/plates/plate-info.ts';
import type { FormKind } from '../domain/form-kind.ts';

/** The page to read before a form, as far as its dialog shows it. */
export function formDetail() {
  const { title, sections } = readPageText('form-detail');
  return { title, sections };
}

/** What the page of one form shows: its words, its plate and the page to read before. */
export function formPage(kind: FormKind) {
  return { text: readPageText(`patient-form-${kind}`), plate: plateInfo(`fig-${kind}`), detail: formDetail() };
}
