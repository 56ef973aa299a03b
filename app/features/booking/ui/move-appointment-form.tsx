import { Button } from '#app/ui/button/button.tsx';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import type { AppointmentView, RefusedChange } from './appointment-view-types.ts';
import { bookingMessages } from './messages.ts';
import { manageMessages } from './manage-messages.ts';
import { RefusedChangeSummary } from './refused-change.tsx';
import { TimeChoice } from './time-choice.tsx';
import type { TimeChoiceView } from './view-types.ts';
import styles from './booking-page.module.css';

interface Props {
  readonly view: AppointmentView;
  readonly choice: TimeChoiceView;
  readonly refused: RefusedChange | undefined;
  readonly unanswered: Unanswered | undefined;
}

/** Another time for the same visit: the old one stays until the new one is booked. */
export function MoveAppointment({ view, choice, refused, unanswered }: Props) {
  const texts = useMessages(manageMessages);
  const words = useMessages(bookingMessages);
  return (
    <>
      <title>{refused ? words.errorTitle(texts.moveTitle) : texts.moveTitle}</title>
      <ArrowLink href={view.path} back>
        {texts.yourAppointment}
      </ArrowLink>
      <RefusedChangeSummary refused={refused} view={view} field="next-free" />
      <h1>{texts.moveTitle}</h1>
      <p className={styles.lede}>
        {texts.moveLede(view.when)} {view.changeUntil !== null && texts.changeUntil(view.changeUntil)}
      </p>
      <p className={styles.cancelInstead}>
        <Button href={`${view.path}?cancel`}>{texts.cancelLink}</Button>
      </p>
      <TimeChoice
        view={choice}
        chosen={undefined}
        hidden={{ intent: 'move' }}
        method="post"
        action={`${view.path}?move`}
        button={texts.moveTo}
        unanswered={unanswered}
        city={view.city}
        phone={view.phone.display}
        about={words.typeAndMinutes(view.type.name, view.type.minutes)}
      />
    </>
  );
}
