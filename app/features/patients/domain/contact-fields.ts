import type { ContactKind } from './patient.ts';

/** How many contacts of a kind a record may have. */
const mostContacts = { phone: 4, email: 3 } as const;

/** The names of the contact fields, in the order of the screen. */
export const contactFields: readonly { readonly name: string; readonly kind: ContactKind }[] = (
  ['phone', 'email'] as const
).flatMap((kind) => Array.from({ length: mostContacts[kind] }, (_, index) => ({ name: `${kind}-${index}`, kind })));
