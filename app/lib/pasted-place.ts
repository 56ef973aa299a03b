/** A point on the map, in degrees north and east. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = (pattern: string): RegExp => new RegExp(pattern.replaceAll('<n>', NUMBER));

/** In an address the pin goes before the middle of what the window shows. */
const IN_ADDRESSES: readonly RegExp[] = [
  // Google Maps: the place itself.
  pair('!3d<n>!4d<n>'),
  // OpenStreetMap: the marker.
  pair('[?&]mlat=<n>&mlon=<n>'),
  // Google Maps, Apple Maps: what was searched for.
  pair('[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?<n>(?:,|%2C)\\+?(?:%20)?<n>'),
  // What the window shows.
  pair('/@<n>,<n>'),
  pair('#map=\\d+/<n>/<n>'),
];

/** Two numbers as people copy them: "21.1458, 79.0882", "21.1458° N, 79.0882° E", "geo:21.1458,79.0882". */
const AS_NUMBERS = pair('^(?:geo:)?<n>°?\\s*[Nn]?[\\s,;]+<n>°?\\s*[Ee]?$');

/**
 * The place in what somebody copied from a map: an address of Google Maps, OpenStreetMap or Apple Maps, or two numbers, in
 * degrees with the north first. Undefined where there is none, as in an address that a map has made short.
 */
export function pastedPlace(text: string): Place | undefined {
  const trimmed = text.trim();
  const found = trimmed.startsWith('https://')
    ? IN_ADDRESSES.map((pattern) => pattern.exec(trimmed)).find((match) => match !== null)
    : AS_NUMBERS.exec(trimmed);
  if (!found) return undefined;
  const [latitude, longitude] = [rounded(found[1]), rounded(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** To a hundred-thousandth of a degree, which is a metre. */
const rounded = (text: string | undefined): number => Math.round(Number(text) * 1e5) / 1e5;

/** The map of a place that is shown in a page: a window of some three kilometres with a marker. */
export function smallMap({ latitude, longitude }: Place): string {
  const box = [longitude - 0.015, latitude - 0.01, longitude + 0.015, latitude + 0.01].map((each) => each.toFixed(4));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The map of a place as a page of its own. */
export function largeMap({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
