import { describe, expect, it } from 'vitest';
import { Footer } from './footer.tsx';
import { sampleSite } from './sample-site.ts';
import { htmlAt, linksIn, partOf, wordsOf } from './test-render.tsx';

const html = htmlAt('/', <Footer site={sampleSite} />);
const landmark = (name: string) => linksIn(partOf(html, new RegExp(`<nav aria-label="${name}"`), '</nav>'));

describe('the footer', () => {
  it('links the pages of the specification, and after them the way back to an appointment', () => {
    expect(landmark('Pages')).toEqual([
      ['Book Your Appointment', '/book-appointment'],
      ['Hair Form', '/patient-form/hair'],
      ['Skin Form', '/patient-form/skin'],
      ['Blogs', '/blog'],
      ['About Us', '/about-us'],
      ['Clinic', '/clinic'],
      ['Contact Us', '/contact-us'],
      ['Quick Links', '/quick-links'],
      ['My Appointment', '/my-appointment'],
    ]);
  });

  it('links the five services and the two legal pages', () => {
    expect(landmark('Our Services')).toEqual([
      ['Hair', '/services/hair'],
      ['Skin', '/services/skin'],
      ['Laser', '/services/laser'],
      ['Anti-Aging', '/services/anti-aging'],
      ['Cosmetic-Surgery', '/services/cosmetic-surgery'],
    ]);
    expect(landmark('Legal')).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/terms-and-conditions'],
    ]);
  });

  it('says where the clinic is, when it is open and how to reach it', () => {
    expect(wordsOf(html)).toContain(
      '12 Placeholder Road, Sample Nagar Nagpur, Maharashtra 440 000 Mon-Sat 10:30am to 08:00pm',
    );
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        ['+91 00000 00000', 'tel:+910000000000'],
        ['+91 00000 00001', 'tel:+910000000001'],
        ['Instagram', 'https://www.example.com/instagram'],
        ['Facebook', 'https://www.example.com/facebook'],
        ['YouTube', 'https://www.example.com/youtube'],
        ['WhatsApp chat', 'https://www.example.com/whatsapp'],
      ]),
    );
  });

  it('shows a drawn map that links to the live one, and frames nothing before a click', () => {
    expect(html).toContain('src="/plates/map-static.svg"');
    expect(linksIn(html)).toContainEqual(['Open the map', 'https://map.example.com/?at=21.1458,79.0882']);
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('embed?at');
  });

  it('ends on the year it is given', () => {
    const next = htmlAt('/', <Footer site={{ ...sampleSite, year: 2027 }} />);
    expect(wordsOf(html)).toContain('© 2026 Jamun Skin & Hair Clinic, Nagpur.');
    expect(wordsOf(next)).toContain('© 2027 Jamun Skin & Hair Clinic, Nagpur.');
  });

  it('says that it is a demonstration only while it is one', () => {
    const real = htmlAt('/', <Footer site={{ ...sampleSite, clinic: { ...sampleSite.clinic, notice: null } }} />);
    expect(wordsOf(html)).toContain('contact details are placeholders');
    expect(wordsOf(real)).not.toContain('placeholders');
  });

  it('waits for nothing to be seen: without script it carries no mark that hides or moves it', () => {
    expect(html).not.toMatch(/data-reveal|hidden=""| style=/);
  });
});
