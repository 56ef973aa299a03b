import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-strength.ts';

const fault = (password: string) =>
  passwordFault(password, ['Asha Namuna', 'asha@jamun.example', 'Jamun Skin & Hair Clinic']);

describe('a new password', () => {
  it('needs fifteen characters, and no kind of them', async () => {
    expect(await fault('tolmic-vexa-9p')).toBe('too-short');
    expect(await fault('horse raincoat ladder pebble')).toBeUndefined();
    expect(await fault('x'.repeat(257))).toBe('too-long');
  });

  it('counts characters as people do', async () => {
    expect(await fault('😀😀😀😀😀😀😀😀')).toBe('too-short');
    expect(await fault('नागपूर संत्री गोड आहेत खूप')).toBeUndefined();
  });

  it.each([
    'passwordpassword',
    'password12345678',
    'qwertyuiopasdfgh',
    'aaaaaaaaaaaaaaaaaaaa',
    '123456789012345678',
    'iloveyouiloveyou',
    'AshaNamuna2026!!',
    'jamunjamunjamun1',
    'Password1!Password1!',
  ])('is not taken when it is easily guessed: %s', async (password) => {
    expect(await fault(password)).toBe('too-common');
  });
});
