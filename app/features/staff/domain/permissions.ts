import type { StaffMember, StaffRole } from './staff-member.ts';

/** What a role may do at all; whether it may do it to this patient or this post is asked of the object. */
export const permissions = [
  'diary.use',
  'patients.contact',
  'patients.medical',
  'patients.merge',
  'patients.import',
  'forms.attach',
  'enquiries.handle',
  'messages.see',
  'messages.edit',
  'settings.change',
  'figures.see',
  'audit.see',
  'team.manage',
  'privacy.handle',
  'posts.write',
  'site.edit',
] as const;
export type Permission = (typeof permissions)[number];

/** The README of staff shows this same table. */
const granted: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions.filter((permission) => permission !== 'patients.medical'),
  doctor: ['diary.use', 'patients.contact', 'patients.medical', 'posts.write', 'site.edit'],
  'front-desk': [
    'diary.use',
    'patients.contact',
    'patients.merge',
    'patients.import',
    'forms.attach',
    'enquiries.handle',
    'messages.see',
  ],
  editor: ['posts.write', 'site.edit'],
};

/** Whether somebody may do something at all. An owner who also treats patients sees those patients' medical data. */
export function may(
  { role, practitionerId }: Pick<StaffMember, 'role' | 'practitionerId'>,
  permission: Permission,
): boolean {
  if (permission === 'patients.medical' && practitionerId === null) return false;
  return granted[role].includes(permission) || (permission === 'patients.medical' && role === 'owner');
}
