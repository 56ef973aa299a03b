import { describe, expect, it } from 'vitest';
import { decidePath, knownPaths } from './canonical-path.ts';
import { refuseRequest } from './refuse-request.ts';

const FORM = 'application/x-www-form-urlencoded';
const ask = (method: string, headers: Record<string, string>, path = '/my-appointment') =>
  refuseRequest({ method, headers }, path, [
    {
      path: /^\/shelf\/books$/i,
      type: 'multipart/form-data',
      bytes: 1000,
      seconds: 30,
      tooMuch: 'One book at a time.',
    },
  ]);

describe('a request to a page', () => {
  it.each([
    ['GET', {}],
    ['HEAD', {}],
    ['POST', { 'content-type': FORM, 'content-length': '10' }],
    ['POST', { 'content-type': `${FORM.toUpperCase()}; charset=utf-8` }],
  ])('%s with %j is for the application', (method, headers) => {
    expect(ask(method, headers)).toBeUndefined();
  });

  it.each([
    ['POST', {}, 415],
    ['POST', { 'content-type': 'application/json' }, 415],
    ['POST', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['POST', { 'content-type': 'text/plain' }, 415],
    ['PUT', { 'content-type': FORM }, 405],
    ['OPTIONS', {}, 405],
    ['POST', { 'content-type': FORM, 'content-length': '65537' }, 413],
    ['POST', { 'content-type': FORM, 'transfer-encoding': 'chunked' }, 411],
  ])('%s with %j is refused with %i', (method, headers, status) => {
    expect(ask(method, headers)?.status).toBe(status);
  });

  it('is told what a page answers', () => {
    expect(ask('DELETE', {})?.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('a file', () => {
  const address = '/shelf/books';
  const parts = { 'content-type': 'multipart/form-data; boundary=x' };

  it('is taken where files are taken, up to its size, and nothing else is', async () => {
    expect(ask('POST', { ...parts, 'content-length': '1000' }, address)).toBeUndefined();
    const refused = ask('POST', { ...parts, 'content-length': '1001' }, address);
    expect([refused?.status, await refused?.text()]).toEqual([413, 'One book at a time.\n']);
    expect(ask('POST', { 'content-type': FORM }, address)?.status).toBe(415);
    expect(ask('POST', parts, `${address}/x`)?.status).toBe(415);
    expect(ask('POST', parts, '/my-appointment')?.status).toBe(415);
  });

  it('is taken in every spelling that the router takes for the same address', () => {
    for (const spelled of [
      address.toUpperCase(),
      address.replace('books', '%62ooks'),
      `${address}/`,
      `${address}.data`,
    ])
      expect([spelled, ask('POST', { ...parts, 'content-length': '1000' }, spelled)]).toEqual([spelled, undefined]);
    expect(ask('POST', { 'content-type': FORM }, address.toUpperCase())?.status).toBe(415);
  });
});

describe('a request to the API', () => {
  it('is refused only for its body, as a problem', async () => {
    expect(ask('DELETE', {}, '/api/v1/appointments/x')).toBeUndefined();
    expect(ask('POST', { 'content-type': 'application/json' }, '/api/v1/appointments')).toBeUndefined();
    const refused = ask('POST', { 'content-length': '65537' }, '/api/v1/appointments');
    expect(refused?.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused?.json()).toMatchObject({ status: 413, code: 'content-too-large' });
  });
});

describe('an address that can’t be decoded', () => {
  // The framework would write it, with the token in it, into the log.
  it.each(['/%', '/appointment/abc%E0%A4%A', '/appointment/abc%.data', '/api/v1/appointments/abc%'])(
    '%s is unknown',
    (path) => {
      expect(decidePath(path, knownPaths([]), ['/appointment/', '/api/'])).toEqual({ kind: 'unknown' });
    },
  );
});
