import type { Example } from '../example.ts';
import { TimeLink, TimeRadio, Times, TimeTaken } from './times.tsx';

export const examples: readonly Example[] = [
  {
    title: 'To choose in a form',
    node: (
      <Times>
        <TimeTaken>10:30 am</TimeTaken>
        <TimeRadio name="startsAt" value="1050" defaultChecked>
          10:50 am
        </TimeRadio>
        <TimeTaken>11:10 am</TimeTaken>
        <TimeRadio name="startsAt" value="1140">
          11:40 am
        </TimeRadio>
        <TimeRadio name="startsAt" value="1210">
          12:10 pm
        </TimeRadio>
      </Times>
    ),
  },
  {
    title: 'As links, as wide as their words',
    node: (
      <Times fit="words">
        <TimeLink href="?with=anyone" current>
          Anyone
        </TimeLink>
        <TimeLink href="?with=hair-surgeon">Hair surgeon</TimeLink>
        <TimeLink href="?with=dermatologist">Dermatologist</TimeLink>
      </Times>
    ),
  },
];
