/** Draws a picture from SVG, as PNG. */
async function drawn(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Uint8Array(new Resvg(svg).render().asPng());
}

const picture = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

/** Numbers from 0 to 1 that look strewn and are the same each time. */
function strewn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A drawn cheek with so many red spots: of fewer the same ones are left. */
export function cheek(spots: number): Promise<Uint8Array> {
  const next = strewn(7);
  const marks = Array.from({ length: spots }, () => {
    const [x, y, r] = [260 + next() * 460, 420 + next() * 520, 9 + next() * 15];
    return `<circle cx="${x}" cy="${y}" r="${r * 2}" fill="#b0563f" opacity="0.28"/><circle cx="${x}" cy="${y}" r="${r}" fill="#9c3b2f" opacity="0.75"/><circle cx="${x - r / 3}" cy="${y - r / 3}" r="${r / 4}" fill="#e8c3a4" opacity="0.7"/>`;
  });
  return drawn(
    picture(
      900,
      1200,
      `<defs><radialGradient id="s" cx="0.52" cy="0.5" r="0.75"><stop offset="0" stop-color="#cf9c78"/><stop offset="0.6" stop-color="#b9835f"/><stop offset="1" stop-color="#86583d"/></radialGradient></defs>
      <rect width="900" height="1200" fill="#d9d3c8"/><path d="M150 0C120 260 60 430 130 700C190 940 330 1120 560 1200H900V0Z" fill="url(#s)"/>
      <path d="M820 500C760 560 740 640 790 700C820 735 880 735 900 720" fill="none" stroke="#7d4f37" stroke-width="8" opacity="0.5"/>${marks.join('')}`,
    ),
  );
}

/** A drawn mole, `size` from 1: larger, darker and less even. */
export function mole(size: number): Promise<Uint8Array> {
  const r = 70 * size;
  const scale = Array.from({ length: 21 }, (_, index) => {
    const x = 100 + index * 35;
    return `<path d="M${x} 1080v${index % 5 === 0 ? -60 : -34}" stroke="#222" stroke-width="3"/>`;
  });
  return drawn(
    picture(
      900,
      1200,
      `<rect width="900" height="1200" fill="#bd8a68"/><path d="M0 260C300 220 600 330 900 270V0H0Z" fill="#c99a78"/>
      <ellipse cx="450" cy="560" rx="${r * 1.15}" ry="${r}" fill="#5a3325"/><ellipse cx="${450 + r * 0.5}" cy="${560 - r * 0.45}" rx="${r * 0.7}" ry="${r * 0.55}" fill="#3a2019"/>
      <ellipse cx="${450 - r * 0.6}" cy="${560 + r * 0.5}" rx="${r * 0.5}" ry="${r * 0.4}" fill="#7a4a36"/>
      <rect x="60" y="1010" width="780" height="110" fill="#f4efe4"/>${scale.join('')}`,
    ),
  );
}

/** A drawn head from above; `bare` from 0 to 1 is how much of the crown shows. */
export function crown(bare: number): Promise<Uint8Array> {
  const next = strewn(11);
  const hairs = Array.from({ length: 900 }, () => {
    const [turn, out] = [next() * Math.PI * 2, Math.sqrt(next())];
    const [x, y] = [450 + Math.cos(turn) * 300 * out, 600 + Math.sin(turn) * 380 * out];
    const isBare = ((x - 450) / 170) ** 2 + ((y - 680) / 190) ** 2 < 1 && next() < bare;
    const [dx, dy] = [Math.cos(turn) * 46, Math.sin(turn) * 46];
    return isBare
      ? ''
      : `<path d="M${x} ${y}q${dx - dy / 3} ${dy + dx / 3} ${dx * 1.4} ${dy * 1.4}" stroke="#2a1c14" stroke-width="5" fill="none" stroke-linecap="round" opacity="0.8"/>`;
  });
  return drawn(
    picture(
      900,
      1200,
      `<rect width="900" height="1200" fill="#d9d3c8"/><ellipse cx="450" cy="600" rx="320" ry="405" fill="#6d4a36"/>
      <ellipse cx="450" cy="680" rx="200" ry="225" fill="#c0926f" opacity="${0.25 + 0.7 * bare}"/><path d="M430 190q20-40 40 0l-6 60h-28z" fill="#a87a5b"/>${hairs.join('')}`,
    ),
  );
}
