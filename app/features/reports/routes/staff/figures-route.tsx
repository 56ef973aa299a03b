import { FiguresScreen } from '../../ui/figures-screen.tsx';
import { askedFigures } from './figures-data.ts';
import type { Route } from './+types/figures-route.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return askedFigures(context, new URL(request.url).searchParams);
}

export default function FiguresRoute({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />;
}
