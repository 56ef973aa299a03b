import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { signInMessages } from './sign-in-messages.ts';

/** Why a code was not taken. */
export type RefusedCode =
  | { readonly reason: 'wrong-code' | 'used-code' }
  | { readonly reason: 'too-many-attempts'; readonly waitMinutes: number };

type Texts = (typeof signInMessages)['en']['second'];

/** What is wrong with a code, at its field. */
export function codeError(texts: Texts, refused: RefusedCode, field: 'code' | 'backupCode'): FieldError {
  if (refused.reason === 'too-many-attempts') return { field, message: texts.wait(refused.waitMinutes) };
  return { field, message: field === 'backupCode' ? texts.wrongBackup : texts.wrong[refused.reason] };
}
