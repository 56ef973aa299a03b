import type { PostFormField } from '../../domain/post-form.ts';

/** What the server answers to a save that the screen made by itself. */
export type AutosaveAnswer =
  | { readonly ok: true; readonly revision: number; readonly savedAt: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: readonly PostFormField[] }
  | { readonly ok: false; readonly reason: 'gone' }
  | {
      readonly ok: false;
      readonly reason: 'changed-meanwhile';
      /** Of the post as it is now. */
      readonly revision: number;
      readonly who: string | null;
      readonly when: string;
    };
