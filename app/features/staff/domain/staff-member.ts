export const staffRoles = ['owner', 'doctor', 'front-desk', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Somebody who works here and may sign in. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  /** The practitioner this person is in the diary, if any. */
  readonly practitionerId: string | null;
}

/** A staff member at work: who does it, and from where. */
export interface StaffActor extends StaffMember {
  /** Network address of the request. */
  readonly address: string;
}
