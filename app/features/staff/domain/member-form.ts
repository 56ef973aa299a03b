import { isEmail } from './choice.ts';
import { staffRoles, type StaffRole } from './staff-member.ts';

/** What an owner chooses for a colleague; the empty practitioner is nobody in the diary. */
export interface MemberChoice {
  readonly role: StaffRole;
  readonly practitionerId: string | null;
}

/** Role and practitioner as a form sends them, or undefined when the role is none of ours. */
export function parseMemberChoice(role: string, practitionerId: string): MemberChoice | undefined {
  const known = staffRoles.find((each) => each === role);
  return known && { role: known, practitionerId: practitionerId === '' ? null : practitionerId.slice(0, 60) };
}

export type InviteFault = 'email' | 'role';

/** Checks the form of an invitation. */
export function parseInvitation(typed: {
  readonly email: string;
  readonly role: string;
  readonly practitionerId: string;
}) {
  const email = typed.email.trim().toLowerCase();
  const choice = parseMemberChoice(typed.role, typed.practitionerId);
  const faults: InviteFault[] = [...(isEmail(email) ? [] : ['email' as const]), ...(choice ? [] : ['role' as const])];
  return choice && faults.length === 0
    ? ({ ok: true, value: { email, ...choice } } as const)
    : ({ ok: false, faults } as const);
}
