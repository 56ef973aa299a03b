import { notificationWork } from '#app/features/notifications/server/start-notifications.ts';
import type { NotificationContext } from '#app/features/notifications/server/notification-context.ts';
import { photoCleanUpWork } from '#app/features/patient-forms/server/clean-up-photos.ts';
import { purgeWork } from '#app/features/privacy/server/purge.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { SignInContext } from '#app/features/staff/server/sign-in-context.ts';
import { signInWork } from '#app/features/staff/server/start-sign-in.ts';
import { waitingListWork } from '#app/features/waiting-list/server/waiting-queue.ts';
import type { BackgroundWork } from '#app/platform/background-work.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import type { App } from '#app/platform/web/context.ts';

/** What the work of a feature may need of the running server. */
export interface BackgroundParts {
  readonly app: App;
  readonly timeZone: string;
  /** Lines below a mail of the clinic: its name and its phone. */
  readonly signature: () => readonly string[];
  readonly booking: BookingContext;
  readonly notifications: NotificationContext;
  readonly signIn: SignInContext;
  readonly personalData: readonly PersonalData<StaffActor>[];
  readonly onError: (error: unknown) => void;
}

/** What features do outside of requests, with their queues. */
export const backgroundWork: readonly BackgroundWork<BackgroundParts>[] = [
  purgeWork,
  photoCleanUpWork,
  notificationWork,
  signInWork,
  waitingListWork,
];
