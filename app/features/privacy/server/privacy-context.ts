import { createContext } from 'react-router';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { PersonalContext, PersonalData } from '#app/platform/personal-data.ts';

/** What the privacy desk needs of the running server. */
export interface PrivacyContext extends PersonalContext {
  /** What every feature holds of people. */
  readonly personalData: readonly PersonalData<StaffActor>[];
}

/** What every feature holds of people, for loaders and actions. Pages rendered in the build have none. */
export const personalDataContext = createContext<PrivacyContext['personalData'] | null>(null);
