import type { PlateInfo } from '#app/plates/plate-info.ts';
import type { ShownPicture } from '#app/lib/media-picture.ts';
import type { FilmFiles } from '#app/ui/video/film.tsx';

/** A drawing at the head of a page. */
export interface Figure {
  readonly plate: PlateInfo;
  readonly alt: string;
  /** On a page in another language: what the drawing shows, in place of a caption that nobody has translated. */
  readonly words?: string;
  /** What is shown in its place. */
  readonly photo?: ShownPicture | undefined;
}

/** A treatment's own plate with its number. */
export interface Cover extends Figure {
  readonly number: number;
}

/** A related treatment's own plate, and what is shown in its place. */
interface RelatedPicture extends PlateInfo {
  readonly photo?: ShownPicture | undefined;
}

/** The pictures of a treatment's page. */
export interface TreatmentPictures {
  readonly cover: Cover;
  /** One plate of the whole process, or one for each movement; empty where none is drawn. */
  readonly process: readonly PlateInfo[];
  /** The process as a film, where one is drawn. */
  readonly film: (FilmFiles & { readonly title: string; readonly transcript: readonly string[] }) | null;
  /** A film that the clinic has recorded, with what it says and shows in words. */
  readonly clinicFilm?: { readonly film: FilmFiles; readonly transcript: string | null };
  /** By `category/slug`, the pictures of the related treatments. */
  readonly related: Readonly<Record<string, RelatedPicture>>;
}
