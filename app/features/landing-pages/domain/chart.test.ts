import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { distanceKm } from './distance.ts';

const centre = { latitude: 21.1458, longitude: 79.0882 };
const near = fc.record({
  latitude: fc.double({ min: 18, max: 25, noNaN: true }),
  longitude: fc.double({ min: 75, max: 84, noNaN: true }),
});

describe('the chart of cities', () => {
  it('holds every place and the clinic', () => {
    fc.assert(
      fc.property(fc.array(near, { maxLength: 12 }), (places) => {
        const { left, top, width, height, points } = chartOf(
          centre,
          places.map((coordinates, index) => ({ slug: String(index), coordinates })),
        );
        for (const { east, south } of [...points, { east: 0, south: 0 }]) {
          expect(east > left && east < left + width && south > top && south < top + height).toBe(true);
        }
      }),
    );
  });

  it('draws each place about as far from the clinic as it is', () => {
    fc.assert(
      fc.property(near, (coordinates) => {
        const [point] = chartOf(centre, [{ slug: 'x', coordinates }]).points;
        const drawn = Math.hypot(point?.east ?? 0, point?.south ?? 0);
        expect(Math.abs(drawn - distanceKm(centre, coordinates))).toBeLessThan(25);
      }),
    );
  });

  it('has a ring for every hundred kilometres up to the furthest place', () => {
    expect(chartOf(centre, [{ slug: 'x', coordinates: { latitude: 23.5, longitude: 79.0882 } }]).rings).toEqual([
      100, 200,
    ]);
    expect(chartOf(centre, []).rings).toEqual([]);
  });
});
