export interface MapLink {
  readonly name: string;
  readonly href: string;
}

/**
 * Addresses that show the way to a place in the map programs of phones and desktops. By coordinates only where they are
 * the door's: the middle of a city leads astray where a postal address would not. `openStreetMap` shows the place.
 */
export function directionLinks({
  name,
  address,
  coordinates,
  openStreetMap,
}: {
  readonly name: string;
  readonly address: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly openStreetMap: string;
}): readonly MapLink[] {
  const place = encodeURIComponent(
    coordinates ? `${coordinates.latitude},${coordinates.longitude}` : `${name}, ${address}`,
  );
  return [
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
    { name: 'OpenStreetMap', href: openStreetMap },
  ];
}
