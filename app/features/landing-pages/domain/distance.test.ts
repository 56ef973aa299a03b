import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing, compassPoint, distanceKm, nearest, roundedKm } from './distance.ts';

const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const nagpur = { latitude: 21.1458, longitude: 79.0882 };

describe('the straight line between two places', () => {
  it('is nought to itself, the same both ways, and never longer than half way round the earth', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 3);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371.01);
      }),
    );
  });

  it('is never longer than by way of a third place', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        // A metre: between opposite ends of the earth the formula loses half of its digits.
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 0.001);
      }),
    );
  });

  it('is about 111 km for a degree of latitude, and half of that for a degree of longitude at 60 north', () => {
    expect(distanceKm({ latitude: 20, longitude: 79 }, { latitude: 21, longitude: 79 })).toBeCloseTo(111.2, 1);
    expect(distanceKm({ latitude: 60, longitude: 79 }, { latitude: 60, longitude: 80 })).toBeCloseTo(55.6, 1);
  });

  it('is said no more precisely than the middle of a town is known', () => {
    expect([6.4, 19.6, 22, 139.2, 197.6, 203, 458].map(roundedKm)).toEqual([6, 20, 20, 140, 200, 200, 460]);
  });
});

describe('the direction of a place', () => {
  it('is told as one of eight compass points', () => {
    expect([0, 22, 23, 90, 180, 225, 300, 338, 359].map(compassPoint)).toEqual([
      'north',
      'north',
      'north-east',
      'east',
      'south',
      'south-west',
      'north-west',
      'north',
      'north',
    ]);
  });

  it('is east for a place to the east, and back is west', () => {
    const amravati = { latitude: 20.9258, longitude: 77.7647 };
    expect(compassPoint(bearing(amravati, nagpur))).toBe('east');
    expect(compassPoint(bearing(nagpur, amravati))).toBe('west');
  });

  it('is 0 up to 360 degrees', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const degrees = bearing(a, b);
        expect(degrees).toBeGreaterThanOrEqual(0);
        expect(degrees).toBeLessThan(360);
      }),
    );
  });
});

const at = (slug: string, longitude: number) => ({ slug, coordinates: { latitude: 21, longitude } });

describe('the nearest places', () => {
  const [here, near, far, further] = [at('here', 79), at('near', 79.5), at('far', 81), at('further', 84)];

  it('are in order, without the place itself, as many as asked', () => {
    const found = nearest(here, [further, here, far, near], 2);
    expect(found.map(({ place: { slug } }) => slug)).toEqual(['near', 'far']);
  });

  it('are the same whatever the order they are given in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([near, far, further], { minLength: 3 }), (places) => {
        expect(nearest(here, places, 3).map(({ place: { slug } }) => slug)).toEqual(['near', 'far', 'further']);
      }),
    );
  });
});
