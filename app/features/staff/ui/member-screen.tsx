import { isOwnKey } from '#app/lib/own-key.ts';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { StaffRole } from '../domain/staff-member.ts';
import { MemberAccess, type MemberAccessView } from './member-access.tsx';
import { MemberFields } from './member-fields.tsx';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

type Refusal = keyof (typeof teamMessages)['en']['member']['refused'];

interface Props {
  readonly member: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: StaffRole;
    readonly practitionerId: string | null;
  };
  readonly access: MemberAccessView;
  readonly isSelf: boolean;
  readonly hasMail: boolean;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly answer: { readonly reason: Refusal } | undefined;
}

/** One colleague: role, sessions, help, and the way out. */
export function MemberScreen({ member, access, isSelf, hasMail, people, answer }: Props) {
  const texts = useMessages(teamMessages).member;
  const said = useFlash();
  return (
    <>
      <title>{member.name}</title>
      <DeskHead
        title={member.name}
        before={
          <DeskButton href="/admin-dashboard/team" look="bare">
            {texts.back}
          </DeskButton>
        }
        note={member.email}
      />
      {!answer && isOwnKey(texts.said, said) && (
        <Notice kind="success" live>
          <p>{texts.said[said]}</p>
        </Notice>
      )}
      {answer && (
        <Notice kind="warning" live>
          <p>{texts.refused[answer.reason]}</p>
        </Notice>
      )}
      <div className={styles.panes}>
        <Pane title={texts.rights}>
          <PaneBody>
            <Form method="post" noValidate>
              <Draft name="member" />
              <input type="hidden" name="seenRole" value={member.role} />
              <input type="hidden" name="seenPractitioner" value={member.practitionerId ?? ''} />
              <DeskFields>
                <MemberFields role={member.role} practitionerId={member.practitionerId} people={people} />
              </DeskFields>
              <DeskActions>
                <DeskButton look="main" name="intent" value="change">
                  {texts.save}
                </DeskButton>
              </DeskActions>
            </Form>
          </PaneBody>
        </Pane>
        <div className={styles.stack}>
          <MemberAccess access={access} isSelf={isSelf} />
          {!isSelf && (
            <Pane title={texts.help}>
              <PaneBody>
                <p>{hasMail ? texts.helpText(member.email) : texts.helpNoMail(member.email)}</p>
                {hasMail && (
                  <Form method="post">
                    <DeskButton name="intent" value="help">
                      {texts.helpSend}
                    </DeskButton>
                  </Form>
                )}
              </PaneBody>
            </Pane>
          )}
          <Pane title={texts.remove}>
            <PaneBody>
              <p>{texts.removeText}</p>
              <Disclosure summary={texts.removeAsk}>
                <Form method="post">
                  <DeskButton look="grave" name="intent" value="remove">
                    {texts.removeSend(member.name)}
                  </DeskButton>
                </Form>
              </Disclosure>
            </PaneBody>
          </Pane>
        </div>
      </div>
    </>
  );
}
