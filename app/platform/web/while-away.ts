import { data, type ServerBuild } from 'react-router';
import type { Away, SentForm } from '#app/lib/away.ts';
import { isDatabaseAway } from '#app/platform/database/away.ts';
import { appContext } from './context.ts';

/** What an answer 503 asks to wait before the next try. A restart of PostgreSQL takes some seconds. */
export const RETRY_AFTER_SECONDS = 10;

/** Fields that never stand in a page again. */
const SECRET = /password|secret|token|^code$/i;

type Routes = ServerBuild['routes'];
type RouteModule = NonNullable<Routes[string]>['module'];
type Loader = NonNullable<RouteModule['loader']>;
type Middleware = NonNullable<RouteModule['middleware']>[number];
type Asked = Pick<Parameters<Loader>[0], 'request' | 'url' | 'context'>;

/**
 * The routes of the site, made to answer while the database is away: whatever a loader, an action or a middleware was
 * about, the answer is 503 and carries the form that was sent, so that its page can offer to send it once more.
 */
export function answeringWhileAway(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: answering(route.module) }]),
  );
}

function answering(module: RouteModule): RouteModule {
  const { loader, action, middleware } = module;
  // Without a screen of its own a route answers programs, which send again by themselves.
  const hasScreen = 'default' in module;
  return {
    ...module,
    ...(loader && { loader: keepingHooks(loader, (args) => whileAway(args, false, () => loader(args))) }),
    ...(action && { action: (args) => whileAway(args, hasScreen, () => action(args)) }),
    ...(middleware && {
      middleware: middleware.map(
        (each): Middleware =>
          (args, next) =>
            whileAway(args, true, () => each(args, next)),
      ),
    }),
  };
}

/** A loader may carry properties that the framework reads (`hydrate`). */
function keepingHooks(loader: Loader, wrapped: Loader): Loader {
  return Object.assign(wrapped, loader);
}

async function whileAway<T>(asked: Asked, keepsForm: boolean, answer: () => T): Promise<Awaited<T>> {
  const sent = keepsForm ? copyOfForm(asked.request) : undefined;
  try {
    return await answer();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    asked.context.get(appContext)?.log.warn({ err: error }, 'the database is away');
    throw data(await contentOf(asked, sent), { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
}

/** The request again, because whoever answers it reads its body; undefined where nothing can be kept of it. */
function copyOfForm(request: Request): Request | undefined {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  return request.method === 'POST' && isForm && !request.bodyUsed ? request.clone() : undefined;
}

async function contentOf({ request, url }: Asked, copy: Request | undefined): Promise<Away> {
  const sent = copy && (await formOf(copy, url.pathname + url.search));
  return { away: true, sent: sent ?? null, isLost: request.method === 'POST' && !sent };
}

async function formOf(copy: Request, action: string): Promise<SentForm | undefined> {
  const fields: [string, string][] = [];
  for (const [name, value] of await copy.formData()) {
    if (typeof value !== 'string' || SECRET.test(name)) return undefined;
    fields.push([name, value]);
  }
  return { action, fields };
}
