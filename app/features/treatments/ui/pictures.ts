import type { PlateInfo } from '#app/ui/plates/plate.tsx';

/** The picture at the head of a page. `number` is null where the figure of the category stands in. */
export interface Cover {
  readonly plate: PlateInfo;
  readonly number: number | null;
  readonly alt: string;
}

/** The pictures of a treatment's page, as far as they are drawn. */
export interface TreatmentPictures {
  readonly cover: Cover | null;
  /** One plate of the whole process, or one for each movement. */
  readonly process: readonly PlateInfo[];
  /** By `category/slug`, the related treatments' own plates. */
  readonly related: Readonly<Record<string, PlateInfo>>;
}
