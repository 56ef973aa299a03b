import type { Locale } from '#app/lib/messages.ts';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { templateKinds, type Channel, type TemplateKind } from '../domain/channels.ts';
import { deskMessageTexts } from './desk-messages.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { templatesPath } from './templates-path.ts';
import styles from './desk-messages.module.css';

interface Props {
  readonly language: Locale;
  /** How many of each language's texts the clinic has written itself. */
  readonly changed: Readonly<Record<Locale, number>>;
  readonly templates: readonly {
    readonly kind: TemplateKind;
    readonly channel: Channel;
    readonly version: number;
    readonly body: string;
    /** Number or name under which a carrier knows it. */
    readonly registered: string | null;
    readonly needsRegistration: boolean;
  }[];
}

/** The words of every kind of message, each channel a row. */
export function TemplateList({ language, changed, templates }: Props) {
  const texts = useMessages(deskMessageTexts);
  return (
    <>
      <p className={styles.lede}>{texts.templatesLede}</p>
      <LanguageTabs current={language} changed={changed} hrefOf={(each) => `${templatesPath}?language=${each}`} />
      {templateKinds.map((kind) => (
        <Pane key={kind} title={texts.kinds[kind]}>
          <PaneBody>
            <DeskTable
              caption={texts.kinds[kind]}
              captionHidden
              phone="stack"
              columns={[
                { key: 'way', label: texts.way },
                { key: 'words', label: texts.words },
                { key: 'registered', label: texts.registered },
              ]}
              rows={templates
                .filter((template) => template.kind === kind)
                .map((template) => ({
                  id: template.channel,
                  cells: {
                    way: (
                      <>
                        <Link href={`${templatesPath}/${kind}/${template.channel}/${language}`}>
                          {texts.channels[template.channel]}
                        </Link>
                        {template.version > 0 ? (
                          <StatusWord tone="leaf">{texts.version(template.version)}</StatusWord>
                        ) : (
                          <span className={styles.quiet}>{texts.version(0)}</span>
                        )}
                      </>
                    ),
                    words: (
                      <span className={styles.words} lang={language}>
                        {template.body}
                      </span>
                    ),
                    registered:
                      template.registered ??
                      (template.needsRegistration ? (
                        <StatusWord tone="turmeric">{texts.notRegistered}</StatusWord>
                      ) : (
                        texts.needsNoNumber
                      )),
                  },
                }))}
            />
          </PaneBody>
        </Pane>
      ))}
    </>
  );
}
