import { isDoneByHand, launchSteps, stepState, type LaunchFacts, type LaunchStep } from '../domain/launch-steps.ts';
import type { StepView } from '../ui/launch-view.ts';

const SITE = '/admin-dashboard/site';
const SETTINGS = '/admin-dashboard/settings';

/** Where each step is done. */
const screens: Readonly<Record<LaunchStep, string | null>> = {
  clinic: `${SITE}/clinic.yml`,
  door: `${SITE}/clinic.yml#coordinates`,
  hours: `${SETTINGS}/hours`,
  people: `${SETTINGS}/practitioners`,
  visits: `${SETTINGS}/visits`,
  treatments: `${SITE}/treatments`,
  prices: `${SITE}/treatments`,
  photos: '/admin-dashboard/media',
  facts: `${SITE}/clinic.yml#unconfirmed`,
  mail: null,
  channels: `${SETTINGS}/channels`,
  signing: `${SITE}?show=unsigned`,
};

/** The steps as their list shows them. */
export function stepViews(facts: LaunchFacts, looked: ReadonlySet<LaunchStep>): StepView[] {
  return launchSteps.map((step) => ({
    step,
    state: stepState(step, facts, looked),
    href: screens[step],
    isByHand: isDoneByHand(step),
  }));
}
