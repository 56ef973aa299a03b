import { may, type Permission } from './permissions.ts';
import type { StaffMember } from './staff-member.ts';

/** What it takes to be told that something of a topic changed. A topic nobody named here is told to nobody. */
const needed: Readonly<Record<string, Permission>> = {
  diary: 'diary.use',
  enquiries: 'enquiries.handle',
  messages: 'messages.see',
  patients: 'patients.contact',
  settings: 'diary.use',
  forms: 'diary.use',
  posts: 'posts.write',
};

/** Whether somebody's open windows may hear of a topic. */
export function mayHear(staff: Pick<StaffMember, 'role' | 'practitionerId'>, topic: string): boolean {
  const permission = needed[topic];
  return permission !== undefined && may(staff, permission);
}
