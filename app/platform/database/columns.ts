import { customType } from 'drizzle-orm/pg-core';
import { Temporal } from '#app/lib/time.ts';

/** `bytea`, as bytes on both drivers. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** `timestamptz` as an instant; PostgreSQL keeps microseconds, finer parts are cut off. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => value.toString({ smallestUnit: 'microsecond' }),
  fromDriver: (value) => Temporal.Instant.from(value),
});

/** `timestamptz` as epoch milliseconds. */
export const epochMs = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});
