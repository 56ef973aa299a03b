import type { DocumentFields } from './field.ts';
import { clinicFields } from './fields-of-clinic.ts';
import { categoryFields, cityFields, homeFields, legalFields, pageFields, phraseFields } from './fields-of-texts.ts';
import { treatmentFields } from './fields-of-treatment.ts';
import { documentKind } from './site-document.ts';

/** The form of a document; undefined where it has none yet. */
export function fieldsOfDocument(file: string): DocumentFields | undefined {
  switch (documentKind(file)) {
    case 'clinic':
      return clinicFields;
    case 'page':
      return file === 'pages/home.md' ? homeFields : pageFields;
    case 'category':
      return categoryFields;
    case 'treatment':
      return treatmentFields;
    case 'legal':
      return legalFields;
    case 'landing':
      return file.startsWith('landing/cities/') ? cityFields : phraseFields;
    default:
      return undefined;
  }
}
