import { features } from '#app/features.ts';
import type { Feature } from '#app/lib/feature.ts';
import { may, type Permission } from './permissions.ts';
import type { StaffMember } from './staff-member.ts';

/** What it takes to be told that something of a topic of these features changed. */
export function topicNeedsOf(brought: readonly Feature<Permission>[]): ReadonlyMap<string, Permission> {
  return new Map(brought.flatMap(({ topics }) => Object.entries(topics ?? {})));
}

const needed = topicNeedsOf(features);

/** Whether somebody's open windows may hear of a topic. One that no feature brings is told to nobody. */
export function mayHear(
  staff: Pick<StaffMember, 'role' | 'practitionerId'>,
  topic: string,
  needs: ReadonlyMap<string, Permission> = needed,
): boolean {
  const permission = needs.get(topic);
  return permission !== undefined && may(staff, permission);
}
