import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { minuteMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { SlotReader } from './find-slots.ts';

interface View {
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly details?: Readonly<Record<string, string | number>> | undefined;
}

/** A screen that refreshes itself at every change is one view, not a hundred. */
const sameViewMinutes = 15;
const mostRemembered = 5000;
const lastViews = new WeakMap<SlotReader['settings'], Map<string, number>>();

/** Writes down that somebody looked at patients' data, once in a quarter of an hour for the same person and the same thing. */
export async function auditView(
  { db, clock, settings }: Pick<SlotReader, 'db' | 'clock' | 'settings'>,
  by: StaffActor,
  { action, subject, details = {} }: View,
): Promise<void> {
  const views = lastViews.get(settings) ?? new Map<string, number>();
  lastViews.set(settings, views);
  const at = clock.now().epochMilliseconds;
  const key = [by.id, by.address, action, subject.kind, subject.id].join(' ');
  const last = views.get(key);
  if (last !== undefined && at - last < sameViewMinutes * minuteMs && at >= last) return;
  await audit(db, { at, actor: byStaff(by), action, subject, details });
  if (views.size >= mostRemembered) views.clear();
  views.set(key, at);
}
