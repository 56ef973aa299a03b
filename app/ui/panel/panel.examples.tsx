import type { Example } from '../example.ts';
import { LineList } from '../prose/prose.tsx';
import { MarginNote, Panel } from './panel.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Not to be missed',
    node: (
      <Panel title="Who should wait, or not have it" level={3}>
        <LineList
          items={['Hair loss that began suddenly, until the cause is known', 'A tendency to thick scars (keloids)']}
        />
      </Panel>
    ),
  },
  { title: 'In the margin', node: <MarginNote>The punch in Plate 23 is as wide as the tip of a ball pen.</MarginNote> },
];
