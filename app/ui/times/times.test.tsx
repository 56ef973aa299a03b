import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TimeLink, TimeRadio, Times, TimeTaken } from './times.tsx';

describe('times', () => {
  const html = render(
    <Times>
      <TimeTaken>10:30 am</TimeTaken>
      <TimeRadio name="startsAt" value="1050" defaultChecked>
        10:50 am
      </TimeRadio>
      <TimeLink href="?at=1140" current>
        11:40 am
      </TimeLink>
    </Times>,
  );

  it('say in words that one is taken', () => {
    expect(html).toMatch(/10:30 am<span[^>]*>, taken<\/span>/);
  });

  it('can be chosen without a script, by a circle in a form or by a link', () => {
    expect(html).toMatch(/<label[^>]*><input type="radio" name="startsAt" checked="" value="1050"\/>10:50 am<\/label>/);
    expect(html).toMatch(/<a href="\?at=1140"[^>]*aria-current="true"[^>]*>11:40 am<\/a>/);
  });
});
