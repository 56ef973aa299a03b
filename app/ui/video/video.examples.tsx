import type { Example } from '../example.ts';
import { Film } from './film.tsx';
import { VideoOnClick } from './video-on-click.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Before the click, when nobody else has been asked for anything',
    node: (
      <VideoOnClick
        address="https://www.youtube-nocookie.com/embed/example"
        title="How a transplant is done"
        transcript="A doctor marks the front of the hair. Then the scalp is numbed."
      />
    ),
  },
  {
    title: 'A film of the site itself, with captions and its words in writing',
    node: (
      <Film
        title="How a group of hairs is moved"
        film={{
          src: '/films/fue-hair-transplant.mp4',
          captions: '/films/fue-hair-transplant.vtt',
          poster: '/films/fue-hair-transplant.svg',
          width: 960,
          height: 540,
          seconds: 68,
          transcript: ['Scalp hair grows in tiny groups.', 'A round punch frees one group.'],
        }}
      />
    ),
  },
];
