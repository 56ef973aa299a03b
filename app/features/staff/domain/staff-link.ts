/** Links that let somebody choose a password, each for one use. */
const linkKinds = ['setup', 'invitation', 'reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

const hour = 3_600_000;

/** How long a link can be used, in milliseconds. */
export const linkLifeMs: Readonly<Record<LinkKind, number>> = {
  setup: 24 * hour,
  invitation: 72 * hour,
  reset: hour / 2,
};
