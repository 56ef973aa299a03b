import { isDeepStrictEqual } from 'node:util';
import type { MediaPicture } from '#app/lib/media-picture.ts';
import type { PublicPost } from '#app/lib/public-post.ts';

/** One sitting of a day, in the clinic's time: `["10:30", "20:00"]`. */
export type Sitting = readonly [opens: string, closes: string];
export type WeekdayName = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/**
 * What rendered pages show and what can change without a build. A page in memory is valid as long as these are true:
 * the server renders its pages again when they differ from those they were rendered with.
 */
export interface RenderInputs {
  /** Scheme and host the site is known by, without a slash at the end. */
  readonly origin: string;
  /** The current year in the clinic's time zone. */
  readonly year: number;
  readonly openingHours: Readonly<Record<WeekdayName, readonly Sitting[]>>;
  /** The next closed days, soonest first: ISO date and the name of the day, if it has one. */
  readonly closures: readonly { readonly date: string; readonly name: string | null }[];
  readonly practitioners: readonly {
    readonly id: string;
    readonly name: string;
    /** Only doctors are shown as such. */
    readonly kind: 'doctor' | 'therapist';
    readonly qualification: string | null;
    readonly registrationNumber: string | null;
    /** When they are there in an ordinary week. */
    readonly week: Readonly<Record<WeekdayName, readonly Sitting[]>>;
    /** The kinds of visit they offer, in the clinic's order. */
    readonly visits: readonly { readonly id: string; readonly name: string; readonly minutes: number }[];
  }[];
  readonly pictures: {
    /** Another text after every change of a picture in the library: what shows one is then to be looked at again. */
    readonly version: string;
    /** Every picture of the library that may be shown, by its id. */
    readonly library: Readonly<Record<string, MediaPicture>>;
    /** Pictures of people whose consent to be shown is on record, by their ids. */
    readonly people: Readonly<Record<string, MediaPicture>>;
  };
  /** The number of the edition of the texts; 0 is `content/` as it was shipped. */
  readonly edition: number;
  /** The site shows a clinic that is not there. */
  readonly isDemonstration: boolean;
  /** Every public post, the newest first. */
  readonly posts: readonly PublicPost[];
}

/**
 * Whether pages that show no post and were rendered with `a` are right for `b`. The database gives the days of the week in
 * an order of its own.
 */
export function sameInputs({ posts: _a, ...a }: RenderInputs, { posts: _b, ...b }: RenderInputs): boolean {
  return isDeepStrictEqual(a, b);
}
