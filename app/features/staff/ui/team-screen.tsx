import { isOwnKey } from '#app/lib/own-key.ts';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneEmpty, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { StaffRole } from '../domain/staff-member.ts';
import { staffWords } from './staff-words.ts';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

interface Props {
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: StaffRole;
    readonly practitioner: string | null;
    readonly hasSecondFactor: boolean;
    readonly seen: string | null;
    readonly isSelf: boolean;
  }[];
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly role: StaffRole;
    readonly practitioner: string | null;
    readonly until: string;
  }[];
}

/** Who may sign in, and who is invited to. */
export function TeamScreen({ members, invitations }: Props) {
  const texts = useMessages(teamMessages).team;
  const { roles } = useMessages(staffWords);
  const said = useFlash();
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href="/admin-dashboard/team/invite" look="main">
          {texts.invite}
        </DeskButton>
      </DeskHead>
      {isOwnKey(texts.said, said) && (
        <Notice kind="success" live>
          <p>{texts.said[said]}</p>
        </Notice>
      )}
      <div className={styles.team}>
        <Pane title={texts.people} note={members.length}>
          <div className={styles.people}>
            <DeskTable
              caption={texts.people}
              captionHidden
              phone="stack"
              columns={[
                { key: 'name', label: texts.name },
                { key: 'role', label: texts.role },
                { key: 'inDiary', label: texts.inDiary },
                { key: 'second', label: texts.second },
                { key: 'seen', label: texts.seen },
              ]}
              rows={members.map((member) => ({
                id: member.id,
                cells: {
                  name: (
                    <span className={styles.person}>
                      <span>
                        <Link href={`/admin-dashboard/team/${member.id}`}>{member.name}</Link>
                        {member.isSelf && ` ${texts.you}`}
                      </span>
                      <small>{member.email}</small>
                    </span>
                  ),
                  role: roles[member.role],
                  inDiary: member.practitioner ?? texts.none,
                  second: member.hasSecondFactor ? texts.set : <b className={styles.missing}>{texts.unset}</b>,
                  seen: member.seen ?? texts.never,
                },
              }))}
            />
          </div>
        </Pane>
        <Pane title={texts.invitations} note={invitations.length || undefined}>
          {invitations.length === 0 ? (
            <PaneEmpty>{texts.noInvitations}</PaneEmpty>
          ) : (
            <PaneList>
              {invitations.map(({ id, email, role, practitioner, until }) => (
                <PaneRow
                  key={id}
                  title={email}
                  text={[roles[role], practitioner, texts.until(until)].filter(Boolean).join(' · ')}
                >
                  <Form method="post" action="/admin-dashboard/team">
                    <DeskButton name="invitationId" value={id}>
                      {texts.withdraw}
                    </DeskButton>
                  </Form>
                </PaneRow>
              ))}
            </PaneList>
          )}
        </Pane>
      </div>
    </>
  );
}
