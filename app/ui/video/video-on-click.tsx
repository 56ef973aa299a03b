import { useEffect, useRef, type MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useShowHere } from '../layout/show-here.ts';
import { useMessages } from '../locale.tsx';
import { VideoInWords } from './film.tsx';
import { videoMessages } from './messages.ts';
import styles from './video-on-click.module.css';

interface Props {
  /** The address of the embedded player. */
  readonly address: string;
  readonly title: string;
  /** What is said and shown in it; paragraphs stand apart by empty lines. */
  readonly transcript?: string | null;
}

/** A link to a video. Only a click fetches the player, into the same place; without scripts the click opens it as a page. */
export function VideoOnClick({ address, title, transcript = null }: Props) {
  const messages = useMessages(videoMessages);
  const [isLive, showHere] = useShowHere();
  return (
    <>
      {isLive ? (
        <VideoFrame address={address} title={messages.videoTitle(title)} />
      ) : (
        <AskForVideo address={address} title={title} onAsk={showHere} />
      )}
      <VideoInWords transcript={transcript} />
    </>
  );
}

interface AskProps extends Pick<Props, 'address' | 'title'> {
  readonly onAsk: MouseEventHandler<HTMLAnchorElement>;
}

function AskForVideo({ address, title, onAsk }: AskProps) {
  const messages = useMessages(videoMessages);
  return (
    <div className={styles.video}>
      <a className={styles.ask} href={address} rel="noopener" data-needs-script="on-click" onClick={onAsk}>
        <Icon name="arrow-right" />
        <span>{messages.videoTitle(title)}</span>
      </a>
      <p>{messages.videoText(new URL(address).host)}</p>
    </div>
  );
}

/** The player itself. It takes the focus, because what was focused before it is gone. */
export function VideoFrame({ address, title }: Pick<Props, 'address' | 'title'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div className={styles.video}>
      <iframe
        ref={frame}
        src={address}
        title={title}
        referrerPolicy="strict-origin-when-cross-origin"
        // The player is another site's and needs its own origin; it can't reach this page with it.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen"
      />
    </div>
  );
}
