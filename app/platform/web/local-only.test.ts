import { describe, expect, it } from 'vitest';
import { isLocalVisitor } from './local-only.ts';

const here = { host: '127.0.0.1', publicUrl: undefined, environment: 'development' } as const;
const visit = (headers: Record<string, string>, settings: Parameters<typeof isLocalVisitor>[0] = here): boolean =>
  isLocalVisitor(settings, new Headers({ host: 'localhost:3000', ...headers }));

describe('a visitor from this machine', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('asks for %s', (host) => {
    expect(visit({ host })).toBe(true);
  });

  it.each(['clinic.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '10.0.0.9', '', 'a b', '@'])(
    'does not ask for %j, which leads here only because somebody’s name server says so',
    (host) => {
      expect(visit({ host })).toBe(false);
    },
  );

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])('comes without %s', (name) => {
    expect(visit({ [name]: '127.0.0.1' })).toBe(false);
  });

  it('is known only where the server is for this machine alone', () => {
    expect(visit({}, { ...here, host: '0.0.0.0' })).toBe(false);
    expect(visit({}, { ...here, publicUrl: 'https://clinic.example' })).toBe(false);
    expect(visit({}, { ...here, host: 'localhost', publicUrl: 'http://localhost:3000' })).toBe(true);
  });

  it('is nobody in production, where a proxy may ask in the name of this machine for everybody', () => {
    expect(visit({}, { ...here, environment: 'production' })).toBe(false);
    expect(visit({}, { ...here, environment: 'production', publicUrl: 'http://127.0.0.1:3000' })).toBe(false);
  });
});
