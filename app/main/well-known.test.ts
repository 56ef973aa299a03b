import { describe, expect, it } from 'vitest';
import { securityTxt, webManifest } from './well-known.ts';

describe('security.txt', () => {
  const lines = securityTxt('https://clinic.example', 'desk@clinic.example', Date.UTC(2026, 10, 23, 9, 30)).split('\n');

  it('says whom to tell and where it belongs', () => {
    expect(lines).toContain('Contact: mailto:desk@clinic.example');
    expect(lines).toContain('Contact: https://clinic.example/contact-us');
    expect(lines).toContain('Canonical: https://clinic.example/.well-known/security.txt');
  });

  it('says once until when it is good: half a year from the day it is asked', () => {
    expect(lines.filter((line) => line.startsWith('Expires:'))).toEqual(['Expires: 2027-05-22T00:00:00.000Z']);
  });
});

describe('the web manifest', () => {
  const CLINIC = { name: 'Jamun Skin & Hair Clinic', shortName: 'Jamun', hasOwnLogo: false };
  const iconsOf = (clinic: typeof CLINIC) => webManifest(clinic).icons.map(({ src }) => src);

  it('names the clinic, in full and short enough for under an icon', () => {
    expect(webManifest(CLINIC)).toMatchObject({
      name: 'Jamun Skin & Hair Clinic',
      short_name: 'Jamun',
      start_url: '/',
    });
  });

  it('names the drawn icon only while that is the clinic’s own', () => {
    expect(iconsOf(CLINIC)).toContain('/favicon.svg');
    expect(iconsOf({ ...CLINIC, hasOwnLogo: true })).toEqual(['/icon-192.png', '/icon-512.png']);
  });
});
