import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody, PaneEmpty, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { tokenDays } from '../domain/access-token.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import styles from './team.module.css';

const here = '/admin-dashboard/account/tokens';

export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly made: string;
  readonly until: string;
  readonly used: string | null;
}

export interface AccessTokensView {
  readonly fhirAddress: string;
  readonly tokens: readonly TokenRow[];
}

export interface AccessTokenAnswer {
  readonly token?: string;
  readonly reason?: 'name' | 'too-many';
  readonly typed?: string;
}

/** The tokens somebody's programs read forms with. A new one is shown this once. */
export function AccessTokensScreen({
  view,
  answer,
}: {
  view: AccessTokensView;
  answer: AccessTokenAnswer | undefined;
}) {
  const texts = useMessages(accessTokenMessages);
  const flash = useFlash();
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href="/admin-dashboard/account">{texts.back}</DeskButton>
      </DeskHead>
      <div className={styles.panes}>
        {answer?.token !== undefined && (
          <Notice kind="success" title={texts.newTitle} live>
            <p>{texts.newText}</p>
            <p>
              <code>{answer.token}</code>
            </p>
          </Notice>
        )}
        {answer?.reason === 'too-many' && (
          <Notice kind="warning" live>
            <p>{texts.tooMany}</p>
          </Notice>
        )}
        {!answer && flash === 'ended' && (
          <Notice kind="success" live>
            <p>{texts.said}</p>
          </Notice>
        )}
        <Pane title={texts.yours} note={view.tokens.length}>
          {view.tokens.length === 0 && <PaneEmpty>{texts.none}</PaneEmpty>}
          <PaneList>
            {view.tokens.map(({ id, name, made, until, used }) => (
              <PaneRow
                key={id}
                title={name}
                text={[texts.made(made), texts.until(until), used === null ? texts.unused : texts.used(used)].join(
                  ', ',
                )}
              >
                <Form method="post" action={here}>
                  <input type="hidden" name="token" value={id} />
                  <DeskButton name="intent" value="revoke" aria-label={texts.revokeOf(name)}>
                    {texts.revoke}
                  </DeskButton>
                </Form>
              </PaneRow>
            ))}
          </PaneList>
        </Pane>
        <Pane title={texts.make}>
          <PaneBody>
            <div className={styles.stack}>
              <p>{texts.lede}</p>
              <p>
                {texts.address}: <code>{view.fhirAddress}</code>
              </p>
              <Form method="post" action={here} noValidate>
                <Draft name="token" endsWithAnswer />
                <DeskFields>
                  <TextField
                    name="name"
                    label={texts.name}
                    hint={texts.nameHint}
                    maxLength={60}
                    autoComplete="off"
                    defaultValue={answer?.typed}
                    error={answer?.reason === 'name' ? texts.nameFault : undefined}
                  />
                  <Select
                    name="days"
                    label={texts.days}
                    defaultValue={String(tokenDays[1])}
                    options={tokenDays.map((days) => ({ value: String(days), label: texts.daysWords(days) }))}
                  />
                </DeskFields>
                <DeskActions>
                  <DeskButton look="main" name="intent" value="make">
                    {texts.make}
                  </DeskButton>
                </DeskActions>
              </Form>
            </div>
          </PaneBody>
        </Pane>
      </div>
    </>
  );
}
