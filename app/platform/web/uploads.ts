import type { Upload } from '#app/lib/feature.ts';
import { pathAsRouted } from './canonical-path.ts';

/** How long the body of a request may take that sends no file. */
export const BODY_SECONDS = 30;

/** What a path takes that takes files; undefined for every other one. */
export function uploadAt(uploads: readonly Upload[], path: string): Upload | undefined {
  const routed = pathAsRouted(path);
  return uploads.find((upload) => upload.path.test(routed));
}
