import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';

interface Props {
  /** A group of bars each; `label` names it, the other keys are counts. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** The stacked series of each group, from the bottom up. */
  readonly series: readonly { readonly key: string; readonly colour: string }[];
  /** Names beside the bars instead of below them: for long names. */
  readonly lying?: boolean;
}

const text = { fill: 'var(--ink-2)', fontSize: 12 };

/** Bars of counts; the table beside them says the same. Drawn in the browser only (docs/decisions/0017-charts.md). */
export default function Bars({ rows, series, lying = false }: Props) {
  const height = lying ? Math.max(160, rows.length * 30 + 40) : 300;
  const numbers = { type: 'number', allowDecimals: false, tick: text, stroke: 'var(--desk-rule)' } as const;
  const names = {
    type: 'category',
    dataKey: 'label',
    tick: text,
    stroke: 'var(--desk-rule)',
    tickLine: false,
  } as const;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...rows]}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--desk-hair)" vertical={lying} horizontal={!lying} />
        {lying ? <XAxis {...numbers} /> : <XAxis {...names} interval="preserveStartEnd" minTickGap={12} />}
        {lying ? <YAxis {...names} width={150} /> : <YAxis {...numbers} width={36} />}
        {series.map(({ key, colour }) => (
          <Bar key={key} dataKey={key} stackId="all" fill={colour} isAnimationActive={false} maxBarSize={28} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
