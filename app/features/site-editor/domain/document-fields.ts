import type { StaffMember } from '#app/features/staff/domain/staff-member.ts';
import type { DocumentFields, Field } from './field.ts';
import { clinicFields } from './fields-of-clinic.ts';
import { lookFields } from './fields-of-look.ts';
import { peopleFields } from './fields-of-people.ts';
import {
  categoryFields,
  cityFields,
  clinicPageFields,
  homeFields,
  legalFields,
  pageFields,
  phraseFields,
} from './fields-of-texts.ts';
import { price, treatmentFields } from './fields-of-treatment.ts';
import { documentKind } from './site-document.ts';

/** The form of a document for somebody: prices are the owner's. Undefined where a document has no form yet. */
export function fieldsFor({ role }: Pick<StaffMember, 'role'>, file: string): DocumentFields | undefined {
  const fields = fieldsOfDocument(file);
  return fields && role !== 'owner' ? withoutField(fields, price) : fields;
}

function withoutField(fields: DocumentFields, left: Field): DocumentFields {
  const without = (all: readonly Field[]): Field[] =>
    all.flatMap((field): Field[] => {
      if (field === left) return [];
      return field.kind === 'group' || field.kind === 'list' ? [{ ...field, fields: without(field.fields) }] : [field];
    });
  return { ...fields, sections: fields.sections.map((each) => ({ ...each, fields: without(each.fields) })) };
}

/** Pages that hold more than a head and texts. */
const PAGES: Readonly<Record<string, DocumentFields>> = {
  'pages/home.md': homeFields,
  'pages/clinic.md': clinicPageFields,
};

/** The whole form of a document; undefined where it has none yet. */
export function fieldsOfDocument(file: string): DocumentFields | undefined {
  switch (documentKind(file)) {
    case 'clinic':
      return clinicFields;
    case 'page':
      return PAGES[file] ?? pageFields;
    case 'category':
      return categoryFields;
    case 'treatment':
      return treatmentFields;
    case 'legal':
      return legalFields;
    case 'landing':
      return file.startsWith('landing/cities/') ? cityFields : phraseFields;
    case 'look':
      return lookFields;
    case 'people':
      return peopleFields;
    default:
      return undefined;
  }
}
