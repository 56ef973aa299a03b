/** What is known when somebody is to be given a practitioner's place in the diary. */
export interface PlaceWish {
  /** Whether whoever gives the place gives it to themself. */
  readonly isOwn: boolean;
  /** Whether there is another owner who could give it. */
  readonly hasOtherOwner: boolean;
  /** Whether a colleague stands in this place now. */
  readonly isTaken: boolean;
  /** Whether anybody else ever stood in it, is invited to it, or a visit was ever booked with it. */
  readonly hasPast: boolean;
}

export type PlaceRefusal = 'place-taken' | 'own-place';

/**
 * Why a place in the diary is not given, or undefined when it is. With the place come the medical records of its
 * patients, so it belongs to one account, and nobody gives it to themself. The only owner of a new clinic may take a
 * place that nobody has been booked with yet: there is nothing to see, and nobody else who could give it.
 */
export function placeRefusal({ isOwn, hasOtherOwner, isTaken, hasPast }: PlaceWish): PlaceRefusal | undefined {
  if (isTaken) return 'place-taken';
  return isOwn && (hasOtherOwner || hasPast) ? 'own-place' : undefined;
}
