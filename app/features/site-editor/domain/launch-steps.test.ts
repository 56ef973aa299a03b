import { describe, expect, it } from 'vitest';
import { launchSteps, missingForLaunch, stepState, type LaunchFacts, type LaunchStep } from './launch-steps.ts';

const demonstration: LaunchFacts = {
  placeholders: ['name', 'phones', 'address', 'email', 'links'],
  hasDoor: false,
  doctors: 2,
  unregistered: ['Dermatologist'],
  visitTypes: 6,
  visitTypesWithFee: 0,
  treatments: 71,
  offered: 71,
  priced: 0,
  signed: 0,
  pictures: 0,
  openFacts: ['phones', 'hours'],
  sendsMail: false,
  getsMail: false,
  hasChannels: false,
  trials: 3,
};
const whole: LaunchFacts = {
  ...demonstration,
  placeholders: [],
  hasDoor: true,
  unregistered: [],
  priced: 5,
  offered: 68,
  signed: 68,
  openFacts: [],
  sendsMail: true,
  getsMail: true,
};
const nothing: ReadonlySet<LaunchStep> = new Set();
const all: ReadonlySet<LaunchStep> = new Set(launchSteps);
const statesOf = (facts: LaunchFacts, looked: ReadonlySet<LaunchStep>) =>
  launchSteps.filter((step) => stepState(step, facts, looked) === 'done');

describe('the steps before going live', () => {
  it('are open in a demonstration, but for messages by WhatsApp or SMS, which a clinic can do without', () => {
    expect(statesOf(demonstration, nothing)).toEqual([]);
    expect(stepState('channels', demonstration, nothing)).toBe('optional');
    expect(stepState('channels', { ...demonstration, hasChannels: true }, nothing)).toBe('done');
  });

  it('are done by what the clinic has entered, or by the owner’s word where only the owner can tell', () => {
    expect(statesOf(whole, nothing)).toEqual(['clinic', 'door', 'people', 'facts', 'mail', 'signing']);
    expect(statesOf(demonstration, all)).toEqual(['hours', 'visits', 'treatments', 'prices', 'photos']);
    expect(statesOf(whole, all)).toEqual(launchSteps.filter((step) => step !== 'channels'));
  });

  it('leave a step open that is done in part', () => {
    expect(stepState('clinic', { ...whole, placeholders: ['links'] }, all)).toBe('open');
    expect(stepState('people', { ...whole, doctors: 0 }, all)).toBe('open');
    expect(stepState('signing', { ...whole, signed: 67 }, all)).toBe('open');
  });
});

describe('what is missing before going live', () => {
  it('is an obstacle where patients would look for a clinic that is not there', () => {
    expect(missingForLaunch(demonstration, nothing)).toEqual({
      obstacles: ['name', 'phones', 'address', 'email', 'links'],
      open: launchSteps.filter((step) => step !== 'channels'),
    });
    expect(missingForLaunch(whole, nothing)).toEqual({
      obstacles: [],
      open: ['hours', 'visits', 'treatments', 'prices', 'photos'],
    });
  });
});
