import { messagesFor } from '#app/lib/messages.ts';
import { differentParts } from '../domain/compare-fields.ts';
import { compareTexts, onlyChanges } from '../domain/compare-texts.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { faultsByField } from '../domain/faults-by-field.ts';
import type { DocumentFields } from '../domain/field.ts';
import { formOfDocument } from '../domain/form-of-document.ts';
import { readDocument } from '../server/read-documents.ts';
import type { SiteContext } from '../server/site-context.ts';
import type { ChangedMeanwhile, Checked, WrittenForm } from '../ui/document-view.ts';
import { withDraft } from './document-of.ts';

/** One's own text of a document beside the one that a colleague has saved meanwhile; undefined where the document is gone. */
export async function bothTexts(
  { db }: SiteContext,
  file: string,
  fields: DocumentFields,
  mine: string,
): Promise<ChangedMeanwhile | undefined> {
  const now = await readDocument(db, file);
  if (!now) return undefined;
  const [own, theirs] = [readDocumentData(file, mine), readDocumentData(file, now.draft)];
  const parts = differentParts(fields, own, theirs, (label) => messagesFor(label, 'en')).map((part) => ({
    label: part.label,
    changes: onlyChanges(compareTexts(part.mine, part.theirs)),
  }));
  return { ok: false, reason: 'changed-meanwhile', revision: now.revision, parts };
}

/** What the check says of a text that is being written, at the fields of its form. */
export function checkedForm(site: SiteContext, file: string, fields: DocumentFields, source: string): Checked {
  const { problems, warnings } = site.check(withDraft(file, source), file);
  const data = readDocumentData(file, source);
  return { problems: faultsByField(problems, data, fields), warnings: faultsByField(warnings, data, fields) };
}

/** The form as its writer has sent it, with what the check says of it. */
export function formAsSent(site: SiteContext, file: string, fields: DocumentFields, source: string): WrittenForm {
  const data = readDocumentData(file, source);
  return {
    values: Object.fromEntries(formOfDocument(fields, data)),
    sections: fields.headings === 'none' ? [] : data.sections,
    ...checkedForm(site, file, fields, source),
    isPublic: false,
  };
}
