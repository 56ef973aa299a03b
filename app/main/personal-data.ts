import { visitsData } from '#app/features/scheduling/server/personal-data.ts';
import { waitingListData } from '#app/features/waiting-list/server/personal-data.ts';
import { notesData } from '#app/features/clinical-notes/server/personal-data.ts';
import { enquiriesData } from '#app/features/enquiries/server/personal-data.ts';
import { formsData } from '#app/features/form-review/server/personal-data.ts';
import { messagesData } from '#app/features/notifications/server/personal-data.ts';
import { openingsData, recordsData } from '#app/features/patients/server/personal-data.ts';
import { consentsData, privacyDeskData } from '#app/features/privacy/server/personal-data.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { deskWordsData } from '#app/features/staff/server/personal-data.ts';
import { visitPhotosData } from '#app/features/visit-photos/server/personal-data.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';

/**
 * Everything that features hold of people, in the order of an export. It is the order of an erasure as well: visits go
 * before what hangs on them, so that nothing can be hung on them meanwhile, and words of the desk after all they may be about.
 */
export const personalData: readonly PersonalData<StaffActor>[] = [
  recordsData,
  visitsData,
  messagesData,
  consentsData,
  enquiriesData,
  waitingListData,
  formsData,
  notesData,
  visitPhotosData,
  openingsData,
  privacyDeskData,
  deskWordsData,
];
