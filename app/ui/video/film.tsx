import { Disclosure } from '../disclosure/disclosure.tsx';
import { useMessages } from '../locale.tsx';
import styles from './film.module.css';
import { videoMessages } from './messages.ts';

/** A film of the site's own, without sound. Addresses are paths of this site. */
export interface FilmFiles {
  readonly src: string;
  /** WebVTT. */
  readonly captions: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Every sentence of the captions, in order. */
  readonly transcript: readonly string[];
}

interface Props {
  readonly title: string;
  readonly film: FilmFiles;
}

/** The browser's own player, which works without scripts. The film itself is fetched when somebody plays it. */
export function Film({ title, film }: Props) {
  const messages = useMessages(videoMessages);
  const { src, captions, poster, width, height, seconds, transcript } = film;
  return (
    <div className={styles.film}>
      <figure>
        <video controls playsInline preload="none" poster={poster} width={width} height={height} aria-label={title}>
          <source src={src} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" label={messages.captions} default />
          <a href={src}>{messages.videoTitle(title)}</a>
        </video>
        <figcaption>{messages.filmText(title, seconds)}</figcaption>
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
