import { createAuthEndpoint } from '@better-auth/core/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { signInFactors } from '../domain/session.ts';

const serverOnly = { SERVER_ONLY: true } as const;

/**
 * What better-auth has no endpoint for: a session at the level that was proved. Called by our own use cases only;
 * better-auth's HTTP handler is nowhere mounted.
 */
export const deskSessions = {
  id: 'desk-sessions',
  endpoints: {
    /** The token in the session cookie where its signature is ours, else null. Asks no database. */
    readSessionToken: createAuthEndpoint(
      '/desk/session-token',
      { method: 'GET', metadata: serverOnly, requireHeaders: true },
      async (ctx) => {
        const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);
        return typeof token === 'string' && token !== '' ? token : null;
      },
    ),
    /**
     * A new session with a new token for somebody who has just proved this much; the one the cookie names ends.
     * `startedAt` keeps the beginning of the one before, so that proving something again makes no session longer.
     */
    startSession: createAuthEndpoint(
      '/desk/start-session',
      {
        method: 'POST',
        metadata: serverOnly,
        requireHeaders: true,
        body: z.object({ staffId: z.uuid(), factor: z.enum(signInFactors), startedAt: z.date().optional() }),
      },
      async (ctx) => {
        const { internalAdapter, authCookies, secret } = ctx.context;
        const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
        const user = await internalAdapter.findUserById(ctx.body.staffId);
        const { staffId: _staff, ...level } = ctx.body;
        const session = user && (await internalAdapter.createSession(user.id, false, level, true));
        if (!session) throw new Error('A session for somebody who is not there was asked for.');
        if (before) await internalAdapter.deleteSession(before);
        await setSessionCookie(ctx, { session, user });
        return session.id;
      },
    ),
    /** Ends the session of the cookie, and takes the cookie back. */
    endSession: createAuthEndpoint(
      '/desk/end-session',
      { method: 'POST', metadata: serverOnly, requireHeaders: true },
      async (ctx) => {
        const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);
        if (token) await ctx.context.internalAdapter.deleteSession(token);
        deleteSessionCookie(ctx);
      },
    ),
  },
};
