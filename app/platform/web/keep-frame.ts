import { data, type ServerBuild } from 'react-router';
import type { Framed } from '#app/lib/framed.ts';
import { appContext } from './context.ts';

type Routes = ServerBuild['routes'];
type Action = NonNullable<NonNullable<Routes[string]>['module']['action']>;
type Asked = Parameters<Action>[0];

/**
 * The routes of the site, made to bring the frame of the page with the answer to a form that failed: the framework then runs
 * no loader, and a browser without scripts would get a screen without header, footer and telephone number.
 */
export function keepingFrame(routes: Routes): Routes {
  const frame = routes['root']?.module.loader;
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const action = route?.module.action;
      if (!action || !frame || !('default' in route.module)) return [id, route];
      const framed = async (asked: Asked): Promise<unknown> => {
        try {
          return await action(asked);
        } catch (error) {
          // Scripts keep the page, and the frame with it.
          if (!asked.request.headers.get('accept')?.includes('text/html')) throw error;
          throw await withFrame(error, asked, frame);
        }
      };
      return [id, { ...route, module: { ...route.module, action: framed } }];
    }),
  );
}

interface Refusal {
  readonly type: 'DataWithResponseInit';
  readonly data: unknown;
  readonly init: ResponseInit | null;
}

/** Whether an error was made by React Router's `data()`. */
function isRefusal(error: unknown): error is Refusal {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
}

async function withFrame(error: unknown, asked: Asked, frame: Action): Promise<unknown> {
  if (isRefusal(error)) {
    const held = error.data ?? {};
    if (typeof held !== 'object' || 'frame' in held) return error;
    return data({ ...held, frame: await frame(asked) } satisfies Framed, error.init ?? {});
  }
  if (!(error instanceof Error) || asked.request.signal.aborted) return error;
  asked.context.get(appContext)?.log.error({ err: error }, 'a page failed');
  return data({ frame: await frame(asked) } satisfies Framed, { status: 500 });
}
