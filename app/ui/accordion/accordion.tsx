import { type ReactNode, useRef, useState } from 'react';
import { Heading, type HeadingLevel } from '../heading.ts';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './accordion.module.css';
import { useOpenForPrintAndAddress } from './open-for-print-and-address.ts';

export interface AccordionItem {
  /** Unique on the screen; a link to `#id` opens the section. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean | undefined;
}

interface Props {
  readonly items: readonly AccordionItem[];
  readonly level?: HeadingLevel | undefined;
  /** Offers to open or close all sections, where scripts run. */
  readonly openAll?: boolean | undefined;
}

/** Sections that open and close each on its own. The id is inside, where a browser opens what it is sent to. */
export function Accordion({ items, level = 3, openAll = false }: Props) {
  const messages = useMessages(uiMessages);
  const list = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(() => items.every((item) => item.open));
  useOpenForPrintAndAddress(list);

  const sections = () => [...(list.current?.querySelectorAll('details') ?? [])];
  const setAll = (open: boolean) => {
    for (const section of sections()) section.open = open;
  };

  return (
    <div className={styles.accordion}>
      {openAll && (
        <button type="button" className={styles.all} data-needs-script="on-click" onClick={() => setAll(!allOpen)}>
          {allOpen ? messages.closeAll : messages.openAll}
        </button>
      )}
      <div ref={list} className={styles.list}>
        {items.map((item) => (
          <details
            key={item.id}
            open={item.open}
            onToggle={() => setAllOpen(sections().every((section) => section.open))}
          >
            <summary>
              <Heading level={level}>{item.title}</Heading>
            </summary>
            <div id={item.id} className={styles.content}>
              {item.content}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
