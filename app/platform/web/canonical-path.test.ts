import { describe, expect, it } from 'vitest';
import { decidePath, knownPaths } from './canonical-path.ts';

const known = knownPaths(
  ['/', '/about-us', '/FormDetailPopup', '/services/medi-facial', '/services/cosmetic-surgery/neck-lift'],
  [['/services/medi-facials', '/services/medi-facial']],
);
const decide = (target: string) => decidePath(target, known, ['/appointment/']);

describe('the one true address', () => {
  it.each([
    ['/About-Us', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/ABOUT-US///?a=1&b=%20', '/about-us?a=1&b=%20'],
    ['/formdetailpopup', '/FormDetailPopup'],
    ['/services/Medi-Facial', '/services/medi-facial'],
    ['/services/medi-facials', '/services/medi-facial'],
    ['/services/Medi-Facials/?x', '/services/medi-facial?x'],
    ['/services/Cosmetic-Surgery/Neck-Lift', '/services/cosmetic-surgery/neck-lift'],
    ['/%61bout-us', '/about-us'],
    ['/appointment/AbC/', '/appointment/AbC'],
  ])('%s goes to %s', (from, to) => {
    expect(decide(from)).toEqual({ kind: 'redirect', to });
  });

  it.each(['/', '/about-us', '/about-us?x=1', '/FormDetailPopup', '/nothing-here', '/appointment/AbC', '/_root.data'])(
    '%s is served as it is',
    (path) => {
      expect(decide(path)).toEqual({ kind: 'serve' });
    },
  );

  it.each([
    '//example.org/',
    '/\\example.org/',
    '/%5cexample.org/',
    '///about-us/',
    'http://example.org/',
    '/nothing/',
    '/appointment//x/',
  ])('%s never becomes a redirect', (path) => {
    expect(decide(path)).toEqual({ kind: 'unknown' });
  });
});
