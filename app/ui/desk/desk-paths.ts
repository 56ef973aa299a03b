/** Where the frame of the desk leads and asks: the only addresses of the desk that `ui` knows. */
export const deskPaths = {
  desk: '/admin-dashboard',
  account: '/admin-dashboard/account',
  signIn: '/admin-login',
  signOut: '/admin-login/sign-out',
  drafts: '/admin-dashboard/drafts',
  /** The stream that says what changed. */
  live: '/admin-dashboard/live',
  /** Told that somebody is at work. */
  active: '/admin-dashboard/active',
} as const;
