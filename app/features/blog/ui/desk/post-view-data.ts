import type { PostDocument } from '../../domain/post-document.ts';
import type { PostForm } from '../../domain/post-form.ts';
import type { PostState } from '../../domain/post-state.ts';
import type { EditorChoices } from '../editor/editor-choices.ts';

/** Everything the screen of a post shows. */
export interface PostViewData {
  readonly id: string;
  readonly slug: string;
  readonly state: PostState;
  readonly revision: number;
  readonly form: PostForm;
  readonly document: PostDocument;
  /** The same text, for a browser without scripts. */
  readonly markdown: string;
  readonly changed: { readonly when: string; readonly who: string | null };
  readonly scheduled: string | null;
  readonly isMissed: boolean;
  readonly published: string | null;
  /** Readers see an older version. */
  readonly isAhead: boolean;
  /** What the fields for a time hold at first; `city` is whose clock it is. */
  readonly schedule: { readonly date: string; readonly time: string; readonly city: string };
  /** Of its promises that no clinic may make; undefined for a post without any. */
  readonly release:
    | {
        readonly promises: number;
        readonly state: 'asked' | 'released' | 'returned' | undefined;
        readonly at: string | null;
        readonly by: string | null;
        readonly note: string | null;
        readonly mayRelease: boolean;
      }
    | undefined;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  readonly choices: EditorChoices;
  readonly covers: readonly { readonly id: string; readonly alt: string; readonly thumbnail: string }[];
  /** Addresses of the pictures in the text, by their ids. */
  readonly pictures: Readonly<Record<string, string>>;
}
