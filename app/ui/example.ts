import type { ReactNode } from 'react';

/** One state of a component, shown on the design system page and used by the tests. */
export interface Example {
  readonly title: string;
  readonly node: ReactNode;
  /** Bands and banners are shown from edge to edge. */
  readonly wide?: boolean;
}
