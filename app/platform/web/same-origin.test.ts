import { describe, expect, it } from 'vitest';
import { isFromThisSite } from './same-origin.ts';

const from = (headers: Readonly<Record<string, string>>) =>
  isFromThisSite(new Request('https://clinic.example/admin-login/sign-out', { method: 'POST', headers }));

describe('a post', () => {
  it('is from this site when the browser says so, and when a program says nothing', () => {
    expect([from({ origin: 'https://clinic.example' }), from({ 'sec-fetch-site': 'same-origin' }), from({})]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://clinic.example.evil.example' },
    { origin: 'https://clinic.example:8443' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is from elsewhere with %o', (headers) => {
    expect(from(headers)).toBe(false);
  });
});
