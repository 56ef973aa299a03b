import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Sending } from '#app/ui/sending/sending.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { Slip } from '#app/ui/ticket/ticket.tsx';
import type { AppointmentView, RefusedChange } from './appointment-view-types.ts';
import { bookingMessages } from './messages.ts';
import { manageMessages } from './manage-messages.ts';
import { RefusedChangeSummary } from './refused-change.tsx';
import styles from './booking-page.module.css';

interface Props {
  readonly view: AppointmentView;
  readonly refused: RefusedChange | undefined;
  readonly unanswered: Unanswered | undefined;
}

/** Asked once, because it cannot be undone. Opening this address changes nothing; only the button does. */
export function CancelQuestion({ view, refused, unanswered }: Props) {
  const texts = useMessages(manageMessages);
  const words = useMessages(bookingMessages);
  return (
    <>
      <title>{texts.cancelTitle}</title>
      <RefusedChangeSummary refused={refused} view={view} field="cancel" />
      <h1>{texts.cancelTitle}</h1>
      <p className={styles.lede}>{texts.cancelText}</p>
      <div className={styles.details}>
        <Form method="post" action={`${view.path}?cancel`}>
          <input type="hidden" name="intent" value="cancel" />
          <Sending unanswered={unanswered} phone={view.phone.display}>
            <Button id="cancel">{texts.cancelYes}</Button>
            <Button look="primary" href={view.path}>
              {texts.cancelNo}
            </Button>
          </Sending>
        </Form>
        <Slip
          facts={[
            { label: words.when, value: view.when },
            { label: words.who, value: <LatinWords text={view.who} /> },
            { label: words.what, value: <LatinWords text={words.typeAndMinutes(view.type.name, view.type.minutes)} /> },
          ]}
        />
      </div>
    </>
  );
}
