import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { timeMessages } from './time-messages.ts';
import styles from './booking-page.module.css';

/** A day to type, for those who would rather not look for it in a calendar; sent with the same form. */
export function DayField({
  typed,
  problem,
}: {
  typed: string | undefined;
  problem: 'not-a-date' | 'no-such-day' | undefined;
}) {
  const texts = useMessages(timeMessages);
  const error = problem === undefined ? undefined : problem === 'no-such-day' ? texts.noSuchDay : texts.notADay;
  return (
    <Disclosure summary={texts.otherDay} open={error !== undefined}>
      <div className={styles.typedDay}>
        <TextField
          name="day"
          label={texts.otherDay}
          hint={texts.otherDayHint}
          size="narrow"
          autoComplete="off"
          defaultValue={typed}
          error={error}
        />
        <Button>{texts.showDay}</Button>
      </div>
    </Disclosure>
  );
}
