import { pathAsRouted } from './canonical-path.ts';

/** An address that takes a file: how it is sent, how much, and how long that may take on a slow line. */
export interface FileAddress {
  readonly path: RegExp;
  readonly type: 'multipart/form-data' | 'application/octet-stream';
  readonly bytes: number;
  readonly seconds: number;
  /** What is said when it is more. */
  readonly tooMuch?: string;
}

const kB = 1024;
const MB = 1024 * kB;

/** How long the body of any other request may take. */
export const BODY_SECONDS = 30;

const FILE_ADDRESSES: readonly FileAddress[] = [
  {
    path: /^\/admin-dashboard\/patients\/import$/i,
    type: 'multipart/form-data',
    bytes: MB + 16 * kB,
    seconds: BODY_SECONDS,
  },
  // A post with everything beside its text.
  {
    path: /^\/admin-dashboard\/posts\/[\da-f-]{36}(?:\/autosave)?$/i,
    type: 'multipart/form-data',
    bytes: 2 * MB,
    seconds: 120,
    tooMuch: 'The text is longer than a post can be. Go back, take a part of it out, and save again.',
  },
  // A picture for posts.
  {
    path: /^\/admin-dashboard\/media(?:\/pictures|\/[\da-f-]{36})?$/i,
    type: 'multipart/form-data',
    bytes: 12 * MB + 64 * kB,
    seconds: 300,
    tooMuch: 'The picture is larger than 12 MB. Go back and choose a smaller one.',
  },
  // Every photo of a form at once, as a browser without scripts sends them.
  {
    path: /^\/patient-form\/(?:hair|skin)\/[\w-]{27}\/photos$/i,
    type: 'multipart/form-data',
    bytes: 110 * MB,
    seconds: 1200,
    tooMuch: 'These photos are more than 110 MB together. Go back and send a few at a time.',
  },
  // A piece of one photo.
  {
    path: /^\/patient-form\/(?:hair|skin)\/[\w-]{27}\/photos\/[\da-f-]{36}\/arriving$/i,
    type: 'application/octet-stream',
    bytes: MB,
    seconds: 120,
  },
];

/** The longest that any body may take. */
export const LONGEST_BODY_SECONDS = Math.max(...FILE_ADDRESSES.map(({ seconds }) => seconds));

export function fileAddress(path: string): FileAddress | undefined {
  const routed = pathAsRouted(path);
  return FILE_ADDRESSES.find((address) => address.path.test(routed));
}
