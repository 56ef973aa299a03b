import { constraintOf, sqlState, sqlStates } from '#app/platform/database/errors.ts';

/**
 * Runs a whole transaction and turns the database's refusal of an overlap into the value `slot-taken`. The one place
 * that knows the constraint; every other error passes through.
 */
export async function catchSlotConflict<T>(work: () => Promise<T>): Promise<T | 'slot-taken'> {
  try {
    return await work();
  } catch (error) {
    const overlap = sqlState(error) === sqlStates.exclusionViolation;
    if (overlap && (constraintOf(error) ?? 'appointments_no_overlap') === 'appointments_no_overlap')
      return 'slot-taken';
    throw error;
  }
}
