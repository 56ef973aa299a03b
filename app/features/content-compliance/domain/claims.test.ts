import { describe, expect, it } from 'vitest';
import { claimsIn } from './claims.ts';

const found = (sentence: string) => claimsIn(sentence).map(({ words }) => words);

describe('a promise no doctor can keep', () => {
  it.each([
    ['We guarantee thick hair.', 'guarantee'],
    ['Results are guaranteed after three sessions.', 'guaranteed'],
    ['This laser cures acne.', 'cures'],
    ['PRP is a cure for thin hair.', 'cure'],
    ['Hair removal is permanent after six sessions.', 'permanent'],
    ['Your wrinkles are gone for good.', 'for good'],
    ['The result stays for ever.', 'for ever'],
    ['A painless treatment in your lunch break.', 'painless'],
    ['There is no pain at all.', 'no pain'],
    ['It works in 100 % of people.', '100 %'],
    ['Hundred per cent success.', 'Hundred per cent'],
    ['The best skin clinic in Nagpur.', 'best'],
    ['The No. 1 hair clinic of Vidarbha.', 'No. 1'],
    ['Our top-rated surgeons are waiting.', 'top-rated'],
    ['The peel has no side effects.', 'no side effects'],
    ['Surgery that is scarless and quick.', 'scarless'],
    ['A permanent solution for scars.', 'permanent'],
    ['Permanent scar removal.', 'Permanent'],
    ['Your scars are gone for good.', 'for good'],
    ['Dark marks are removed permanently.', 'permanently'],
    ['Guaranteed results or you do not pay.', 'Guaranteed'],
    ['Without surgery, the result is permanent.', 'permanent'],
    ['No knife, no stitches, guaranteed hair.', 'guaranteed'],
    ['Do not wait, our cure works.', 'cure'],
  ])('is found: %s', (sentence, words) => {
    expect(found(sentence)).toEqual([words]);
  });

  it('is found after another thought was denied', () => {
    expect(found('It is not surgery, but the result is permanent.')).toEqual(['permanent']);
    expect(found('You need no knife, and it cures the mark.')).toEqual(['cures']);
    expect(found('It does not hurt; we guarantee that.')).toEqual(['guarantee']);
  });

  it('counts each promise of a sentence', () => {
    expect(found('The best cure, guaranteed.')).toEqual(['guaranteed', 'cure', 'best']);
  });
});

describe('no promise', () => {
  it.each([
    'Nobody can guarantee how many grafts grow.',
    'It does not cure baldness.',
    'There is no cure.',
    'We cannot promise that it is gone for good.',
    'It is neither painless nor permanent.',
    'A cure does not exist.',
    'Plasma cures no baldness.',
    'Be careful of anyone who promises a cure.',
    'Is it permanent?',
    'Will my skin problem be cured?',
    'It leaves a pale dot for good.',
    'Patches where hair falls out, rarely for good.',
    'Permanent filler near the area.',
    'Permanent hair loss can follow.',
    'No needle, cream or lamp closes a pore for good.',
    'The dots may stay lighter for good.',
    'The acid is drawn with 100 % TCA.',
    'It works slowly at best.',
    'Sun changes the skin, and a secure frame helps.',
    'Goggles for everybody and a form for everyone.',
  ])('is %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });
});
