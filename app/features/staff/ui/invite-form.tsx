import { useMemo } from 'react';
import { Form } from 'react-router';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { MemberFields } from './member-fields.tsx';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

type Fault = 'email' | 'role' | 'already-here' | 'no-such-practitioner' | 'place-taken';

interface Typed {
  readonly email: string;
  readonly role: string;
  readonly practitionerId: string;
}

interface Props {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly hasMail: boolean;
  readonly answer:
    /** The link is null where it went out by mail. */
    | { readonly ok: true; readonly link: string | null; readonly email: string }
    | { readonly ok: false; readonly typed: Typed; readonly faults: readonly Fault[] }
    | undefined;
}

const fieldOf: Readonly<Record<Fault, string>> = {
  email: 'email',
  'already-here': 'email',
  role: 'role',
  'no-such-practitioner': 'practitionerId',
  'place-taken': 'practitionerId',
};
const none: readonly Fault[] = [];

/** Invites a colleague; afterwards shows the link. */
export function InviteForm({ people, hasMail, answer }: Props) {
  const messages = useMessages(teamMessages);
  const texts = messages.invite;
  const faults = answer?.ok === false ? answer.faults : none;
  const errors = useMemo(
    (): FieldError[] => faults.map((fault) => ({ field: fieldOf[fault], message: texts.faults[fault] })),
    [faults, texts],
  );
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const typed = answer?.ok === false ? answer.typed : undefined;
  const back = (
    <DeskButton href="/admin-dashboard/team" look="bare">
      {texts.cancel}
    </DeskButton>
  );
  if (answer?.ok)
    return (
      <div className={styles.narrow}>
        <title>{texts.madeTitle}</title>
        <DeskHead title={texts.madeTitle} />
        <Notice kind="success" live>
          {answer.link === null ? (
            <p>{texts.mailed(answer.email)}</p>
          ) : (
            <CopyLink label={texts.madeTitle} hint={texts.made(answer.email)} link={answer.link} />
          )}
        </Notice>
        <DeskActions>{back}</DeskActions>
      </div>
    );
  return (
    <div className={styles.narrow}>
      <title>{errors.length > 0 ? messages.errorTitle(texts.title) : texts.title}</title>
      <ErrorSummary errors={errors} />
      <DeskHead title={texts.title} />
      <Form method="post" noValidate>
        <Draft name="invite" endsWithAnswer />
        <DeskFields>
          <TextField
            name="email"
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            defaultValue={typed?.email}
            error={errorOf('email')}
          />
          <MemberFields
            role={typed?.role}
            practitionerId={typed?.practitionerId}
            people={people}
            roleError={errorOf('role')}
            practitionerError={errorOf('practitionerId')}
          />
          <p>{hasMail ? texts.withMail : texts.withoutMail}</p>
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.send}</DeskButton>
          {back}
        </DeskActions>
      </Form>
    </div>
  );
}
