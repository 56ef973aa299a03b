import { isRouteErrorResponse } from 'react-router';
import { awayOf } from '#app/lib/away.ts';
import type { App } from '#app/platform/web/context.ts';

/** React Router's message for a POST whose Origin is another site; the error has no class or code to test for. */
const foreignPost = /`origin` header/;

/**
 * Notes what went wrong in a loader, an action, the framework or while a page was drawn, as a line of the log, whose filter
 * keeps out what an error quotes. A post that another site's page sent is no fault of ours: it is counted, and a line
 * without a stack. Pages of the build have no running server; theirs goes to the terminal.
 */
export function noteFailure(app: Pick<App, 'log' | 'counts'> | null, error: unknown): void {
  // Said already where it was noticed.
  if (isRouteErrorResponse(error) && awayOf(error)) return;
  if (!app) {
    console.error(error);
  } else if (isRouteErrorResponse(error) && error.status < 500) {
    app.log.info({ status: error.status }, 'a request was refused');
  } else if (error instanceof Error && foreignPost.test(error.message)) {
    app.counts.foreignPosts += 1;
    app.log.info('a post from another site was refused');
  } else {
    app.log.error({ err: error }, 'a page failed');
  }
}
