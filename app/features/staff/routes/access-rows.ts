import { deviceLabel } from '../domain/device-label.ts';
import type { AccessToken } from '../server/access-tokens.ts';
import type { OpenSession } from '../server/end-sessions.ts';
import { formatDateTime } from './format-date-time.ts';

/** A token as a row of a screen. */
export function tokenRow({ id, name, createdAt, expiresAt, usedAt }: AccessToken) {
  return {
    id,
    name,
    made: formatDateTime(createdAt),
    until: formatDateTime(expiresAt),
    used: usedAt === null ? null : formatDateTime(usedAt),
  };
}

/** A session as a row of a screen. */
export function sessionRow({ id, factor, startedAt, seenAt, address, userAgent }: OpenSession) {
  return {
    id,
    factor,
    started: formatDateTime(startedAt),
    seen: formatDateTime(seenAt),
    address,
    device: deviceLabel(userAgent),
  };
}
