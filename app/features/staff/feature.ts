import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from './domain/permissions.ts';

export const staffFeature: Feature<Permission> = {
  name: 'staff',
  screens: [
    {
      frame: 'sign-in-layout.tsx',
      within: [
        { path: 'admin-login', file: 'admin-login.tsx', page: 'live' },
        { path: 'admin-login/second-factor', file: 'second-factor.tsx' },
        { path: 'admin-login/set-up', file: 'set-up.tsx' },
        { path: 'admin-login/forgot-password', file: 'forgot-password.tsx' },
        { path: 'admin-login/link/:token', file: 'staff-link-route.tsx' },
      ],
    },
    { path: 'admin-login/passkey', file: 'passkey-ceremony.ts' },
    { path: 'admin-login/again', file: 'sign-in-again.ts' },
    { path: 'admin-login/sign-out', file: 'sign-out.ts' },
    { path: 'dev/sign-in/:token', file: 'demo-sign-in.ts' },
  ],
  desk: [
    { path: 'live', file: 'live.ts', needs: 'signed-in' },
    { path: 'active', file: 'active.ts', needs: 'signed-in' },
    { path: 'account', file: 'account.tsx', needs: 'signed-in' },
    { path: 'account/password', file: 'own-password.tsx', needs: 'signed-in' },
    { path: 'account/authenticator', file: 'own-authenticator.tsx', needs: 'signed-in' },
    { path: 'account/tokens', file: 'access-tokens-route.tsx', needs: 'patients.medical' },
    { path: 'confirm', file: 'confirm.tsx', needs: 'signed-in' },
    {
      path: 'team',
      file: 'team-route.tsx',
      needs: 'team.manage',
      place: { among: 'more', order: 50, label: { en: 'Team' } },
    },
    { path: 'team/invite', file: 'invite.tsx', needs: 'team.manage' },
    { path: 'team/:memberId', file: 'member.tsx', needs: 'team.manage' },
  ],
  sections: ['/admin-login/'],
};
