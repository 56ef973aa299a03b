import { lazy, Suspense, type ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './figures.module.css';
import { figuresMessages } from './messages.ts';

const Bars = lazy(() => import('./bars.tsx'));

interface Props {
  readonly title: string;
  readonly note?: string | undefined;
  readonly chart: ComponentProps<typeof Bars>;
  /** What the colours of a stack mean. */
  readonly legend?: readonly {
    readonly label: string;
    readonly tone: 'plum' | 'turmeric' | 'brick' | 'lilac' | 'leaf' | 'ink';
  }[];
  readonly columns: ComponentProps<typeof DeskTable>['columns'];
  readonly rows: ComponentProps<typeof DeskTable>['rows'];
}

/** A table of counts, and a chart that shows the same once there is a script to draw it. */
export function FigurePane({ title, note, chart, legend = [], columns, rows }: Props) {
  const texts = useMessages(figuresMessages);
  const hydrated = useHydrated();
  return (
    <Pane title={title} note={note}>
      {rows.length === 0 ? (
        <PaneEmpty>{texts.nothing}</PaneEmpty>
      ) : (
        <PaneBody>
          <div className={styles.figure}>
            <div className={classNames(styles.chart, chart.lying && styles.lying)} aria-hidden="true">
              {hydrated && (
                <Suspense>
                  <Bars {...chart} />
                </Suspense>
              )}
              {hydrated && legend.length > 0 && (
                <ul className={styles.legend}>
                  {legend.map(({ label, tone }) => (
                    <li key={label}>
                      <i className={styles[tone]} />
                      {label}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div className={styles.table}>
              <DeskTable caption={title} captionHidden columns={columns} rows={rows} />
            </div>
          </div>
        </PaneBody>
      )}
    </Pane>
  );
}
