import { expect, it } from 'vitest';
import { isFileLike, refuseUnknownFile } from './unknown-file.ts';

const next = () => Promise.resolve(new Response('a whole screen', { status: 404 }));

it('knows addresses that only programs ask at from those that people may have kept', () => {
  const asked = ['/wp-login.php', '/.env', '/.git/config', '/apple-touch-icon-precomposed.png', '/a/b.js.map'];
  expect(asked.filter((path) => !isFileLike(path))).toEqual([]);
  const kept = [
    '/',
    '/hair-transplant-in-nagpur',
    '/index.html',
    '/about.HTM',
    '/v1.5/about',
    '/dr.-rao',
    '/botox-in-nagpur.data',
  ];
  expect(kept.filter(isFileLike)).toEqual([]);
});

const ask = (path: string) => refuseUnknownFile({ request: new Request(`https://clinic.example${path}`) }, next);

it('refuses such a file in a line, and lets every other address through', async () => {
  const refused = await ask('/wp-login.php?x=1');
  expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is no such file.\n',
  ]);
  expect(await (await ask('/nothing-here')).text()).toBe('a whole screen');
});
