import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { navScreens } from './desk-bar.ts';

const bar = navScreens(features);

const named = (group: keyof typeof bar): string[] => bar[group].map(({ path, place }) => `${place.label.en}: ${path}`);

describe('the bar of the desk', () => {
  it('has what is used all day first, and the rest under "More"', () => {
    expect(named('daily')).toEqual([
      'Diary: diary',
      'Needs a new time: diary/new-times',
      'Patients: patients',
      'Inbox: enquiries',
      'Forms: forms',
      'Messages: messages',
    ]);
    expect(named('more')).toEqual([
      'Figures: figures',
      'Calendar feeds: diary/feeds',
      'Blog: posts',
      'Make it yours: launch',
      'Website: site',
      'Settings: settings',
      'Team: team',
      'Privacy: privacy',
      'Audit: audit',
    ]);
  });

  it('has no two places with one number, whose order would hang on the list of features', () => {
    for (const places of Object.values(bar)) {
      const numbers = places.map(({ place }) => place.order);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});
