import { data, redirect } from 'react-router';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { breadcrumbData, pageMeta } from '#app/ui/page-meta.ts';
import { StepTrail } from '#app/ui/step-trail/step-trail.tsx';
import { Slip } from '#app/ui/ticket/ticket.tsx';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { bookingContext } from '../server/running-booking.ts';
import { DayField } from '../ui/day-field.tsx';
import { DetailsForm } from '../ui/details-form.tsx';
import { summaryOf } from '../ui/error-words.ts';
import { bookingMessages } from '../ui/messages.ts';
import { TimeChoice } from '../ui/time-choice.tsx';
import { TypeChoice } from '../ui/type-choice.tsx';
import styles from '../ui/booking-page.module.css';
import { readBookingStep, type BookingStep } from './booking-steps.ts';
import { submitBooking, type RefusedBooking } from './submit-booking.ts';
import type { Route } from './+types/book-appointment.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readBookingStep(required(context.get(bookingContext), 'booking'), new URL(request.url).searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const outcome = await submitBooking(booking, await request.formData(), address);
  if (outcome.ok) return redirect(`/appointment/${outcome.manageToken}?new`, 303);
  return data(outcome, { status: outcome.status });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { site } = matches[0].loaderData;
  const texts = bookingMessages.en;
  const path = '/book-appointment';
  return pageMeta({
    title: texts.pageTitle,
    description: texts.pageDescription(site.name),
    path,
    site,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: texts.home, path: '/' },
        { name: texts.pageTitle, path },
      ]),
    ],
  }).filter((tag) => !('title' in tag));
};

/** A title of the screen's own, as it changes with the step and with errors. */
function Title({ text, hasErrors }: { text: string; hasErrors: boolean }) {
  const texts = useMessages(bookingMessages);
  return <title>{hasErrors ? texts.errorTitle(text) : text}</title>;
}

type Of<S extends BookingStep['step']> = Extract<BookingStep, { step: S }>;

function TypeStep({ step }: { step: Of<'type'> }) {
  const texts = useMessages(bookingMessages);
  return (
    <>
      <Title text={texts.pageTitle} hasErrors={false} />
      <StepTrail steps={texts.steps} current={1} />
      <h1>{texts.pageTitle}</h1>
      <p className={styles.lede}>{texts.chooseTypeLede}</p>
      <TypeChoice types={step.types} isUnknown={step.isUnknown} phone={step.phone} />
    </>
  );
}

function TimeStep({ step }: { step: Of<'time'> }) {
  const texts = useMessages(bookingMessages);
  const about = texts.typeAndMinutes(step.type.name, step.type.minutes);
  const errors: FieldError[] = step.lacksTime ? [{ field: 'next-free', message: texts.noTimeChosen }] : [];
  return (
    <>
      <Title text={texts.chooseTime} hasErrors={step.lacksTime} />
      <StepTrail steps={texts.steps} current={1} />
      <div className={errors.length > 0 ? styles.problem : undefined}>
        <ErrorSummary errors={errors} />
      </div>
      <h1>{texts.chooseTime}</h1>
      <p className={styles.for}>
        <b>{about}</b>
        {step.treatment && <span>{texts.forTreatment(step.treatment)}</span>}
        <Link href={step.changeHref} aria-label={texts.changeType}>
          {texts.change}
        </Link>
      </p>
      {step.isUnknownPerson && <Notice kind="warning">{texts.unknownPractitioner}</Notice>}
      {step.people.length > 0 && (
        <nav className={styles.who} aria-labelledby="with">
          <h2 id="with">{texts.with}</h2>
          <Times fit="words">
            {step.people.map(({ name, href, isChosen }) => (
              <TimeLink key={href} href={href} current={isChosen}>
                {name ?? texts.anyone}
              </TimeLink>
            ))}
          </Times>
        </nav>
      )}
      <TimeChoice
        key={`${step.type.id} ${step.hidden.practitioner ?? ''}`}
        view={step.view}
        chosen={undefined}
        hidden={step.hidden}
        method="get"
        action="/book-appointment"
        button={texts.continue}
        city={step.city}
        phone={step.phone}
        about={about}
      >
        <DayField typed={step.typedDay?.text} problem={step.typedDay?.problem} />
      </TimeChoice>
    </>
  );
}

function troubleWords(texts: (typeof bookingMessages)['en'], refused: RefusedBooking | undefined): string | null {
  switch (refused?.trouble) {
    case undefined:
    case null:
      return null;
    case 'slot-taken':
      return texts.slotTaken;
    case 'not-offered':
      return texts.notOffered;
    case 'too-many-attempts':
      return texts.tooMany(refused?.waitMinutes ?? 1);
    case 'too-fast':
      return texts.tooFast;
    case 'key-reused':
      return texts.keyReused;
  }
}

function DetailsStep({ step, refused }: { step: Of<'details'>; refused: RefusedBooking | undefined }) {
  const texts = useMessages(bookingMessages);
  const trouble = troubleWords(texts, refused);
  const errors: FieldError[] = [
    ...(trouble === null
      ? []
      : [{ field: refused?.nearby && refused.nearby.length > 0 ? 'time' : 'fullName', message: trouble }]),
    ...summaryOf(texts, refused?.errors ?? {}),
  ];
  const facts = [
    { label: texts.when, value: step.when },
    { label: texts.who, value: step.who ?? texts.anyoneFree },
    { label: texts.what, value: texts.typeAndMinutes(step.type.name, step.type.minutes) },
    ...(step.fee === null ? [] : [{ label: texts.fee, value: texts.feeAtClinic(step.fee) }]),
  ];
  return (
    <>
      <Title text={texts.details} hasErrors={errors.length > 0} />
      <StepTrail steps={texts.steps} current={2} />
      <div className={errors.length > 0 ? styles.problem : undefined}>
        <ErrorSummary errors={errors} />
      </div>
      <h1>{texts.details}</h1>
      <p className={styles.lede}>{texts.detailsLede}</p>
      <div className={styles.details}>
        <DetailsForm
          action={step.action}
          hidden={{
            ...step.hidden,
            ...(refused
              ? { formSeal: refused.formSeal, requestKey: refused.requestKey, treatment: refused.typed.treatment }
              : {}),
          }}
          time={step.time}
          nearby={refused?.nearby ?? null}
          allTimesHref={step.changeHref}
          typed={refused?.typed ?? {}}
          errors={refused?.errors ?? {}}
        />
        <Slip facts={facts}>
          {texts.notHeld} <Link href={step.changeHref}>{texts.changeTime}</Link>
        </Slip>
      </div>
    </>
  );
}

export default function BookAppointment({ loaderData: step, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`} data-books>
      {step.step === 'type' && <TypeStep step={step} />}
      {step.step === 'time' && <TimeStep step={step} />}
      {step.step === 'details' && <DetailsStep step={step} refused={actionData} />}
    </div>
  );
}
