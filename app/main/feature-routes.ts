import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import type { DeskScreen, Feature } from '../lib/feature.ts';

type Screen = Pick<DeskScreen<string>, 'path' | 'file' | 'id'>;

function folderOf({ name }: Feature<string>): string {
  return `features/${name}/routes`;
}

function answer(folder: string, { path, file, id }: Screen, within?: RouteConfigEntry[]): RouteConfigEntry {
  if (path === '') return index(`${folder}/${file}`);
  return route(path, `${folder}/${file}`, id === undefined ? {} : { id }, within);
}

function deskAnswer(folder: string, screen: DeskScreen<string>): RouteConfigEntry {
  const { within } = screen;
  if (!within) return answer(folder, screen);
  const inside = within.screens.map((each) => deskAnswer(folder, each));
  return answer(folder, screen, [index(`${folder}/${within.first}`), ...inside]);
}

/** The routes of what features bring outside the desk. */
export function publicRoutes(features: readonly Feature<string>[]): RouteConfigEntry[] {
  return features.flatMap((feature) => {
    const folder = folderOf(feature);
    return (feature.screens ?? []).map((screen) =>
      'frame' in screen
        ? layout(
            `${folder}/${screen.frame}`,
            screen.within.map((each) => answer(folder, each)),
          )
        : answer(folder, screen),
    );
  });
}

/** The routes of what features bring to the desk, for below its frame. */
export function deskRoutesOf(features: readonly Feature<string>[]): RouteConfigEntry[] {
  return features.flatMap((feature) => (feature.desk ?? []).map((screen) => deskAnswer(folderOf(feature), screen)));
}
