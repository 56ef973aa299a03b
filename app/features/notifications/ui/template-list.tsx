import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { templateKinds, type Channel, type TemplateKind } from '../domain/channels.ts';
import { deskMessageTexts } from './desk-messages.ts';
import styles from './desk-messages.module.css';

interface Props {
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
export function TemplateList({ templates }: Props) {
  const texts = useMessages(deskMessageTexts);
  return (
    <>
      <p className={styles.lede}>{texts.templatesLede}</p>
      {templateKinds.map((kind) => (
        <Pane key={kind} title={texts.kinds[kind]}>
          <PaneBody>
            <DeskTable
              caption={texts.kinds[kind]}
              captionHidden
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
                        <Link href={`/admin-dashboard/messages/templates/${kind}/${template.channel}`}>
                          {texts.channels[template.channel]}
                        </Link>
                        <span className={styles.quiet}>{texts.version(template.version)}</span>
                      </>
                    ),
                    words: <span className={styles.words}>{template.body}</span>,
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
