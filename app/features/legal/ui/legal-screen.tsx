import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { legalMessages } from './messages.ts';
import styles from './legal-screen.module.css';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  readonly version: string;
  readonly effectiveOn: { readonly iso: string; readonly words: string };
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  /** The other legal page. */
  readonly other: { readonly title: string; readonly path: string };
}

/** A legal page: which version it is, and its sections, each to open on its own. */
export function LegalScreen({ title, subtitle, version, effectiveOn, sections, other }: Props) {
  const texts = useMessages(legalMessages);
  return (
    <>
      <HeroBanner title={title} path={[{ label: texts.home, href: '/' }]} subtitle={subtitle} />
      <div className={`wrap ${styles.body}`}>
        <dl className={styles.about}>
          <div>
            <dt>{texts.version}</dt>
            <dd>{version}</dd>
          </div>
          <div>
            <dt>{texts.inForceSince}</dt>
            <dd>
              <time dateTime={effectiveOn.iso}>{effectiveOn.words}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.readAlso}</dt>
            <dd>
              <Link href={other.path}>{other.title}</Link>
            </dd>
          </div>
          <div>
            <dt>{texts.questions}</dt>
            <dd>
              <Link href="/contact-us">{texts.contact}</Link>
            </dd>
          </div>
        </dl>
        <div>
          <p className={styles.hint}>{texts.sections(sections.length)}</p>
          <Accordion
            level={2}
            openAll
            items={sections.map(({ id, title: heading, html }) => ({
              id,
              title: heading,
              content: <Prose html={html} />,
            }))}
          />
        </div>
      </div>
    </>
  );
}
