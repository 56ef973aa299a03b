import { Form } from 'react-router';
import { formatShortDate } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Counted } from '#app/features/scheduling/domain/visit-counts.ts';
import { outcomes, shareOf, ways, type Figures } from '../domain/figures.ts';
import { periodNames, type AskedPeriod } from '../domain/period.ts';
import { BusyHours } from './busy-hours.tsx';
import { FigurePane } from './figure-pane.tsx';
import styles from './figures.module.css';
import { figuresMessages } from './messages.ts';

interface Props {
  readonly asked: AskedPeriod;
  /** "31 Aug to 22 Nov 2026". */
  readonly words: string;
  readonly figures: Figures;
}

const base = '/admin-dashboard/figures';
const colours = {
  website: 'var(--plum)',
  desk: 'var(--turmeric)',
  'walk-in': 'var(--leaf)',
  'waiting-list': 'var(--ink-2)',
  other: 'var(--lilac)',
  came: 'var(--plum)',
  'no-show': 'var(--brick)',
  cancelled: 'var(--turmeric)',
  open: 'var(--lilac)',
} as const;
const tones = {
  website: 'plum',
  desk: 'turmeric',
  'walk-in': 'leaf',
  'waiting-list': 'ink',
  other: 'lilac',
  came: 'plum',
  'no-show': 'brick',
  cancelled: 'turmeric',
  open: 'lilac',
} as const;

const totalOf = (row: Figures['bookings'][number]): number => ways.reduce((sum, way) => sum + row[way], 0);
const label = (week: string): string => formatShortDate(week).slice(4);
const percent = (share: number | null): string => (share === null ? '' : `${share} %`);

/** What happened in a period, each figure as a table with a chart beside it. */
export function FiguresScreen({ asked, words, figures }: Props) {
  const texts = useMessages(figuresMessages);
  const query = { period: asked.name, ...(asked.name === 'own' && asked.typed) };
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={words}>
        <Form method="post" action={`${base}/export`} reloadDocument>
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <DeskButton>{texts.export}</DeskButton>
        </Form>
      </DeskHead>
      <PeriodChoice asked={asked} />
      <p className={styles.lede}>{texts.lede}</p>
      <div className={styles.panes}>
        <Weeks figures={figures} />
        <LeadTimes figures={figures} />
        <BusyHours hours={figures.hours} />
        <Ranking
          title={texts.beganOn}
          note={texts.beganOnNote}
          head={texts.page}
          rows={figures.beganOn.map(({ name, count }) => ({ name: name || texts.unknownPage, count }))}
        />
        <Ranking
          title={texts.treatments}
          note={texts.treatmentsNote}
          head={texts.treatment}
          rows={figures.treatments}
        />
        <Ranking title={texts.visits} head={texts.visit} rows={figures.visits} />
      </div>
    </>
  );
}

function PeriodChoice({ asked }: Pick<Props, 'asked'>) {
  const texts = useMessages(figuresMessages);
  return (
    <div className={styles.period}>
      <nav aria-label={texts.periodTitle}>
        <ul>
          {periodNames
            .filter((name) => name !== 'own')
            .map((name) => (
              <li key={name}>
                <DeskButton href={`${base}?period=${name}`} aria-current={asked.name === name ? 'page' : undefined}>
                  {texts.periods[name]}
                </DeskButton>
              </li>
            ))}
        </ul>
      </nav>
      <Form method="get" action={base} className={styles.own} key={JSON.stringify(asked.typed)}>
        <input type="hidden" name="period" value="own" />
        <DeskFields inRows>
          <TextField name="from" label={texts.from} defaultValue={asked.typed.from} />
          <TextField name="to" label={texts.to} defaultValue={asked.typed.to} />
        </DeskFields>
        <DeskButton>{texts.show}</DeskButton>
      </Form>
      {asked.error && (
        <Notice kind="warning" live>
          <p>{texts.errors[asked.error]}</p>
        </Notice>
      )}
    </div>
  );
}

function Weeks({ figures }: Pick<Props, 'figures'>) {
  const texts = useMessages(figuresMessages);
  const made = figures.bookings.reduce((sum, row) => sum + totalOf(row), 0);
  const came = figures.outcomes.reduce((sum, row) => sum + row.came, 0);
  const missed = figures.outcomes.reduce((sum, row) => sum + row['no-show'], 0);
  return (
    <>
      <FigurePane
        title={texts.bookings}
        note={texts.bookingsNote(made)}
        chart={{
          rows: figures.bookings.map(({ week, ...counts }) => ({ label: label(week), ...counts })),
          series: ways.map((key) => ({ key, colour: colours[key] })),
        }}
        legend={ways.map((way) => ({ label: texts.ways[way], tone: tones[way] }))}
        columns={[
          { key: 'week', label: texts.week },
          ...ways.map((way) => ({ key: way, label: texts.ways[way], align: 'end' as const })),
          { key: 'total', label: texts.total, align: 'end' },
        ]}
        rows={figures.bookings.map((row) => ({
          id: row.week,
          cells: { ...row, week: label(row.week), total: totalOf(row) },
        }))}
      />
      <FigurePane
        title={texts.outcomes}
        note={texts.outcomesNote(shareOf(missed, came + missed))}
        chart={{
          rows: figures.outcomes.map(({ week, ...counts }) => ({ label: label(week), ...counts })),
          series: outcomes.map((key) => ({ key, colour: colours[key] })),
        }}
        legend={outcomes.map((outcome) => ({ label: texts.outcomeNames[outcome], tone: tones[outcome] }))}
        columns={[
          { key: 'week', label: texts.week },
          ...outcomes.map((outcome) => ({ key: outcome, label: texts.outcomeNames[outcome], align: 'end' as const })),
        ]}
        rows={figures.outcomes.map(({ week, ...counts }) => ({ id: week, cells: { week: label(week), ...counts } }))}
      />
    </>
  );
}

function LeadTimes({ figures }: Pick<Props, 'figures'>) {
  const texts = useMessages(figuresMessages);
  return (
    <Ranking
      title={texts.leadTime}
      note={texts.leadNote(figures.medianLeadDays)}
      head={texts.leadHead}
      rows={figures.leadTimes.map(({ name, count }) => ({ name: texts.leadSteps[name], count }))}
    />
  );
}

interface RankingProps {
  readonly title: string;
  readonly note?: string;
  readonly head: string;
  readonly rows: readonly Counted<string>[];
}

/** Names with a count and a share each. */
function Ranking({ title, note, head, rows }: RankingProps) {
  const texts = useMessages(figuresMessages);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const counted = all === 0 ? [] : rows;
  return (
    <FigurePane
      title={title}
      note={note}
      chart={{
        rows: counted.map(({ name, count }) => ({ label: name, count })),
        series: [{ key: 'count', colour: 'var(--plum)' }],
        lying: true,
      }}
      columns={[
        { key: 'name', label: head },
        { key: 'count', label: texts.count, align: 'end' },
        { key: 'share', label: texts.share, align: 'end' },
      ]}
      rows={counted.map(({ name, count }) => ({
        id: name,
        cells: { name, count, share: percent(shareOf(count, all)) },
      }))}
    />
  );
}
