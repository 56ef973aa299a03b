import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { staffRoles } from '../domain/staff-member.ts';
import { staffWords } from './staff-words.ts';
import { teamMessages } from './team-messages.ts';

interface Props {
  readonly role: string | undefined;
  readonly practitionerId: string | null | undefined;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly roleError?: string | undefined;
  readonly practitionerError?: string | undefined;
}

/** What somebody may do, and who they are in the diary. */
export function MemberFields({ role, practitionerId, people, roleError, practitionerError }: Props) {
  const { invite, rolesText } = useMessages(teamMessages);
  const { roles } = useMessages(staffWords);
  return (
    <>
      <RadioGroup
        name="role"
        legend={invite.role}
        defaultValue={role}
        options={staffRoles.map((value) => ({ value, label: roles[value], hint: rolesText[value] }))}
        error={roleError}
      />
      <Select
        name="practitionerId"
        label={invite.inDiary}
        hint={invite.inDiaryHint}
        defaultValue={practitionerId ?? ''}
        prompt={invite.nobody}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        size="narrow"
        error={practitionerError}
      />
    </>
  );
}
