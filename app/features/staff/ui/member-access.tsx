import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody, PaneEmpty, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { SignInFactor } from '../domain/session.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import type { TokenRow } from './access-tokens-screen.tsx';
import { teamMessages } from './team-messages.ts';

export interface MemberAccessView {
  readonly sessions: readonly {
    readonly id: string;
    readonly factor: SignInFactor;
    readonly started: string;
    readonly seen: string;
    readonly address: string;
    readonly device: { readonly browser?: string; readonly system?: string };
  }[];
  readonly tokens: readonly TokenRow[];
  /** Whose calendars they made an address for. */
  readonly feeds: readonly string[];
}

/** By what a colleague comes in without signing in anew, and the button that ends all of it. */
export function MemberAccess({ access, isSelf }: { access: MemberAccessView; isSelf: boolean }) {
  const messages = useMessages(teamMessages);
  const tokenTexts = useMessages(accessTokenMessages);
  const texts = messages.member;
  const { sessions, tokens, feeds } = access;
  const all = sessions.length + tokens.length + feeds.length;
  return (
    <Pane title={texts.access} note={all}>
      {all === 0 && <PaneEmpty>{texts.noAccess}</PaneEmpty>}
      <PaneList>
        {sessions.map(({ id, factor, started, seen, address, device }) => (
          <PaneRow
            key={id}
            title={messages.account.device(device.browser, device.system)}
            text={
              <>
                {messages.account.sessionText(messages.factors[factor], started, address)}
                <br />
                {messages.account.seen(seen)}
              </>
            }
          />
        ))}
        {tokens.map(({ id, name, made, until, used }) => (
          <PaneRow
            key={id}
            title={texts.token(name)}
            text={[
              tokenTexts.made(made),
              tokenTexts.until(until),
              used === null ? tokenTexts.unused : tokenTexts.used(used),
            ].join(', ')}
          />
        ))}
        {feeds.map((name) => (
          <PaneRow key={name} title={texts.feed(name)} text={texts.feedText} />
        ))}
      </PaneList>
      {!isSelf && all > 0 && (
        <PaneBody>
          <p>{texts.endAllText}</p>
          <Form method="post">
            <DeskButton name="intent" value="sign-out">
              {texts.endAll}
            </DeskButton>
          </Form>
        </PaneBody>
      )}
    </Pane>
  );
}
