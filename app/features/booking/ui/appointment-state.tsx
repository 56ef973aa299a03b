import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { OpenInMaps } from '#app/ui/layout/open-in-maps.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages, usePathIn } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { Steps } from '#app/ui/steps/steps.tsx';
import { Ticket } from '#app/ui/ticket/ticket.tsx';
import type { AppointmentView, RefusedChange } from './appointment-view-types.ts';
import { FeeWords } from './fee-words.tsx';
import { bookingMessages } from './messages.ts';
import { manageMessages } from './manage-messages.ts';
import { RefusedChangeSummary } from './refused-change.tsx';
import { ShareAppointment } from './share-appointment.tsx';
import styles from './booking-page.module.css';

type News = 'new' | 'moved' | 'cancelled' | null;
type Texts = (typeof manageMessages)['en'];

function headingOf(texts: Texts, { status, refusal }: AppointmentView, news: News): { title: string; text: string } {
  if (status === 'cancelled') return { title: texts.cancelledTitle, text: texts.cancelledText };
  if (status === 'no-show') return { title: texts.noShowTitle, text: texts.noShowText };
  if (refusal === 'past') return { title: texts.pastTitle, text: texts.pastText };
  if (news === 'moved') return { title: texts.moved, text: texts.movedText };
  if (news === 'new') return { title: texts.booked, text: '' };
  return { title: texts.yourAppointment, text: texts.statusLine[status] };
}

/** Who has just booked or moved puts it into the calendar; who comes back mostly wants to change it. */
function Actions({ view, isNews }: { view: AppointmentView; isNews: boolean }) {
  const texts = useMessages(manageMessages);
  const isOver = view.refusal === 'past' || view.refusal === 'cancelled';
  if (isOver) {
    return (
      <>
        <Button look="primary" href={view.bookAgainHref}>
          {view.status === 'cancelled' || view.status === 'no-show' ? texts.bookAgain : texts.followUp}
        </Button>
        {view.status === 'cancelled' && (
          <Button icon="calendar" href={`${view.path}/calendar.ics`} newDocument>
            {texts.outOfCalendar}
          </Button>
        )}
        <Button href={view.phone.href}>{texts.call(view.phone.display)}</Button>
      </>
    );
  }
  const calendar = (
    <Button look={isNews ? 'primary' : 'secondary'} icon="calendar" href={`${view.path}/calendar.ics`} newDocument>
      {texts.addToCalendar}
    </Button>
  );
  const change =
    view.refusal === null ? (
      <Button look={isNews ? 'secondary' : 'primary'} href={`${view.path}?move`}>
        {texts.moveOrCancel}
      </Button>
    ) : (
      <Button look={isNews ? 'secondary' : 'primary'} href={view.phone.href}>
        {texts.call(view.phone.display)}
      </Button>
    );
  return isNews ? (
    <>
      {calendar}
      {change}
    </>
  ) : (
    <>
      {change}
      {calendar}
    </>
  );
}

function Preparation({ view }: { view: AppointmentView }) {
  const texts = useMessages(manageMessages);
  const { form } = view;
  return (
    <section className={styles.before}>
      <h2>{texts.before}</h2>
      <Steps
        level={3}
        steps={[
          {
            title: texts.formTitle[form],
            content: (
              <>
                <p>{texts.formText}</p>
                <p>
                  <ArrowLink href={view.formHref}>
                    {texts.formLink[form]}
                    <InEnglish href={view.formHref} />
                  </ArrowLink>
                </p>
                <p>
                  <ArrowLink href="/FormDetailPopup">
                    {texts.formDetail}
                    <InEnglish href="/FormDetailPopup" />
                  </ArrowLink>
                </p>
              </>
            ),
          },
          { title: texts.bringTitle, content: <p>{texts.bringText}</p> },
          { title: texts.comeTitle[form], content: <p>{texts.comeText[form]}</p> },
        ]}
      />
    </section>
  );
}

/** The appointment as it stands: just booked, moved, coming, cancelled or past. Its link never dies. */
export function AppointmentState({
  view,
  news,
  refused,
  clinic,
}: {
  view: AppointmentView;
  news: News;
  refused: RefusedChange | undefined;
  clinic: Clinic;
}) {
  const texts = useMessages(manageMessages);
  const words = useMessages(bookingMessages);
  const pathHere = usePathIn();
  const { title, text } = headingOf(texts, view, news);
  const isComing = view.refusal !== 'past' && view.refusal !== 'cancelled';
  const intro = news === 'new' && isComing ? (view.hasMail ? texts.bookedWithMail : texts.bookedWithoutMail) : text;
  return (
    <>
      <title>{title}</title>
      <RefusedChangeSummary refused={refused} view={view} field="appointment" />
      <h1>{title}</h1>
      <p className={styles.lede}>{intro}</p>
      <div className={styles.done}>
        <div id="appointment">
          <Ticket
            referenceLabel={texts.reference}
            reference={view.reference}
            note={
              news === 'new' && (
                <>
                  {texts.referenceNote} <Link href={pathHere('/my-appointment')}>{texts.myAppointment}</Link>
                </>
              )
            }
            facts={[
              { label: words.when, value: <time dateTime={view.startsAt}>{view.when}</time> },
              { label: words.who, value: <LatinWords text={view.who} /> },
              {
                label: words.what,
                value: <LatinWords text={words.typeAndMinutes(view.type.name, view.type.minutes)} />,
              },
              ...(view.treatment === null
                ? []
                : [{ label: words.treatment, value: <LatinWords text={view.treatment} /> }]),
              // Of a visit that was called off, nobody needs to know the way or the fee.
              ...(view.status === 'cancelled'
                ? []
                : [
                    { label: words.where, value: <LatinWords text={view.where} /> },
                    { label: words.fee, value: <FeeWords fee={view.fee} phone={view.phone.display} /> },
                  ]),
            ]}
            actions={<Actions view={view} isNews={news !== null} />}
          />
          {view.refusal === 'late' && (
            <Notice kind="info">
              <PhoneText phone={view.phone.display}>{texts.late(view.phone.display)}</PhoneText>
            </Notice>
          )}
          {view.refusal === 'under-way' && <Notice kind="info">{texts.underWay}</Notice>}
        </div>
        {isComing && <Preparation view={view} />}
        {isComing && (
          <div className={styles.after}>
            <ShareAppointment view={view} />
            <section className={styles.way}>
              <h2>{texts.howToReach}</h2>
              <p>
                <LatinWords text={view.where} />
              </p>
              <OpenInMaps map={clinic.map} />
            </section>
          </div>
        )}
      </div>
    </>
  );
}
