import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status-word.module.css';

interface Props {
  readonly tone?: 'neutral' | 'plum' | 'leaf' | 'turmeric' | 'brick' | undefined;
  readonly children: ReactNode;
}

/** A state in one word. The word says it, the colour only helps to find it. */
export function StatusWord({ tone = 'neutral', children }: Props) {
  return <span className={classNames(styles.word, styles[tone])}>{children}</span>;
}
