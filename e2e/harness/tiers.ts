/**
 * Of a test or a group of tests that takes long: `npm test` leaves it to `npm run test:endurance`. Only for what needs nothing
 * of the tests before it in its file, because each run leaves the other's tests out.
 */
export const long = { tags: ['endurance'] };
