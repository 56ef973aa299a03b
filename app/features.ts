import { auditFeature } from './features/audit/feature.ts';
import { blogFeature } from './features/blog/feature.ts';
import { bookingFeature } from './features/booking/feature.ts';
import { clinicPagesFeature } from './features/clinic-pages/feature.ts';
import { clinicSettingsFeature } from './features/clinic-settings/feature.ts';
import { clinicalNotesFeature } from './features/clinical-notes/feature.ts';
import { diaryFeature } from './features/diary/feature.ts';
import { enquiriesFeature } from './features/enquiries/feature.ts';
import { fhirFeature } from './features/fhir/feature.ts';
import { finderFeature } from './features/finder/feature.ts';
import { formReviewFeature } from './features/form-review/feature.ts';
import { homeFeature } from './features/home/feature.ts';
import { landingPagesFeature } from './features/landing-pages/feature.ts';
import { legalFeature } from './features/legal/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { patientFormsFeature } from './features/patient-forms/feature.ts';
import { patientsFeature } from './features/patients/feature.ts';
import { privacyFeature } from './features/privacy/feature.ts';
import { reportsFeature } from './features/reports/feature.ts';
import { siteEditorFeature } from './features/site-editor/feature.ts';
import { staffFeature } from './features/staff/feature.ts';
import { treatmentsFeature } from './features/treatments/feature.ts';
import { triageFeature } from './features/triage/feature.ts';
import { visitPhotosFeature } from './features/visit-photos/feature.ts';
import { waitingListFeature } from './features/waiting-list/feature.ts';
import type { Feature } from './lib/feature.ts';
import type { Permission } from './features/staff/domain/permissions.ts';

/** Every feature that brings addresses. What it brings stands in its own file; this list is all that the rest knows of it. */
export const features: readonly Feature<Permission>[] = [
  auditFeature,
  blogFeature,
  bookingFeature,
  clinicPagesFeature,
  clinicSettingsFeature,
  clinicalNotesFeature,
  diaryFeature,
  enquiriesFeature,
  fhirFeature,
  finderFeature,
  formReviewFeature,
  homeFeature,
  landingPagesFeature,
  legalFeature,
  notificationsFeature,
  patientFormsFeature,
  patientsFeature,
  privacyFeature,
  reportsFeature,
  siteEditorFeature,
  staffFeature,
  treatmentsFeature,
  triageFeature,
  visitPhotosFeature,
  waitingListFeature,
];
