import { expect, it } from 'vitest';
import { youtubeId } from './youtube-id.ts';

it('finds the video in the addresses people copy, and in no others', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=abc_DEF-123&t=4s',
    'https://youtu.be/abc_DEF-123?si=x',
    'https://m.youtube.com/watch?v=abc_DEF-123',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123',
    'https://www.youtube.com/shorts/abc_DEF-123',
  ])
    expect(youtubeId(address)).toBe('abc_DEF-123');
  for (const address of [
    'http://youtu.be/abc_DEF-123',
    'https://youtube.com.evil.example/watch?v=abc_DEF-123',
    'https://youtu.be/<script>',
    'javascript:alert(1)',
    'https://www.youtube.com/channel/abc_DEF-123',
    '',
  ])
    expect(youtubeId(address)).toBeUndefined();
});
