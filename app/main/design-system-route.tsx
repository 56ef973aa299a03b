import type { Route } from './+types/design-system-route.ts';
import { requireLocalVisitor } from '#app/platform/web/local-only.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import type { FrameHandle } from './frame-data.ts';
import { DesignSystemPage } from '#app/ui/design-system-page.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  requireLocalVisitor(required(context.get(appContext), 'the server').settings, request);
  return null;
}

export const handle: FrameHandle = { bringsItsOwnFrame: true };

export const meta: Route.MetaFunction = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }];

export default function DesignSystem() {
  return <DesignSystemPage />;
}
