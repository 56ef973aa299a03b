import type { RouterContextProvider } from 'react-router';
import { formDeskOf } from '#app/features/form-review/server/form-desk.ts';
import { deskForm } from '#app/features/form-review/server/submission-desk.ts';
import type { DeskScreen } from '#app/features/staff/domain/desk-draft.ts';
import { mayReach } from '#app/features/staff/domain/desk-routes.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';

type Check = (context: Readonly<RouterContextProvider>, by: StaffActor, object: string) => Promise<boolean>;

/** Screens on which somebody may read medical words about one thing and not about another. */
const checks: Readonly<Record<string, Check>> = {
  'forms/:formId': async (context, by, formId) => (await deskForm(formDeskOf(context), by, formId))?.mayRead === true,
};

/** Whether a member of staff may still see the subject of a desk screen, which a draft typed there may reveal. */
export async function mayStillSee(
  context: Readonly<RouterContextProvider>,
  by: StaffActor,
  { route, object }: DeskScreen,
): Promise<boolean> {
  if (!mayReach(by, route)) return false;
  return (await checks[route.path]?.(context, by, object)) ?? true;
}
