import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { OverriddenRule } from '../../domain/desk-placement.ts';
import type { deskDiaryMessages } from '../desk-messages.ts';

export type DiaryRefusal = keyof (typeof deskDiaryMessages)['en']['refusals'];

/** What a change of the diary came to. */
export type DiaryAnswer =
  | {
      readonly ok: true;
      readonly did: 'moved' | 'cancelled' | 'status' | 'undone';
      readonly id: string;
      readonly sequence: number;
      readonly fullName: string;
      readonly status: AppointmentStatus;
    }
  | { readonly ok: false; readonly reason: DiaryRefusal }
  | { readonly ok: false; readonly reason: 'needs-reason'; readonly overriddenRules: readonly OverriddenRule[] };

/** The address every change of an appointment is sent to. */
export const changeAddress = '/admin-dashboard/diary/change';
