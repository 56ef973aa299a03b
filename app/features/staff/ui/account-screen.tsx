import { isOwnKey } from '#app/lib/own-key.ts';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { SignInFactor } from '../domain/session.ts';
import type { StaffRole } from '../domain/staff-member.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import { BackupCodes } from './backup-codes-list.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { staffWords } from './staff-words.ts';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

const here = '/admin-dashboard/account';

export interface AccountData {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly isRecent: boolean;
  readonly hasApp: boolean;
  /** Whether programs of theirs may read what they may. */
  readonly mayHaveTokens: boolean;
  readonly codesLeft: number;
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly added: string }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly isThis: boolean;
    readonly factor: SignInFactor;
    readonly started: string;
    readonly seen: string;
    readonly address: string;
    readonly device: { readonly browser?: string; readonly system?: string };
  }[];
}

export interface AccountAnswer {
  readonly reason: 'name' | 'last-one' | 'unknown' | null;
  readonly typed?: string;
  readonly codes?: readonly string[];
}

interface Props {
  readonly account: AccountData;
  readonly answer: AccountAnswer | undefined;
}

/** Everything somebody can change about how they sign in. */
export function AccountScreen({ account, answer }: Props) {
  const texts = useMessages(teamMessages).account;
  const said = useFlash();
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      {!answer && isOwnKey(texts.said, said) && (
        <Notice kind="success" live>
          <p>{texts.said[said]}</p>
        </Notice>
      )}
      {answer?.reason === 'last-one' && (
        <Notice kind="warning" live>
          <p>{texts.lastOne}</p>
        </Notice>
      )}
      <div className={styles.panes}>
        {answer?.codes && (
          <section className={styles.codes}>
            <BackupCodes codes={answer.codes} to={here} />
          </section>
        )}
        <Who account={account} answer={answer} />
        <SecondFactors account={account} />
        <Sessions account={account} />
      </div>
    </>
  );
}

function Who({ account, answer }: Props) {
  const texts = useMessages(teamMessages).account;
  const { roles } = useMessages(staffWords);
  const tokens = useMessages(accessTokenMessages);
  return (
    <Pane title={texts.who} note={roles[account.role]}>
      <PaneBody>
        <Form method="post" action={here} noValidate>
          <Draft name="name" />
          <DeskFields>
            <TextField
              name="name"
              label={texts.name}
              hint={texts.nameHint}
              autoComplete="name"
              maxLength={100}
              defaultValue={answer?.typed ?? account.name}
              error={answer?.reason === 'name' ? texts.nameFault : undefined}
            />
          </DeskFields>
          <DeskActions>
            <DeskButton name="intent" value="rename">
              {texts.save}
            </DeskButton>
          </DeskActions>
        </Form>
      </PaneBody>
      <PaneList>
        <PaneRow title={texts.email} text={account.email} />
        <PaneRow title={texts.password}>
          <DeskButton href={`${here}/password`}>{texts.changePassword}</DeskButton>
        </PaneRow>
        {account.mayHaveTokens && (
          <PaneRow title={tokens.row}>
            <DeskButton href={`${here}/tokens`}>{tokens.open}</DeskButton>
          </PaneRow>
        )}
      </PaneList>
    </Pane>
  );
}

function SecondFactors({ account }: { account: AccountData }) {
  const texts = useMessages(teamMessages).account;
  const { hasApp, isRecent, passkeys, codesLeft } = account;
  return (
    <Pane title={texts.second}>
      <PaneList>
        <PaneRow title={texts.app} text={hasApp ? texts.codesLeft(codesLeft) : texts.appNone}>
          <DeskButton href={`${here}/authenticator`}>{hasApp ? texts.newApp : texts.firstApp}</DeskButton>
          {hasApp && isRecent && (
            <Form method="post" action={here} className={styles.inline}>
              <DeskButton name="intent" value="new-codes">
                {texts.newCodes}
              </DeskButton>
              {passkeys.length > 0 && (
                <DeskButton name="intent" value="remove-app" look="bare">
                  {texts.removeApp}
                </DeskButton>
              )}
            </Form>
          )}
        </PaneRow>
        {passkeys.map(({ id, name, added }) => (
          <PaneRow key={id} title={`${texts.passkey}: ${name}`} text={texts.added(added)}>
            {isRecent && (
              <Form method="post" action={here}>
                <input type="hidden" name="passkeyId" value={id} />
                <DeskButton name="intent" value="remove-passkey" look="bare">
                  {texts.removePasskey}
                </DeskButton>
              </Form>
            )}
          </PaneRow>
        ))}
      </PaneList>
      <PaneBody>
        {isRecent ? (
          <PasskeyButton purpose="add" to={here} />
        ) : (
          <>
            <p>{texts.confirmText}</p>
            <DeskButton href={`/admin-dashboard/confirm?to=${encodeURIComponent(here)}`}>
              {texts.confirmFirst}
            </DeskButton>
          </>
        )}
      </PaneBody>
    </Pane>
  );
}

function Sessions({ account: { sessions } }: { account: AccountData }) {
  const messages = useMessages(teamMessages);
  const texts = messages.account;
  return (
    <Pane title={texts.sessions} note={sessions.length}>
      <PaneList>
        {sessions.map(({ id, isThis, factor, started, seen, address, device }) => (
          <PaneRow
            key={id}
            title={texts.device(device.browser, device.system)}
            text={
              <>
                {texts.sessionText(messages.factors[factor], started, address)}
                <br />
                {isThis ? texts.here : texts.seen(seen)}
              </>
            }
          >
            {!isThis && (
              <Form method="post" action={here}>
                <input type="hidden" name="sessionId" value={id} />
                <DeskButton name="intent" value="end-session">
                  {texts.end}
                </DeskButton>
              </Form>
            )}
          </PaneRow>
        ))}
      </PaneList>
      {sessions.length > 1 && (
        <PaneBody>
          <Form method="post" action={here}>
            <DeskButton name="intent" value="end-others">
              {texts.endOthers}
            </DeskButton>
          </Form>
        </PaneBody>
      )}
    </Pane>
  );
}
