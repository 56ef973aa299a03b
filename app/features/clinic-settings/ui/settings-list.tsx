import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Pane, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { settingsMessages } from './messages.ts';
import styles from './settings.module.css';

interface Props {
  readonly title: string;
  /** The address of the list; each row's form is below it. */
  readonly home: string;
  readonly add: string;
  readonly version: number;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  readonly retiredTitle: string;
  readonly retired: readonly { readonly id: string; readonly name: string }[];
}

/** People or visits, each with its form; and those that could be brought back. */
export function SettingsList({ title, home, add, version, rows, retiredTitle, retired }: Props) {
  const texts = useMessages(settingsMessages);
  return (
    <>
      <title>{title}</title>
      <DeskHead title={title}>
        <DeskButton look="main" href={`${home}/new`}>
          {add}
        </DeskButton>
      </DeskHead>
      <Pane titleHidden title={title}>
        <PaneList>
          {rows.map(({ id, name, text }, index) => (
            <PaneRow key={id} mark={index + 1} title={name} text={text}>
              <Form method="post" action={home} className={styles.order}>
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="move" value={id} />
                {(['earlier', 'later'] as const).map((way) => (
                  <DeskButton
                    key={way}
                    name="intent"
                    value={way}
                    disabled={index === (way === 'earlier' ? 0 : rows.length - 1)}
                    aria-label={texts[way](name)}
                  >
                    {way === 'earlier' ? '↑' : '↓'}
                  </DeskButton>
                ))}
              </Form>
              <DeskButton href={`${home}/${id}`}>
                {texts.change}
                <span className="visually-hidden"> {name}</span>
              </DeskButton>
            </PaneRow>
          ))}
        </PaneList>
      </Pane>
      {retired.length > 0 && (
        <Pane title={retiredTitle}>
          {retired.map(({ id, name }) => (
            <Form key={id} method="post" action={home} className={styles.retired}>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="back" value={id} />
              <span>{name}</span>
              <DeskButton name="intent" value="review">
                {texts.bringBack}
                <span className="visually-hidden"> {name}</span>
              </DeskButton>
            </Form>
          ))}
        </Pane>
      )}
    </>
  );
}
