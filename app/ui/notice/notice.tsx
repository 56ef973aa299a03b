import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../heading.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './notice.module.css';

type NoticeKind = 'info' | 'success' | 'warning' | 'urgent';

const icons = { info: 'info', success: 'check', warning: 'warning', urgent: 'call' } as const;

interface Props {
  readonly kind: NoticeKind;
  readonly title?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** The notice appeared as an answer to what was just done: it is announced. */
  readonly live?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Something to know before going on. `urgent` is for what needs a call today, never for selling. */
export function Notice({ kind, title, level = 2, live = false, children }: Props) {
  const messages = useMessages(uiMessages);
  const kindWord = <span className="visually-hidden">{messages.notice[kind]} </span>;
  const role = kind === 'urgent' ? 'alert' : 'status';
  return (
    <div data-notice="" className={classNames(styles.notice, styles[kind])} role={live ? role : undefined}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.text}>
        {title ? (
          <Heading level={level} className={styles.title}>
            {kindWord}
            {title}
          </Heading>
        ) : (
          kindWord
        )}
        {children}
      </div>
    </div>
  );
}
