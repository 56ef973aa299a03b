import type { PlateInfo } from '#app/plates/plate-info.ts';
import type { RelatedItem } from '#app/ui/related/related.tsx';
import type { SaidDay, SourceLine } from '#app/ui/sources/sources.tsx';
import type { PictureView } from '#app/lib/media-picture.ts';
import type { CalloutKind } from '../domain/post-nodes.ts';

export type CoverView =
  | { readonly kind: 'plate'; readonly plate: PlateInfo }
  | { readonly kind: 'media'; readonly picture: PictureView; readonly alt: string }
  | null;

/** A part of a post with what it needs to be shown. */
export type PartView =
  | { readonly kind: 'text' | 'table'; readonly html: string }
  | { readonly kind: 'callout'; readonly callout: CalloutKind; readonly html: string }
  | { readonly kind: 'plate'; readonly plate: PlateInfo; readonly caption: string | null }
  | { readonly kind: 'image'; readonly picture: PictureView; readonly alt: string; readonly caption: string | null }
  | { readonly kind: 'treatment'; readonly treatment: RelatedItem }
  | { readonly kind: 'video'; readonly address: string; readonly title: string };

export interface SectionView {
  readonly id: string | null;
  readonly title: string | null;
  readonly parts: readonly PartView[];
}

/** Everything the screen of a post shows. */
export interface PostView {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly { readonly label: string; readonly href: string }[];
  readonly author: string;
  /** Null while it is not published. */
  readonly publishedOn: SaidDay | null;
  readonly minutes: number;
  readonly reviewed: { readonly by: string; readonly on: string } | null;
  readonly cover: CoverView;
  readonly sections: readonly SectionView[];
  readonly sources: readonly SourceLine[];
  readonly checkedOn: SaidDay | null;
  readonly treatments: readonly RelatedItem[];
  readonly booking: { readonly id: string; readonly name: string; readonly minutes: number; readonly href: string };
  readonly phone: string;
  /** Null while it is not published. */
  readonly shareHref: string | null;
  readonly newer: { readonly title: string; readonly href: string } | null;
  readonly older: { readonly title: string; readonly href: string } | null;
}
