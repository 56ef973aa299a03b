import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { pathRedaction } from '#app/platform/web/redact-path.ts';
import { refuseRequest } from '#app/platform/web/refuse-request.ts';
import { addressesOf, pagesOf, uploadsOf } from './feature-addresses.ts';

const redactPath = pathRedaction(addressesOf(features));

describe('the path of a request', () => {
  it.each([
    ['/appointment/AbCdEfGhIjKlMnOpQrStUvWxYz1', '/appointment/:token'],
    ['/appointment/short', '/appointment/:token'],
    ['/hi/appointment/short', '/hi/appointment/:token'],
    ['/MR/appointment/short/calendar.ics', '/MR/appointment/:token/calendar.ics'],
    ['/waiting-list/short?leave', '/waiting-list/:token'],
    ['/waiting-list', '/waiting-list'],
    ['/calendar/AbCdEfGhIjKlMnOpQrStUvWxYz1.ics', '/calendar/:token'],
    ['/calendar/short.ics', '/calendar/:token'],
    ['/Appointment/AbC/cancel', '/Appointment/:token/cancel'],
    ['/appointment/AbC.data', '/appointment/:token.data'],
    ['/appointment/AbC?_routes=x', '/appointment/:token'],
    ['//appointment//AbC', '//appointment//:token'],
    ['/%61ppointment/AbC', '/appointment/:token'],
    ['/appointment%2fAbC', '/appointment/:token'],
    ['/api/v1/appointments/AbC', '/api/v1/appointments/:token'],
    ['/api/v1/appointments', '/api/v1/appointments'],
    ['/api/v1/slots?from=2026-11-21&mobileNumber=9', '/api/v1/slots'],
    [
      '/services/hair/hair-transplant-for-women-who-lost-hair',
      '/services/hair/hair-transplant-for-women-who-lost-hair',
    ],
    ['/elsewhere/AbCdEfGhIjKlMnOpQrStUvWxYz1', '/elsewhere/:token'],
    ['/patient-form/hair', '/patient-form/hair'],
    ['/patient-form/skin.data', '/patient-form/skin.data'],
    ['/patient-form/hair/aaaaaaaaaaaaaaaaaaaaaaaaaaa/you', '/patient-form/hair/:token/you'],
    ['/patient-form/skin/aaaaaaaaaaaaaaaaaaaaaaaaaaa.data', '/patient-form/skin/:token.data'],
    ['/patient-form/hair/visit/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '/patient-form/hair/visit/:token'],
    ['/patient-form/visit/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '/patient-form/visit/:token'],
    ['/patient-form/aaaaaaaaaaaaaaaaaaaaaaaaaaa/you', '/patient-form/:token/:token'],
    ['/patient-form/other/aaaaaaaaaaaaaaaaaaaaaaaaaaa', '/patient-form/:token/:token'],
    ['/admin-login/link/aaaaaaaaaaaaaaaaaaaaaaaaaaa', '/admin-login/link/:token'],
    ['/admin-login/link/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9.', '/admin-login/link/:token'],
    ['/admin-login/link', '/admin-login/link'],
    ['/dev/sign-in/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9', '/dev/sign-in/:token'],
    ['/dev/sign-in/short', '/dev/sign-in/:token'],
    ['/blog/preview/short', '/blog/preview/:token'],
    ['/site-preview/short', '/site-preview/:token'],
    ['/blog/search', '/blog/search'],
    ['/blog/short', '/blog/short'],
    ['/elsewhere/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9.', '/elsewhere/:token.'],
    ['/elsewhere/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9 (copy)', '/elsewhere/:token (copy)'],
    ['/elsewhere/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9;x', '/elsewhere/:token;x'],
    ['/en/appointment/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9…', '/en/appointment/:token…'],
    ['/elsewhere/link=Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9,', '/elsewhere/link=:token,'],
    ['/100%', '/100%'],
    ['/', '/'],
  ])('%s is written down as %s', (path, expected) => {
    expect(redactPath(path)).toBe(expected);
  });

  it('holds no real token when it is written down', () => {
    for (let round = 0; round < 500; round += 1) {
      const token = randomBytes(20).toString('base64url');
      expect(redactPath(`/appointment/${token}/calendar.ics`)).not.toContain(token);
      expect(redactPath(`/api/v1/appointments/${token}`)).not.toContain(token);
    }
  });

  it('shows nothing of what stands for a token in any address', () => {
    const secret = addressesOf(features).filter((address) => address.split('/').includes(':token'));
    expect(secret.length).toBeGreaterThan(10);
    for (const address of secret) {
      const asked = `/${address.replace(':token', 'a-token').replaceAll(/:\w+/g, 'x').replace('*', 'x')}`;
      expect(redactPath(asked)).toContain(':token');
      expect(redactPath(asked)).not.toContain('a-token');
    }
  });
});

describe('a file', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const uploads = uploadsOf(features);
  const ask = (method: string, headers: Record<string, string>, path: string) =>
    refuseRequest({ method, headers }, path, uploads);
  const address = '/admin-dashboard/patients/import';
  const parts = { 'content-type': 'multipart/form-data; boundary=x' };

  it('is taken where files are taken, up to its size, and nothing else is', () => {
    expect(ask('POST', { ...parts, 'content-length': '1000000' }, address)).toBeUndefined();
    expect(ask('POST', { ...parts, 'content-length': '2000000' }, address)?.status).toBe(413);
    expect(ask('POST', { 'content-type': FORM }, address)?.status).toBe(415);
    expect(ask('POST', parts, `${address}/x`)?.status).toBe(415);
  });

  it('is taken in every spelling that the router takes for the same address', () => {
    for (const spelled of [
      address.toUpperCase(),
      address.replace('import', '%69mport'),
      `${address}/`,
      `${address}.data`,
    ])
      expect([spelled, ask('POST', { ...parts, 'content-length': '1000000' }, spelled)]).toEqual([spelled, undefined]);
    expect(ask('POST', { 'content-type': FORM }, address.toUpperCase())?.status).toBe(415);
  });

  const token = 'aB3-_aB3-_aB3-_aB3-_aB3-_aB';
  const photos = `/patient-form/hair/${token}/photos`;
  it('may be photos of a form, all together or one in pieces; half a gigabyte is refused before it comes', async () => {
    expect(ask('POST', { ...parts, 'content-length': '100000000' }, photos)).toBeUndefined();
    const refused = ask('POST', { ...parts, 'content-length': '500000000' }, photos);
    expect(refused?.status).toBe(413);
    expect(await refused?.text()).toContain('send a few at a time');
    const piece = { 'content-type': 'application/octet-stream', 'content-length': '1000000' };
    const one = `${photos}/5b2f5c5e-8f1e-4f0e-9a53-0b9a1c6a4c11/arriving`;
    expect(ask('POST', piece, one)).toBeUndefined();
    expect(ask('POST', { ...piece, 'content-length': '2000000' }, one)?.status).toBe(413);
    expect(ask('POST', { ...parts, 'content-length': '10' }, one)?.status).toBe(415);
    expect(ask('POST', piece, photos)?.status).toBe(415);
    expect(ask('POST', { ...parts, 'content-length': '1000000' }, `${photos}/x`)?.status).toBe(413);
  });

  it('is taken at an address of the feature that says so', () => {
    const id = '5b2f5c5e-8f1e-4f0e-9a53-0b9a1c6a4c11';
    for (const feature of features) {
      const examples = addressesOf([feature]).map(
        (pattern) =>
          `/${pattern.replace(':documentId', 'look.yml').replace(':form', 'hair').replace(':token', token).replaceAll(/:\w+/g, id)}`,
      );
      for (const { path } of feature.uploads ?? []) expect(examples.some((example) => path.test(example))).toBe(true);
    }
    expect(uploads.length).toBeGreaterThan(5);
  });
});

describe('a page', () => {
  it('is one address, no part of which is data', () => {
    const pages = [...pagesOf(features, 'kept'), ...pagesOf(features, 'live')];
    expect(pages.filter((path) => /[:*]/.test(path))).toEqual([]);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('is kept when nothing in it depends on who asks or when, and else rendered for each request', () => {
    expect(pagesOf(features, 'kept').toSorted()).toEqual([
      '/',
      '/FormDetailPopup',
      '/about-us',
      '/blog',
      '/clinic',
      '/is-it-serious',
      '/patient-form/hair',
      '/patient-form/skin',
      '/privacy-policy',
      '/quick-links',
      '/services',
      '/terms-and-conditions',
    ]);
    expect(pagesOf(features, 'live').toSorted()).toEqual([
      '/admin-login',
      '/book-appointment',
      '/hi/book-appointment',
      '/hi/my-appointment',
      '/mr/book-appointment',
      '/mr/my-appointment',
      '/my-appointment',
      '/specific-service',
      '/waiting-list',
    ]);
  });
});
