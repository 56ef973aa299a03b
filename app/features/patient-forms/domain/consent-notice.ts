import { formVersionName, type FormDefinition } from './form-definition.ts';
import type { QuestionOf } from './question.ts';

/**
 * What a consent of a form names as the words that were read: "hair.v4 notice 2", or "hair.v4 teaching 2" where the
 * consent has a version of its own.
 */
export function consentNotice(
  form: Pick<FormDefinition, 'form' | 'version' | 'noticeVersion'>,
  { purpose, version }: Pick<QuestionOf<'consent'>, 'purpose' | 'version'>,
): string {
  const words = version === undefined ? `notice ${form.noticeVersion}` : `${purpose} ${version}`;
  return `${formVersionName(form)} ${words}`;
}
