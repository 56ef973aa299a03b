import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Depth } from './depth.tsx';
import type { DepthData } from './home-data.ts';

const depth: DepthData = {
  picture: { src: '/plates/depth-section.svg', alt: 'Skin', width: 520, height: 640 },
  caption: 'The skin of a cheek.',
  scale: { mm: 100, surface: 40, depthMm: 6 },
  reaches: [
    { name: 'Needles', path: '/services/a/needles', from: 0.5, to: 2.5, stops: [], words: '0.5 to 2.5 mm' },
    { name: 'Focused', path: '/services/a/focused', from: 1.5, to: 4.5, stops: [1.5, 4.5], words: '1.5 and 4.5 mm' },
  ],
  inWords: [{ name: 'Graft', path: '/services/a/graft', words: 'As deep as the root' }],
};

describe('the depth plate as it is served', () => {
  const html = renderToStaticMarkup(<Depth depth={depth} />);

  it('is to scale: a bar and strokes at the depths of the data', () => {
    expect(html).toMatch(/x1="5" x2="5" y1="14.063%" y2="45.313%"/);
    expect(html).toMatch(/x1="0" x2="26" y1="29.688%" y2="29.688%"/);
    expect(html).toMatch(/x1="0" x2="26" y1="76.563%" y2="76.563%"/);
  });

  it('says every depth in words, with a link to the page it comes from', () => {
    for (const { name, path, words } of [...depth.reaches, ...depth.inWords]) {
      expect(html).toMatch(new RegExp(`<a href="${path}">${name}</a></span></dt><dd>${words}</dd>`));
    }
  });

  it('has no line to move before a script can move it', () => {
    expect(html).toMatch(/<input[^>]*type="range"[^>]*disabled/);
    expect(html).toContain('data-ready="false"');
    expect(html).not.toContain('<rect');
  });

  it('says what each layer does only where one column leaves the room', () => {
    const one = renderToStaticMarkup(<Depth depth={{ ...depth, reaches: depth.reaches.slice(0, 1) }} />);
    expect(one).toContain('<small>A thin, firm sheet. A facelift tightens it.</small>');
    expect(html).not.toContain('A facelift tightens it.</small>');
  });

  it('stands without any treatment that gives a depth', () => {
    expect(renderToStaticMarkup(<Depth depth={{ ...depth, reaches: [], inWords: [] }} />)).toContain(
      'The skin of a cheek.',
    );
  });
});
