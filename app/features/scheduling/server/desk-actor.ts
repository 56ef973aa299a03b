import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';

/** Whether somebody may change the diary of a practitioner: a doctor their own, front desk and owner everybody's. */
export function mayChangeDiaryOf(by: Pick<StaffActor, 'role' | 'practitionerId'>, practitionerId: string): boolean {
  return by.role === 'doctor' ? by.practitionerId === practitionerId : by.role !== 'editor';
}
