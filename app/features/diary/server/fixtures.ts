import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { dermatologist } from '#app/features/scheduling/domain/fixtures.ts';

/** The receptionist of the tests. */
export const frontDesk: StaffActor = {
  id: 'staff-front-desk',
  name: 'Front Desk',
  role: 'front-desk',
  practitionerId: null,
  address: '192.0.2.10',
};

/** A doctor of the tests: the dermatologist of the demonstration clinic. */
export const doctor: StaffActor = {
  id: 'staff-doctor',
  name: 'Dermatologist',
  role: 'doctor',
  practitionerId: dermatologist.id,
  address: '192.0.2.11',
};
