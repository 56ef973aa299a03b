import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const videoMessages = defineMessages(
  {
    videoTitle: (title: string) => `Watch: ${title}`,
    videoText: (host: string) => `The video comes from ${host}, and only when you ask for it.`,
    captions: 'English captions',
    filmText: (title: string, seconds: number) =>
      `${title}: a drawn film of ${seconds} seconds, without sound. It is loaded when you play it.`,
    clinicFilmText: (title: string, seconds: number) =>
      `${title}: a film by the clinic, ${seconds === 1 ? 'one second' : `${seconds} seconds`} long. It is loaded when you play it.`,
    videoTranscriptTitle: 'What the video says and shows, in words',
    transcriptTitle: 'What the film shows, in words',
  },
  others,
);
