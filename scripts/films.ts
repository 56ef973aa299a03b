/**
 * Records the drawn films into public/films/*.mp4 (`npm run films`). The recordings are kept in the repository, because
 * this needs ffmpeg with H.264; whoever changes a film records it again. Captions and posters are written by the build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type Film, frameOf } from '../app/plates/films/film.ts';
import { FILMS } from '../app/plates/films/registry.ts';

const FRAMES_PER_SECOND = 12;
const WIDTH = 960;

for (const [name, film] of Object.entries<Film>(FILMS)) {
  const file = join(import.meta.dirname, '../public/films', `${name}.mp4`);
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-'];
  const picture = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30', '-pix_fmt', 'yuv420p'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...picture, '-movflags', '+faststart', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  for (let frame = 0; frame < film.seconds * FRAMES_PER_SECOND; frame += 1) {
    const svg = frameOf(film, frame / FRAMES_PER_SECOND);
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render().asPng();
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  console.log(`${name}: ${film.seconds} s in ${file}`);
}
