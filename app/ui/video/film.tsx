import { Disclosure } from '../disclosure/disclosure.tsx';
import { useMessages } from '../locale.tsx';
import styles from './film.module.css';
import { videoMessages } from './messages.ts';

/** A film that this site serves itself. Addresses are paths of this site. */
export interface FilmFiles {
  readonly src: string;
  /** WebVTT; null for a film in which nothing is said. */
  readonly captions: string | null;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

interface PlayerProps extends FilmFiles {
  readonly title: string;
}

/** The browser's own player, which works without scripts. The film itself is fetched when somebody plays it. */
export function FilmPlayer({ title, src, captions, poster, width, height }: PlayerProps) {
  const messages = useMessages(videoMessages);
  return (
    // Captions are there where anything is said, and the words beside the film where they are not.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.player}
      controls
      playsInline
      preload="none"
      poster={poster}
      width={width}
      height={height}
      aria-label={title}
    >
      <source src={src} type="video/mp4" />
      {captions !== null && <track kind="captions" src={captions} srcLang="en" label={messages.captions} default />}
      <a href={src}>{messages.videoTitle(title)}</a>
    </video>
  );
}

interface FilmProps {
  readonly title: string;
  readonly film: FilmFiles & {
    /** Every sentence of the captions, in order. */
    readonly transcript: readonly string[];
  };
}

/** A drawn film of the site's own, without sound. */
export function Film({ title, film }: FilmProps) {
  const messages = useMessages(videoMessages);
  const { transcript, ...files } = film;
  return (
    <div className={styles.film}>
      <figure>
        <FilmPlayer title={title} {...files} />
        <figcaption>{messages.filmText(title, files.seconds)}</figcaption>
      </figure>
      <Disclosure summary={messages.transcriptTitle}>
        <ol>
          {transcript.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

interface ClinicFilmProps {
  readonly title: string;
  readonly film: FilmFiles;
  /** What is said and shown in it; paragraphs stand apart by empty lines. */
  readonly transcript: string | null;
}

/** A film that the clinic has recorded. */
export function ClinicFilm({ title, film, transcript }: ClinicFilmProps) {
  const messages = useMessages(videoMessages);
  return (
    <div className={styles.film}>
      <figure>
        <FilmPlayer title={title} {...film} />
        <figcaption>{messages.clinicFilmText(title, film.seconds)}</figcaption>
      </figure>
      <VideoInWords transcript={transcript} />
    </div>
  );
}

/** A video in words, for anyone who cannot hear or see it; nothing where nobody has written them. */
export function VideoInWords({ transcript }: { readonly transcript: string | null }) {
  const messages = useMessages(videoMessages);
  if (transcript === null) return null;
  return (
    <Disclosure summary={messages.videoTranscriptTitle}>
      {transcript.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Disclosure>
  );
}
