import { createElement, type ReactNode } from 'react';

/** The level a part's heading takes in the outline of the screen that uses it. */
export type HeadingLevel = 2 | 3 | 4;

interface Props {
  readonly level: HeadingLevel;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading whose level the screen decides. */
export function Heading({ level, children, ...rest }: Props) {
  return createElement(`h${level}`, rest, children);
}
