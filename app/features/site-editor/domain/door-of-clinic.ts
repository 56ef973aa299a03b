import { largeMap, pastedPlace, smallMap, type Place } from '#app/lib/pasted-place.ts';
import { isRecord, type DocumentData } from './document-shape.ts';
import type { FormTexts } from './document-form.ts';
import type { DocumentFields } from './field.ts';

/** The maps of the pin, by their fields. */
const MAPS = [
  ['mapUrl', smallMap],
  ['mapLink', largeMap],
] as const;

/**
 * The texts of the clinic's form with the pin where the pasted place is, and with the maps of the pin. `isUnknown`: something was
 * pasted in which there is no place; the pin then stays.
 */
export function withDoor(
  { sections }: DocumentFields,
  { data }: DocumentData,
  texts: FormTexts,
): { readonly texts: FormTexts; readonly isUnknown: boolean } {
  const field = sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'place');
  if (!field) return { texts, isUnknown: false };
  const pasted = texts.get(field.name)?.trim() ?? '';
  const found = pasted === '' ? undefined : pastedPlace(pasted);
  const next = new Map(texts);
  if (found) {
    next.set('coordinates.latitude', String(found.latitude));
    next.set('coordinates.longitude', String(found.longitude));
    // What somebody looked up is their door.
    next.delete('coordinates.approximate');
  }
  const place = placeOf(next.get('coordinates.latitude'), next.get('coordinates.longitude'));
  const { latitude, longitude } = isRecord(data['coordinates']) ? data['coordinates'] : {};
  const before = placeOf(String(latitude), String(longitude));
  for (const [name, map] of MAPS) {
    if (!place || !next.has(name)) continue;
    // A map of somebody's own choice stays; the form's own field may be older than what is kept.
    const isMade = before !== undefined && data[name] === map(before);
    next.set(name, isMade ? map(place) : String(data[name]));
  }
  return { texts: next, isUnknown: pasted !== '' && found === undefined };
}

function placeOf(latitude: string | undefined, longitude: string | undefined): Place | undefined {
  if (!latitude?.trim() || !longitude?.trim()) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}
