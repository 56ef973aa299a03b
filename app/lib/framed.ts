/** The part of an error answer to a form that holds what the root route loads for the frame of every page. */
export interface Framed {
  readonly frame: unknown;
}

/** The frame that an error brought with it (`platform/web/keep-frame.ts`); undefined for any other error. */
export function frameOf({ data }: { readonly data: unknown }): unknown {
  return typeof data === 'object' && data !== null && 'frame' in data ? data.frame : undefined;
}
