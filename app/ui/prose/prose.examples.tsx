import type { Example } from '../example.ts';
import { LineList, Prose } from './prose.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A text',
    node: (
      <Prose>
        <h2>What it is</h2>
        <p>
          Scalp hair grows in groups of one to four. <strong>It moves hair; it does not make more.</strong> If the back
          is sparse, there is less to move, and <a href="/about-us">we will say so</a>.
        </p>
        <h3>Before you decide</h3>
        <ul>
          <li>Ask how many groups are planned, and why</li>
          <li>Ask who does which part</li>
        </ul>
        <ol>
          <li>Count the donor hair</li>
          <li>Draw the line</li>
        </ol>
        <blockquote>
          <p>Nothing is decided on the first visit.</p>
        </blockquote>
      </Prose>
    ),
  },
  { title: 'Lines', node: <LineList items={['Numbness and itch for weeks', 'Pimples around new hairs']} /> },
];
