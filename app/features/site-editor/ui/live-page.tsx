import { useEffect, useState } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './live-page.module.css';
import { siteMessages } from './messages.ts';

interface Props {
  /** Where the page is drawn with the working copy. */
  readonly address: string;
  /** It is drawn anew for each. */
  readonly revision: number;
}

interface Drawn {
  /** The page as it was last drawn: it stays while the text cannot be drawn. */
  readonly html?: string | undefined;
  readonly fault?: string | undefined;
}

/** The page as it will be, beside the form that changes it; drawn anew whenever that was saved. */
export function LivePage({ address, revision }: Props) {
  const texts = useMessages(siteMessages);
  const [drawn, setDrawn] = useState<Drawn>({});
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  useEffect(() => {
    const stop = new AbortController();
    void fetch(`${address}?revision=${revision}`, { signal: stop.signal })
      .then(async (answer) => {
        const text = await answer.text();
        setDrawn(({ html }) => (answer.ok ? { html: text } : { html, fault: answer.status === 422 ? text : '' }));
      })
      .catch(() => {
        // No line: the page as it was last drawn stays.
      });
    return () => stop.abort();
  }, [address, revision]);
  return (
    <section className={styles.page} aria-label={texts.preview}>
      <div className={styles.bar} role="group" aria-label={texts.width}>
        {(['phone', 'desktop'] as const).map((each) => (
          <DeskButton
            key={each}
            type="button"
            look={width === each ? 'plain' : 'bare'}
            aria-pressed={width === each}
            onClick={() => setWidth(each)}
          >
            {texts[each]}
          </DeskButton>
        ))}
      </div>
      {drawn.html === undefined && drawn.fault === undefined && <p className={styles.wait}>{texts.previewLoading}</p>}
      {drawn.fault !== undefined && (
        <p className={styles.wait}>
          {texts.previewFailed} {drawn.fault}
        </p>
      )}
      {drawn.html !== undefined && (
        <div className={styles.window}>
          <iframe
            className={classNames(styles.frame, styles[width])}
            title={texts.preview}
            srcDoc={drawn.html}
            // Its scripts would fetch the data of the page that readers see; its fonts need the origin.
            sandbox="allow-same-origin"
          />
        </div>
      )}
    </section>
  );
}
