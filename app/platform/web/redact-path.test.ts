import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { pathRedaction } from './redact-path.ts';

const redactPath = pathRedaction([
  'key/:token',
  'key/:token/copy',
  'safe/:kind/:token',
  'safe/:kind/:token/page/:page',
  'safe/:kind/by-post/:token',
  'safe/open',
  'shelf/:book',
]);

test.each([
  ['/key/AbCdEfGhIjKlMnOpQrStUvWxYz1', '/key/:token'],
  ['/key/short', '/key/:token'],
  ['/key/short?leave', '/key/:token'],
  ['/key', '/key'],
  ['/keys/short', '/keys/short'],
  ['/key/AbC.ics', '/key/:token'],
  ['/Key/AbC/copy', '/Key/:token/copy'],
  ['/key/AbC/anything', '/key/:token/anything'],
  ['/key/AbC.data', '/key/:token.data'],
  ['/key/AbC.DATA', '/key/:token.DATA'],
  ['/key/AbC/_.data', '/key/:token/_.data'],
  ['/key/AbC?_routes=x', '/key/:token'],
  ['/key/AbC#x', '/key/:token'],
  ['//key//AbC', '//key//:token'],
  ['/key///AbC///copy', '/key///:token///copy'],
  ['/%6bey/AbC', '/key/:token'],
  ['/key%2fAbC', '/key/:token'],
  ['/key%2FAbC%2fcopy', '/key/:token/copy'],
  ['/key/AbC%0A', '/key/:token'],
  ['/key/AbC%', '/key/:token'],
  ['/safe/iron/short', '/safe/iron/:token'],
  ['/safe/iron/short/page/2', '/safe/iron/:token/page/2'],
  ['/safe/iron/by-post/short', '/safe/iron/by-post/:token'],
  ['/safe/iron/BY-POST.data', '/safe/iron/BY-POST.data'],
  ['/safe/open', '/safe/open'],
  ['/safe/open/short', '/safe/open/:token'],
  ['/shelf/short', '/shelf/short'],
  ['/shelf/AbCdEfGhIjKlMnOpQrStUvWxYz1', '/shelf/:token'],
  ['/words/of-a-title-that-is-as-long-as-a-token', '/words/of-a-title-that-is-as-long-as-a-token'],
  ['/elsewhere/AbCdEfGhIjKlMnOpQrStUvWxYz1', '/elsewhere/:token'],
  ['/elsewhere/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9.', '/elsewhere/:token.'],
  ['/elsewhere/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9 (copy)', '/elsewhere/:token (copy)'],
  ['/elsewhere/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9;x', '/elsewhere/:token;x'],
  ['/en/key/Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9…', '/en/key/:token…'],
  ['/elsewhere/link=Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9,', '/elsewhere/link=:token,'],
  ['/100%', '/100%'],
  ['/', '/'],
])('%s is written down as %s', (path, expected) => {
  expect(redactPath(path)).toBe(expected);
});

test('no real token survives in a path, wherever it stands', () => {
  for (let round = 0; round < 500; round += 1) {
    const token = randomBytes(20).toString('base64url');
    expect(redactPath(`/key/${token}/copy`)).not.toContain(token);
    expect(redactPath(`/elsewhere/${token}`)).not.toContain(token);
  }
});
