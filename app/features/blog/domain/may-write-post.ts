import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffMember } from '#app/features/staff/domain/staff-member.ts';

/** Whether somebody may release what a post promises: doctors, and owners who treat patients themselves. */
export function mayRelease({ role, practitionerId }: Pick<StaffMember, 'role' | 'practitionerId'>): boolean {
  return practitionerId !== null && (role === 'doctor' || role === 'owner');
}

/** Whether somebody may write this post: owners and editors every one, a doctor their own. */
export function mayWritePost(
  staff: Pick<StaffMember, 'id' | 'role' | 'practitionerId'>,
  { authorId }: { readonly authorId: string | null },
): boolean {
  return may(staff, 'posts.write') && (staff.role !== 'doctor' || authorId === staff.id);
}
