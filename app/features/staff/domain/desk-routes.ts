import { may, type Permission } from './permissions.ts';
import type { StaffMember } from './staff-member.ts';

export interface DeskRoute {
  /** Below `/admin-dashboard`, in React Router's spelling; the empty path is the desk itself. */
  readonly path: string;
  /** What it takes to reach it, by reading or by writing; `signed-in` is everybody who works here. */
  readonly needs: Permission | 'signed-in';
}

/** Every address of the desk. What is not in this table does not exist, whatever files there are. */
export const deskRoutes: readonly DeskRoute[] = [
  { path: '', needs: 'signed-in' },
  { path: 'live', needs: 'signed-in' },
  { path: 'account', needs: 'signed-in' },
  { path: 'account/password', needs: 'signed-in' },
  { path: 'account/authenticator', needs: 'signed-in' },
  { path: 'account/tokens', needs: 'patients.medical' },
  { path: 'confirm', needs: 'signed-in' },
  { path: 'team', needs: 'team.manage' },
  { path: 'team/invite', needs: 'team.manage' },
  { path: 'team/:memberId', needs: 'team.manage' },
  { path: 'diary', needs: 'diary.use' },
  { path: 'diary/change', needs: 'diary.use' },
  { path: 'diary/new', needs: 'diary.use' },
  { path: 'diary/walk-ins', needs: 'diary.use' },
  { path: 'diary/waiting-list', needs: 'diary.use' },
  { path: 'diary/time-off', needs: 'diary.use' },
  { path: 'diary/print', needs: 'diary.use' },
  { path: 'diary/feeds', needs: 'diary.use' },
  { path: 'diary/appointments/:appointmentId', needs: 'diary.use' },
  { path: 'enquiries', needs: 'enquiries.handle' },
  { path: 'enquiries/:enquiryId', needs: 'enquiries.handle' },
  { path: 'forms', needs: 'patients.contact' },
  { path: 'forms/:formId', needs: 'patients.contact' },
  { path: 'forms/:formId/open', needs: 'patients.medical' },
  { path: 'forms/:formId/bundle', needs: 'patients.medical' },
  { path: 'forms/:formId/photos/:photoId', needs: 'patients.medical' },
  { path: 'patients', needs: 'patients.contact' },
  { path: 'patients/find', needs: 'patients.contact' },
  { path: 'patients/new', needs: 'patients.contact' },
  { path: 'patients/import', needs: 'patients.import' },
  { path: 'patients/import/:draftId', needs: 'patients.import' },
  { path: 'patients/imports/:importId', needs: 'patients.import' },
  { path: 'privacy', needs: 'privacy.handle' },
  { path: 'privacy/requests/new', needs: 'privacy.handle' },
  { path: 'privacy/people/:patientId', needs: 'privacy.handle' },
  { path: 'privacy/people/:patientId/export', needs: 'privacy.handle' },
  { path: 'privacy/openings', needs: 'privacy.handle' },
  { path: 'privacy/breaches/new', needs: 'privacy.handle' },
  { path: 'privacy/breaches/:breachId', needs: 'privacy.handle' },
  { path: 'patients/:patientId', needs: 'patients.contact' },
  { path: 'patients/:patientId/open', needs: 'patients.medical' },
  { path: 'patients/:patientId/copy', needs: 'patients.medical' },
  { path: 'patients/:patientId/edit', needs: 'patients.contact' },
  { path: 'patients/:patientId/merge', needs: 'patients.merge' },
  { path: 'messages', needs: 'messages.see' },
  { path: 'messages/templates', needs: 'messages.edit' },
  { path: 'messages/templates/:kind/:channel', needs: 'messages.edit' },
  { path: 'settings', needs: 'settings.change' },
  { path: 'settings/hours', needs: 'settings.change' },
  { path: 'settings/closures', needs: 'settings.change' },
  { path: 'settings/practitioners', needs: 'settings.change' },
  { path: 'settings/practitioners/:practitionerId', needs: 'settings.change' },
  { path: 'settings/visits', needs: 'settings.change' },
  { path: 'settings/visits/:visitId', needs: 'settings.change' },
  { path: 'settings/booking', needs: 'settings.change' },
  { path: 'settings/channels', needs: 'settings.change' },
  { path: 'settings/retention', needs: 'settings.change' },
  { path: 'posts', needs: 'posts.write' },
  { path: 'posts/new', needs: 'posts.write' },
  { path: 'posts/:postId', needs: 'posts.write' },
  { path: 'posts/:postId/autosave', needs: 'posts.write' },
  { path: 'posts/:postId/revisions', needs: 'posts.write' },
  { path: 'media', needs: 'posts.write' },
  { path: 'media/pictures', needs: 'posts.write' },
  { path: 'media/:mediaId', needs: 'posts.write' },
  { path: 'figures', needs: 'figures.see' },
  { path: 'figures/export', needs: 'figures.see' },
  { path: 'audit', needs: 'audit.see' },
  { path: 'audit/export', needs: 'audit.see' },
];

const lineOf = new Map(deskRoutes.map((route) => [route.path, route]));

/** The line of the table for a path as the table spells it ("patients/:patientId"), or undefined. */
export function deskRouteOf(path: string): DeskRoute | undefined {
  return lineOf.get(path);
}

/**
 * The line of the table for the pattern that the router matched ("admin-dashboard/patients/:patientId"), or undefined.
 * The text of an address is never asked: the router decodes it and ignores capitals, so that only the router knows
 * which screen it reaches.
 */
export function deskRouteMatched(pattern: string): DeskRoute | undefined {
  const below = /^\/?admin-dashboard(?:\/(.*))?$/.exec(pattern);
  return below ? lineOf.get(below[1] ?? '') : undefined;
}

/** Whether somebody may reach a line of the table. */
export function mayReach(staff: Pick<StaffMember, 'role' | 'practitionerId'>, { needs }: DeskRoute): boolean {
  return needs === 'signed-in' || may(staff, needs);
}
