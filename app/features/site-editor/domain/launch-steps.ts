/** The way from the demonstration to a clinic of one's own, in the order in which one thing needs the other. */
export const launchSteps = [
  'clinic',
  'door',
  'hours',
  'people',
  'visits',
  'treatments',
  'prices',
  'photos',
  'facts',
  'mail',
  'channels',
  'signing',
] as const;
export type LaunchStep = (typeof launchSteps)[number];

/** What a demonstration says of a clinic that is not there, and by which patients would look for it. */
export type Placeholder = 'name' | 'phones' | 'address' | 'email' | 'links';

/** What the steps are judged by. */
export interface LaunchFacts {
  /** What is still the demonstration's. */
  readonly placeholders: readonly Placeholder[];
  /** The pin on the map is the door. */
  readonly hasDoor: boolean;
  readonly doctors: number;
  /** Who of the diary has no registration number yet. */
  readonly unregistered: readonly string[];
  readonly visitTypes: number;
  readonly visitTypesWithFee: number;
  readonly treatments: number;
  readonly offered: number;
  /** Of those offered. */
  readonly priced: number;
  readonly signed: number;
  readonly pictures: number;
  /** Sentences the site says that nobody at the clinic has confirmed. */
  readonly openFacts: readonly string[];
  readonly sendsMail: boolean;
  /** The clinic itself gets mail of bookings. */
  readonly getsMail: boolean;
  /** Whether a message can go by WhatsApp or SMS. */
  readonly hasChannels: boolean;
  /** Visits that visitors booked while the site was a demonstration. */
  readonly trials: number;
}

/** `optional`: a clinic can do without it. */
export type StepState = 'done' | 'open' | 'optional';

/** Steps of which nobody but the owner can say that they are right as they are. */
const byHand: ReadonlySet<LaunchStep> = new Set(['hours', 'visits', 'treatments', 'prices', 'photos']);

export function isDoneByHand(step: LaunchStep): boolean {
  return byHand.has(step);
}

/** How a step stands; `looked` are those somebody has said to be right as they are. */
export function stepState(step: LaunchStep, facts: LaunchFacts, looked: ReadonlySet<LaunchStep>): StepState {
  if (step === 'channels') return facts.hasChannels ? 'done' : 'optional';
  return isDone() ? 'done' : 'open';

  function isDone(): boolean {
    if (isDoneByHand(step)) return looked.has(step);
    const { placeholders, hasDoor, doctors, unregistered, openFacts, sendsMail, getsMail, signed, offered } = facts;
    const known: Partial<Record<LaunchStep, boolean>> = {
      clinic: placeholders.length === 0,
      door: hasDoor,
      people: doctors > 0 && unregistered.length === 0,
      facts: openFacts.length === 0,
      mail: sendsMail && getsMail,
      signing: signed === offered,
    };
    return known[step] ?? false;
  }
}

/**
 * What keeps the clinic from going live, and what it would go live without. With anything of the demonstration's own, patients
 * would look for a clinic that is not there.
 */
export function missingForLaunch(
  facts: LaunchFacts,
  looked: ReadonlySet<LaunchStep>,
): { readonly obstacles: readonly Placeholder[]; readonly open: readonly LaunchStep[] } {
  return {
    obstacles: facts.placeholders,
    open: launchSteps.filter((step) => stepState(step, facts, looked) === 'open'),
  };
}
