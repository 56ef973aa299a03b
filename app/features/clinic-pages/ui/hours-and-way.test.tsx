import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '#app/ui/layout/sample-site.ts';
import { HoursAndWay } from './hours-and-way.tsx';

const hours = [
  { days: 'Mon–Sat', times: '10:30 am – 8:00 pm' },
  { days: 'Sun', times: '' },
];
const holiday = { date: '2027-01-26', day: 'Tue 26 Jan 2027', name: 'Republic Day' };

describe('the hours on the page', () => {
  const html = renderToStaticMarkup(<HoursAndWay clinic={sampleSite.clinic} hours={hours} closures={[holiday]} />);

  it('are where the links to the hours lead', () => {
    expect(html).toContain('id="hours"');
  });

  it('say in a word that a day is closed', () => {
    expect(html).toMatch(/Sun<\/th>.*Closed/s);
    expect(html).toContain('10:30 am – 8:00 pm');
  });

  it('name the coming days they do not hold for', () => {
    expect(html).toContain('<time dateTime="2027-01-26">Tue 26 Jan 2027</time> <span>Republic Day</span>');
  });

  it('say nothing of closed days when there are none', () => {
    const open = renderToStaticMarkup(<HoursAndWay clinic={sampleSite.clinic} hours={hours} closures={[]} />);
    expect(open).not.toContain('Also closed');
  });
});
