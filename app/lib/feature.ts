import type { Catalogue } from './messages.ts';

/**
 * What open windows of the desk can be told has changed. Each feature adds its own names where it says what it brings;
 * `sessions`, that somebody's have ended, is for the streams themselves.
 */
export interface LiveTopics {
  sessions: true;
}
export type LiveTopic = keyof LiveTopics;

interface Address {
  /**
   * In React Router's spelling, below the feature's place in the tree; the empty path is the place itself. What opens
   * something for whoever has it is called `:token`, and stays out of the log.
   */
  readonly path: string;
  /** The file that answers, below `routes/` of the feature. */
  readonly file: string;
  /** Where a file answers at more than one address. */
  readonly id?: string;
}

/** An address outside the desk. */
export interface PublicAddress extends Address {
  /**
   * Marks a page, whose address has one true spelling. It is `kept` rendered in memory, when nothing in it depends on who asks
   * or on the minute, and else `live`, rendered for each request.
   */
  readonly page?: 'kept' | 'live';
}

/** A file that frames the screens within it, and has no address. */
interface Frame {
  readonly frame: string;
  readonly within: readonly PublicAddress[];
}

/** A screen of the desk, below `/admin-dashboard`. `Needs` are the permissions there are. */
export interface DeskScreen<Needs extends string> extends Address {
  /** What it takes to reach it, by reading or by writing; `signed-in` is everybody who works here. */
  readonly needs: Needs | 'signed-in';
  /** Screens drawn inside this one, which then shows `first` where none of them is open. */
  readonly within?: { readonly first: string; readonly screens: readonly DeskScreen<Needs>[] };
}

/** Where a screen stands in the bar of the desk, for those who may reach it. */
export interface DeskBarPlace {
  /** What is used all day stands in the bar itself, the rest under "More". */
  readonly among: 'daily' | 'more';
  /** Among these, the lower number stands first. */
  readonly order: number;
  readonly label: Catalogue<string>;
  /** Below the desk, the beginning of other addresses at which this place is the one that is open. */
  readonly also?: string;
  /** Stands in the bar only while somebody or something waits there. */
  readonly isHiddenWhenEmpty?: boolean;
}

/** A screen that may have a place in the bar of the desk. */
interface NavScreen<Needs extends string> extends DeskScreen<Needs> {
  readonly place?: DeskBarPlace;
}

/** Addresses that take a file: how it is sent, how much, and how long that may take on a slow line. */
export interface Upload {
  /**
   * The whole path with the shape of its ids, so that what no record can have is refused before its megabytes come. It is
   * compared with a path as the router compares it (`pathAsRouted`).
   */
  readonly path: RegExp;
  readonly type: 'multipart/form-data' | 'application/octet-stream';
  readonly bytes: number;
  readonly seconds: number;
  /** What is said when it is more. */
  readonly tooMuch?: string;
}

/**
 * What a feature brings, as data: `feature.ts` of its folder says it, and `app/features.ts` lists them all. `Needs` are the
 * permissions that its screens of the desk may ask for; a feature without any has none.
 */
export interface Feature<Needs extends string = never> {
  /** The name of its folder. */
  readonly name: string;
  /** Addresses outside the desk. */
  readonly screens?: readonly (PublicAddress | Frame)[];
  /** Addresses with a `:token` that stand in no list of screens: those of an API, or what is left of one that was cut off. */
  readonly secretPaths?: readonly string[];
  readonly desk?: readonly NavScreen<Needs>[];
  /** Addresses, of its screens or of its part of the desk, that take files. No other takes more than a form of a page. */
  readonly uploads?: readonly Upload[];
  /** Below these the rest of an address is data, a token or a slug, and keeps its capitals: `/blog/`. */
  readonly sections?: readonly string[];
  /** Beginnings of public addresses whose reading asks the database or counts free times. */
  readonly costlyReads?: readonly string[];
  /** Its live topics, and what it takes to be told that something of one changed. */
  readonly topics?: Readonly<Partial<Record<LiveTopic, Needs>>>;
}
