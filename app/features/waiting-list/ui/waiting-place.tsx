import { Form } from 'react-router';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Sending } from '#app/ui/sending/sending.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { Slip } from '#app/ui/ticket/ticket.tsx';
import { bookingMessages } from '#app/features/booking/ui/messages.ts';
import { waitingMessages } from './waiting-messages.ts';
import type { PlaceView } from './waiting-view.ts';
import styles from '#app/features/booking/ui/booking-page.module.css';

interface Props {
  readonly view: PlaceView;
  /** "Do you really want to leave?" is being asked. */
  readonly asksToLeave: boolean;
  /** Why what was asked for was not done. */
  readonly formError: { readonly reason: 'offer-over' | 'too-many-attempts'; readonly waitMinutes: number } | undefined;
  readonly unanswered: Unanswered | undefined;
  readonly phone: string;
}

/** A place on the waiting list: still waiting, a time offered, or what became of it. */
export function WaitingPlace({ view, asksToLeave, formError, ...sending }: Props) {
  const texts = useMessages(waitingMessages);
  const words = useMessages(bookingMessages);
  const errors = formError && [
    {
      field: 'place',
      message: formError.reason === 'offer-over' ? texts.offerOver : words.tooMany(formError.waitMinutes),
      phone: formError.reason === 'offer-over' ? undefined : sending.phone,
    },
  ];
  const isWaiting = view.state === 'waiting' || view.state === 'offered';
  return (
    <>
      <div className={errors ? styles.problem : undefined}>
        <ErrorSummary errors={errors ?? []} />
      </div>
      {asksToLeave && isWaiting ? (
        <LeaveQuestion path={view.path} sending={sending} />
      ) : view.offer ? (
        <Offer view={view} offer={view.offer} sending={sending} />
      ) : isWaiting ? (
        <Waiting view={view} />
      ) : (
        <Ended view={view} />
      )}
    </>
  );
}

type SendingProps = Pick<Props, 'unanswered' | 'phone'>;

function Head({ title, text }: { title: string; text: string }) {
  return (
    <>
      <title>{title}</title>
      <h1 id="place" tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lede}>{text}</p>
    </>
  );
}

function Waiting({ view }: { view: PlaceView }) {
  const texts = useMessages(waitingMessages);
  const words = useMessages(bookingMessages);
  return (
    <>
      <Head title={texts.placeTitle} text={view.hasMail ? texts.joinedMail : texts.joinedCall} />
      <div className={styles.details}>
        <div>
          <ButtonRow>
            <Button href={view.bookHref}>{texts.stillFree}</Button>
            <Button href={`${view.path}?leave`}>{texts.leave}</Button>
          </ButtonRow>
          <p>
            {view.hasMail ? texts.keepMail : texts.keep} <a href={view.path}>{view.link}</a>
          </p>
        </div>
        <Slip
          facts={[
            { label: words.what, value: words.typeAndMinutes(view.type.name, view.type.minutes) },
            { label: words.who, value: view.who ?? words.anyone },
            { label: texts.yourDays, value: view.days.join('; ') },
            { label: texts.yourPart, value: texts.parts[view.part] },
          ]}
        >
          {texts.slipNote}
        </Slip>
      </div>
    </>
  );
}

function Offer({
  view,
  offer,
  sending,
}: {
  view: PlaceView;
  offer: NonNullable<PlaceView['offer']>;
  sending: SendingProps;
}) {
  const texts = useMessages(waitingMessages);
  const words = useMessages(bookingMessages);
  return (
    <>
      <Head title={texts.offerTitle} text={texts.offerLede(offer.until)} />
      <div className={styles.details}>
        <Form method="post" action={view.path}>
          <input type="hidden" name="offer" value={offer.id} />
          <Sending {...sending}>
            <Button look="primary" name="intent" value="take">
              {texts.take}
            </Button>
            <Button name="intent" value="decline">
              {texts.decline}
            </Button>
            <Button href={`${view.path}?leave`}>{texts.leave}</Button>
          </Sending>
        </Form>
        <Slip
          facts={[
            { label: words.when, value: offer.when },
            { label: words.who, value: offer.who },
            { label: words.what, value: words.typeAndMinutes(view.type.name, view.type.minutes) },
          ]}
        />
      </div>
    </>
  );
}

function LeaveQuestion({ path, sending }: { path: string; sending: SendingProps }) {
  const texts = useMessages(waitingMessages);
  return (
    <>
      <Head title={texts.leaveTitle} text={texts.leaveText} />
      <Form method="post" action={path}>
        <Sending {...sending}>
          <Button name="intent" value="leave">
            {texts.leaveYes}
          </Button>
          <Button look="primary" href={path}>
            {texts.leaveNo}
          </Button>
        </Sending>
      </Form>
    </>
  );
}

function Ended({ view }: { view: PlaceView }) {
  const texts = useMessages(waitingMessages);
  const { title, text } = {
    booked: { title: texts.bookedTitle, text: texts.bookedText },
    left: { title: texts.leftTitle, text: texts.leftText },
    over: { title: texts.overTitle, text: texts.overText },
  }[view.state === 'booked' || view.state === 'left' ? view.state : 'over'];
  return (
    <>
      <Head title={title} text={text} />
      <div className={styles.actions}>
        {view.appointmentHref === null ? (
          <Button look="primary" href={view.bookHref}>
            {texts.book}
          </Button>
        ) : (
          <Button look="primary" href={view.appointmentHref}>
            {texts.seeAppointment}
          </Button>
        )}
      </div>
    </>
  );
}
