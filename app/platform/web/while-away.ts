import { data, type ServerBuild } from 'react-router';
import type { Away, SentForm } from '#app/lib/away.ts';
import { isDatabaseAway } from '#app/platform/database/away.ts';
import { appContext } from './context.ts';

/** `Retry-After` of a 503 answer. PostgreSQL restarts within seconds. */
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
  const frame = routes['root']?.module.loader;
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: answering(route.module, frame) }]),
  );
}

function answering(module: RouteModule, frame: Loader | undefined): RouteModule {
  const { loader, action, middleware } = module;
  // Without a screen of its own a route answers programs, which send again by themselves.
  const hasScreen = 'default' in module;
  return {
    ...module,
    ...(loader && { loader: keepingHooks(loader, (args) => whileAway(args, false, () => loader(args))) }),
    ...(action && { action: (args) => whileAway(args, hasScreen, () => action(args), frame) }),
    ...(middleware && {
      middleware: middleware.map(
        (each): Middleware =>
          (args, next) =>
            whileAway(args, true, () => each(args, next), frame),
      ),
    }),
  };
}

/** A loader may carry properties that the framework reads (`hydrate`). */
function keepingHooks(loader: Loader, wrapped: Loader): Loader {
  return Object.assign(wrapped, loader);
}

async function whileAway<T>(
  asked: Parameters<Loader>[0],
  keepsForm: boolean,
  answer: () => T,
  frame?: Loader,
): Promise<Awaited<T>> {
  const sent = keepsForm ? copyOfForm(asked.request) : undefined;
  try {
    return await answer();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    asked.context.get(appContext)?.log.warn({ err: error }, 'the database is away');
    const content = { ...(await contentOf(asked, sent)), frame: keepsForm ? await frame?.(asked) : undefined };
    throw data(content satisfies Away, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
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

/** A form as a page sent it, to be sent once more; undefined where nothing may be kept of it. The body stays unread. */
export async function sentForm(request: Request, action: string): Promise<SentForm | undefined> {
  const copy = copyOfForm(request);
  return copy && formOf(copy, action);
}

async function formOf(copy: Request, action: string): Promise<SentForm | undefined> {
  const fields: [string, string][] = [];
  for (const [name, value] of await copy.formData()) {
    if (typeof value !== 'string' || SECRET.test(name)) return undefined;
    fields.push([name, value]);
  }
  return { action, fields };
}
