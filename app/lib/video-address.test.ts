import { expect, it, test } from 'vitest';
import { playerAddress, youtubeId } from './video-address.ts';

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

test('the player of a video is found from any address of it', () => {
  expect(
    [
      'https://youtu.be/abc_DEF-123?si=x',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123?start=30',
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?title=0',
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    ].map(playerAddress),
  ).toEqual([
    'https://www.youtube-nocookie.com/embed/abc_DEF-123',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?start=30',
    'https://player.vimeo.com/video/76979871?dnt=1',
    'https://player.vimeo.com/video/76979871?dnt=1',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ]);
  for (const other of [
    'http://vimeo.com/76979871',
    'https://vimeo.com/about',
    'https://vimeo.com.example/76979871',
    'https://vimeo.com/76979871/<script>',
    'javascript:alert(1)',
    'film',
  ])
    expect(playerAddress(other)).toBeUndefined();
});
