import { Form } from 'react-router';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { partsOfDay } from '../domain/waiting-list.ts';
import { HiddenFields, PersonFields } from '#app/features/booking/ui/person-fields.tsx';
import { waitingMessages } from './waiting-messages.ts';
import type { JoinView, RefusedJoin } from './waiting-view.ts';

interface Props {
  readonly view: JoinView;
  readonly refused: RefusedJoin | undefined;
  readonly unanswered: Unanswered | undefined;
  readonly phone: string;
}

/** Who waits, for which days. Keeps everything that was typed, whatever was wrong with it. */
export function WaitingForm({ view, refused, unanswered, phone }: Props) {
  const texts = useMessages(waitingMessages);
  const { typed = {}, errors = {} } = refused ?? {};
  const chosen = refused?.days ?? [view.chosen];
  const hidden = refused ? { ...view.hidden, formSeal: refused.formSeal, requestKey: refused.requestKey } : view.hidden;
  return (
    <Form method="post" noValidate>
      <FormBody>
        <HiddenFields fields={hidden} />
        <CheckboxGroup
          id="days"
          legend={texts.days}
          hint={texts.daysHint}
          error={errors.days && (errors.days === 'too-long' ? texts.tooManyDays : texts.noDays)}
        >
          {view.days.map(({ date, label }, index) => (
            <Checkbox
              key={date}
              id={index === 0 ? 'day' : `day-${date}`}
              name="day"
              value={date}
              label={label}
              defaultChecked={chosen.includes(date)}
            />
          ))}
        </CheckboxGroup>
        <RadioGroup
          name="part"
          legend={texts.part}
          options={partsOfDay.map((part) => ({ value: part, label: texts.parts[part] }))}
          defaultValue={refused?.part ?? 'any'}
        />
        <PersonFields
          typed={typed}
          errors={errors}
          words={{ ...texts, send: texts.join }}
          unanswered={unanswered}
          isTooFast={refused?.formError === 'too-fast'}
          phone={phone}
        />
      </FormBody>
    </Form>
  );
}
