import { useMemo, useState } from 'react';
import { Form } from 'react-router';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages, usePathIn } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { Sending } from '#app/ui/sending/sending.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { codeMinutes } from '../domain/return-code.ts';
import { myAppointmentMessages } from './my-appointment-messages.ts';
import type { MyAppointmentScreen, RefusedReturn } from './my-appointment-view.ts';
import { StepTitle } from './step-title.tsx';
import pageStyles from './booking-page.module.css';
import styles from './my-appointment.module.css';

type Texts = (typeof myAppointmentMessages)['en'];

interface Props {
  readonly screen: MyAppointmentScreen;
  readonly phone: string;
  readonly refused: RefusedReturn | undefined;
  readonly unanswered: Unanswered | undefined;
}

function refusalText(texts: Texts, { field, reason, waitMinutes }: RefusedReturn): string {
  switch (reason) {
    case 'too-many-attempts':
      return texts.tooMany(waitMinutes);
    case 'no-match':
      return texts.noMatch;
    case 'wrong-code':
      return texts.wrongCode;
    case 'over':
      return texts.over;
  }
  const { errors } = texts;
  if (field === 'code') return texts.notACode;
  if (field === 'reference') return errors.reference;
  const sentences: Readonly<Record<string, string>> & { readonly other: string } = errors[field];
  return sentences[reason] ?? sentences.other;
}

/** Coming back to an appointment: by its reference, or by a code sent to the way on file. */
export function MyAppointment({ screen, phone, refused, unanswered }: Props) {
  const texts = useMessages(myAppointmentMessages);
  const error = refused && refusalText(texts, refused);
  const errors = useMemo(
    () =>
      refused && error !== undefined
        ? [{ field: refused.field, message: error, phone: refused.reason === 'too-many-attempts' ? phone : undefined }]
        : [],
    [refused, error, phone],
  );
  const titles = { start: texts.title, code: texts.codeTitle, list: texts.listTitle };
  const title = titles[screen.kind];
  return (
    <>
      <StepTitle text={title} hasErrors={errors.length > 0} />
      <div className={refused ? pageStyles.problem : undefined}>
        <ErrorSummary errors={errors} />
      </div>
      <h1>{title}</h1>
      {screen.kind === 'start' && (
        <Start
          phone={phone}
          isListClosed={screen.isListClosed}
          refused={refused}
          error={error}
          unanswered={unanswered}
        />
      )}
      {screen.kind === 'code' && <Code phone={phone} error={error} unanswered={unanswered} />}
      {screen.kind === 'list' && <List appointments={screen.appointments} />}
    </>
  );
}

type Way = 'reference' | 'code';

function Start({
  phone,
  isListClosed,
  refused,
  error,
  unanswered,
}: Pick<Props, 'phone' | 'refused' | 'unanswered'> & {
  readonly isListClosed: boolean;
  readonly error: string | undefined;
}) {
  const texts = useMessages(myAppointmentMessages);
  const pathHere = usePathIn();
  const [sent, setSent] = useState<Way>();
  const sendingOf = (way: Way) => ({ intent: way, unanswered: sent === way ? unanswered : undefined, phone });
  const errorAt = (field: RefusedReturn['field']) => (refused?.field === field ? error : undefined);
  return (
    <>
      <p className={pageStyles.lede}>{texts.lede}</p>
      {isListClosed && <Notice kind="info">{texts.closed}</Notice>}
      <div className={styles.ways}>
        <section aria-labelledby="by-reference">
          <h2 id="by-reference">{texts.byReference}</h2>
          <Form method="post" action={pathHere('/my-appointment')} noValidate onSubmit={() => setSent('reference')}>
            <input type="hidden" name="intent" value="reference" />
            <TextField
              name="mobileNumber"
              label={texts.mobileNumber}
              hint={texts.mobileHint}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              size="narrow"
              defaultValue={refused?.typed.mobileNumber}
              error={errorAt('mobileNumber')}
            />
            <TextField
              name="reference"
              label={texts.reference}
              hint={texts.referenceHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              size="narrow"
              defaultValue={refused?.typed.reference}
              error={errorAt('reference')}
            />
            <div className={styles.send}>
              <Sending label={texts.open} {...sendingOf('reference')} />
            </div>
          </Form>
        </section>
        <section aria-labelledby="by-code">
          <h2 id="by-code">{texts.byCode}</h2>
          <p>{texts.byCodeText}</p>
          <Form method="post" action={pathHere('/my-appointment')} noValidate onSubmit={() => setSent('code')}>
            <input type="hidden" name="intent" value="code" />
            <TextField
              name="contact"
              label={texts.contact}
              inputMode="email"
              autoComplete="on"
              autoCapitalize="none"
              spellCheck={false}
              size="narrow"
              defaultValue={refused?.typed.contact}
              error={errorAt('contact')}
            />
            <div className={styles.send}>
              <Sending label={texts.send} look="secondary" {...sendingOf('code')} />
            </div>
          </Form>
          <p>
            <b>{texts.orCall}</b> <PhoneText phone={phone}>{texts.orCallText(phone)}</PhoneText>
          </p>
        </section>
      </div>
    </>
  );
}

function Code({
  phone,
  error,
  unanswered,
}: Pick<Props, 'phone' | 'unanswered'> & { readonly error: string | undefined }) {
  const texts = useMessages(myAppointmentMessages);
  const pathHere = usePathIn();
  return (
    <>
      <p className={pageStyles.lede}>{texts.codeLede(codeMinutes)}</p>
      <div className={styles.ways}>
        {/* Without an address of its own it goes back to this one, ticket and all. */}
        <Form method="post" noValidate>
          <TextField
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            size="short"
            error={error}
          />
          <div className={styles.send}>
            <Sending label={texts.open} unanswered={unanswered} phone={phone} />
          </div>
        </Form>
        <section aria-labelledby="no-code">
          <h2 id="no-code">{texts.noCode}</h2>
          <p>
            <PhoneText phone={phone}>{texts.noCodeText(phone)}</PhoneText>
          </p>
          <p className={styles.more}>
            <Link href={pathHere('/my-appointment')}>{texts.again}</Link>
          </p>
        </section>
      </div>
    </>
  );
}

function List({ appointments }: Pick<Extract<MyAppointmentScreen, { kind: 'list' }>, 'appointments'>) {
  const texts = useMessages(myAppointmentMessages);
  return (
    <>
      <p className={pageStyles.lede}>{texts.listLede}</p>
      <ul className={styles.list}>
        {appointments.map(({ href, when, who }) => (
          <li key={href}>
            <Link href={href}>{when}</Link>
            <p>{who}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
