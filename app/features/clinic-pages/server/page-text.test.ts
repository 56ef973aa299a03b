import { describe, expect, it } from 'vitest';
import { ContentError } from '#app/platform/content/content-error.ts';
import { parsePageText, readPageText, sectionId } from './page-text.ts';

const front = `---
title: Clinic
subtitle: The rooms
description: The rooms of the clinic, how to get in, and what to bring along.
---
`;

describe('the text of a page', () => {
  it('comes apart at its headings, each with an address of its own', () => {
    const { title, sections } = parsePageText(
      'pages/x.md',
      `${front}\n## Coming in\n\nNo **step**.\n\n## Rooms\n\n- One\n`,
    );
    expect(title).toBe('Clinic');
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['coming-in', 'Coming in'],
      ['rooms', 'Rooms'],
    ]);
    expect(sections[0]?.html).toContain('<strong>step</strong>');
  });

  it('is refused with the heading that has no words under it', () => {
    const source = `${front}\n## Rooms\n\n## Languages\n\nThree.\n`;
    expect(() => parsePageText('pages/x.md', source)).toThrow(ContentError);
    expect(() => parsePageText('pages/x.md', source)).toThrow(/pages\/x\.md: Rooms/);
  });

  it('is refused without a subtitle', () => {
    expect(() => parsePageText('pages/x.md', front.replace(/subtitle.*\n/, ''))).toThrow(/subtitle/);
  });

  it.each(['about-us', 'clinic', 'contact-us', 'blog', 'form-detail', 'patient-form-hair', 'patient-form-skin'])(
    'is there and right for %s',
    (name) => {
      const { sections } = readPageText(name);
      expect(sections.length).toBeGreaterThan(0);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    },
  );

  it('makes an id that can stand in an address', () => {
    expect(sectionId('What we will not do!')).toBe('what-we-will-not-do');
  });
});
