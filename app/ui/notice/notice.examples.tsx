import type { Example } from '../example.ts';
import { Notice } from './notice.tsx';

export const examples: readonly Example[] = [
  {
    title: 'To know',
    node: (
      <Notice kind="info" title="The clinic is closed on 26 January">
        <p>Republic Day. Times on 27 January are open.</p>
      </Notice>
    ),
  },
  { title: 'It worked', node: <Notice kind="success" title="Your appointment is moved to Mon 23 Nov, 2:30 pm" /> },
  {
    title: 'To take care of',
    node: (
      <Notice kind="warning" title="This time has just been taken">
        <p>Here are the nearest free ones. What you typed is kept.</p>
      </Notice>
    ),
  },
  {
    title: 'To call about today',
    node: (
      <Notice kind="urgent" title="Call us the same day">
        <p>
          Fever, spreading redness, pus, or bleeding that pressure for ten minutes does not stop:{' '}
          <a href="tel:+910000000000">+91 00000 00000</a>.
        </p>
      </Notice>
    ),
  },
  { title: 'Without a title', node: <Notice kind="info">Times are Nagpur time.</Notice> },
];
