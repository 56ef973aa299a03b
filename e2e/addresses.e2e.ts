import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { MONDAY_OPENING } from './harness/monday.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { readDocument } from './harness/read-document.ts';
import { CATEGORIES, INDEXED, TREATMENTS } from './harness/specified.ts';
import { LANDING, NAMING_TREATMENT, OWN_LANDING } from './harness/specified-landing.ts';

let server: RunningServer;
const get = (target: string) => ask(server.url, target);

beforeAll(async () => {
  server = await startServer({ env: { CLOCK_START: MONDAY_OPENING } });
});
afterAll(() => server[Symbol.asyncDispose]());

async function expectRedirect(from: string, to: string): Promise<void> {
  const { status, headers } = await get(from);
  expect([from, status, headers.location]).toEqual([from, 308, to]);
}

describe('another spelling of an address', () => {
  it.each([
    ['/About-Us', '/about-us'],
    ['/ABOUT-US', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/about-us//', '/about-us'],
    ['/Book-Appointment', '/book-appointment'],
    ['/Clinic', '/clinic'],
    ['/Blog/', '/blog'],
    ['/Contact-Us', '/contact-us'],
    ['/Quick-Links', '/quick-links'],
    ['/Specific-Service', '/specific-service'],
    ['/formdetailpopup', '/FormDetailPopup'],
    ['/FORMDETAILPOPUP/', '/FormDetailPopup'],
    ['/Patient-Form/Hair', '/patient-form/hair'],
    ['/patient-form/SKIN', '/patient-form/skin'],
    ['/patient-form', '/FormDetailPopup'],
    ['/Patient-Form/', '/FormDetailPopup'],
    ['/Terms-And-Conditions', '/terms-and-conditions'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/Admin-Login', '/admin-login'],
    ['/Services', '/services'],
    ['/services/', '/services'],
    ['/services/Hair', '/services/hair'],
    ['/services/Medi-Facial', '/services/medi-facial'],
    ['/services/medi-facials', '/services/medi-facial'],
    ['/services/Medi-Facials/', '/services/medi-facial'],
    ['/services/medi-facials/hydra-facial', '/services/medi-facial/hydra-facial'],
    ['/services/Cosmetic-Surgery', '/services/cosmetic-surgery'],
    ['/services/Cosmetic-Surgery/Neck-Lift', '/services/cosmetic-surgery/neck-lift'],
    ['/services/Anti-Aging/botox/', '/services/anti-aging/botox'],
    ['/Services/Vein/Sclerotherapy', '/services/vein/sclerotherapy'],
    ['/%61bout-us', '/about-us'],
  ])('%s leads to %s, with its query', async (from, to) => {
    await expectRedirect(from, to);
    await expectRedirect(`${from}?from=mail&x=%20a`, `${to}?from=mail&x=%20a`);
  });

  it('leads to each treatment and category from its address in capitals and with a slash at the end', async () => {
    for (const path of [...CATEGORIES, ...TREATMENTS]) await expectRedirect(`${path.toUpperCase()}/`, path);
  });

  it('takes one step only', async () => {
    const { headers } = await get('/Services/Medi-Facials/Hydra-Facial/?a=1');
    expect((await get(headers.location ?? '')).status).toBe(200);
  });
});

describe('an address that tries to lead off the site', () => {
  it.each([
    '//example.org/',
    '//example.org',
    '///example.org/',
    '//example.org/%2f..',
    '//example.org/about-us/',
    '/\\example.org/',
    '/\\/example.org/',
    '/%5cexample.org/',
    '/%5C%5Cexample.org/',
    '/%2fexample.org/',
    '/%2F%2Fexample.org/',
    '/about-us/..//example.org/',
    '/services//example.org/',
    '/appointment//example.org/',
    '/appointment//example.org//',
    '/api//example.org/',
    '/blog/%2f%2fexample.org/',
    '/%09/example.org/',
    '/.//example.org/',
    'http://example.org/',
    'http://example.org/About-Us',
  ])('%s goes nowhere', async (target) => {
    const { status, headers } = await get(target);
    const location = headers.location;
    if (location !== undefined) {
      expect(new URL(location, server.url).origin).toBe(server.url);
      expect(location).toMatch(/^\/(?![/\\])/);
    } else {
      expect(status).toBe(404);
    }
  });

  it('stays here when the client names another host', async () => {
    const { headers } = await ask(server.url, '/About-Us', { headers: { host: 'example.org' } });
    expect(headers.location).toBe('/about-us');
  });
});

describe('files', () => {
  it('the icon and the manifest are there, small, and the manifest names the clinic and icons that exist', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers['content-type'], icon.bytes.length < 2_000]).toEqual([200, 'image/x-icon', true]);
    expect(icon.bytes.readUInt16LE(2)).toBe(1);
    const answer = await get('/site.webmanifest');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/manifest+json']);
    const manifest: unknown = JSON.parse(answer.text);
    expect(manifest).toMatchObject({ name: 'Jamun Skin & Hair Clinic', short_name: 'Jamun' });
    for (const [, src = ''] of answer.text.matchAll(/"src":"([^"]+)"/g)) expect((await get(src)).status).toBe(200);
  });

  it.each(['/wp-login.php', '/.env', '/.git/config', '/apple-touch-icon-precomposed.png', '/cgi-bin/x.cgi'])(
    '%s is not there, which is said in a line',
    async (path) => {
      const { status, text } = await get(path);
      expect([status, text]).toEqual([404, 'There is no such file.\n']);
    },
  );

  it('a page of an earlier site still gets the screen that leads on', async () => {
    const { status, text } = await get('/about.html');
    expect([status, text.includes('PAGE NOT FOUND') || text.includes('Go To HomePage')]).toEqual([404, true]);
  });
});

describe('doors that are not for everyone', () => {
  it('the dashboard leads to the entrance and back, which is not listed', async () => {
    const { status, headers } = await get('/admin-dashboard');
    expect([status, headers.location]).toEqual([302, '/admin-login?to=%2Fadmin-dashboard']);
    const entrance = await get('/admin-login');
    expect(entrance.status).toBe(200);
    expect(entrance.text).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('the landing pages', () => {
  it('are 250, and each answers', async () => {
    expect(new Set(LANDING).size).toBe(250);
    const silent: string[] = [];
    for (const path of LANDING) if ((await get(path)).status !== 200) silent.push(path);
    expect(silent).toEqual([]);
  });

  it('are all linked from the quick links, each once', async () => {
    const { text } = await get('/quick-links');
    const linked = [...text.matchAll(/href="(\/[^"]*-in-[a-z]+)"/g)].map(([, path = '']) => path);
    expect(linked.toSorted()).toEqual(LANDING.toSorted());
  });

  it('name as canonical themselves, a page of the same city, or the treatment they are about', async () => {
    const wrong: string[] = [];
    for (const path of LANDING) {
      const { canonical } = readDocument((await get(path)).text);
      const named = new URL(canonical, server.url).pathname;
      const [phrase = '', city] = path.slice(1).split('-in-');
      const treatment = NAMING_TREATMENT[phrase];
      const isRight =
        treatment !== undefined
          ? named === `/services/${treatment}`
          : OWN_LANDING.includes(path)
            ? named === path
            : OWN_LANDING.includes(named) && named.split('-in-')[1] === city;
      if (!isRight) wrong.push(`${path} names ${named}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are called after the clinic’s city only where the clinic is', async () => {
    expect(readDocument((await get('/botox-in-nagpur')).text).title).toMatch(/^Botox in Nagpur/);
    expect(readDocument((await get('/hair-transplant-in-akola')).text).title).toMatch(
      /^Hair transplant for patients from Akola/,
    );
  });

  it.each([
    ['/Hair-Transplant-In-Nagpur', '/hair-transplant-in-nagpur'],
    ['/hair-transplant-in-rajnandgaon', '/hair-transplant-in-rajangaon'],
    ['/dermatologist-in-gondiya?from=ad', '/dermatologist-in-gondia?from=ad'],
    ['/BOTOX-in-nagpur/?from=ad', '/botox-in-nagpur?from=ad'],
  ])('lead %s to %s', expectRedirect);

  it.each(['/botox-in-atlantis', '/moonlight-in-nagpur', '/botox-in-akola', '/nonsense'])(
    'do not include %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('what search engines read', () => {
  it('the sitemaps list every indexed screen once and nothing else, most with the day of its last change', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    const files = [...index.text.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)];
    expect(files.length).toBe(4);
    const texts: string[] = [];
    for (const [, file = ''] of files) texts.push((await get(new URL(file).pathname)).text);
    const text = texts.join('');
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(listed.toSorted()).toEqual(INDEXED.toSorted());
    const undated = [...text.matchAll(/<loc>([^<]*)<\/loc><\/url>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(undated.filter((path) => LANDING.includes(path) || TREATMENTS.includes(path) || path === '/')).toEqual([]);
  });

  it('a sitemap nobody wrote is not there', async () => {
    expect((await get('/sitemap-staff.xml')).status).toBe(404);
  });

  it('robots.txt names the sitemap and keeps private links out', async () => {
    const { text } = await get('/robots.txt');
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    expect(text).toContain('Disallow: /appointment/');
  });

  it('security.txt says whom to tell of a hole, and until when', async () => {
    const { status, text, headers } = await get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${server.url}/.well-known/security.txt`);
    expect(text).toMatch(/^Expires: 2027-/m);
  });

  it('booking is listed as itself and names itself whatever the query', async () => {
    for (const path of [
      '/book-appointment',
      '/book-appointment?type=follow-up',
      '/specific-service',
      '/specific-service?q=acne',
    ]) {
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec((await get(path)).text)?.[1] ?? '';
      expect(new URL(canonical).pathname + new URL(canonical).search).toBe(path.split('?')[0]);
    }
  });
});
