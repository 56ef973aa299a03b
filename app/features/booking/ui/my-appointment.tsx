import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { codeMinutes } from '../domain/return-code.ts';
import { bookingMessages } from './messages.ts';
import { myAppointmentMessages } from './my-appointment-messages.ts';
import type { MyAppointmentScreen, RefusedReturn } from './my-appointment-view.ts';
import pageStyles from './booking-page.module.css';
import styles from './my-appointment.module.css';

type Texts = (typeof myAppointmentMessages)['en'];

interface Props {
  readonly screen: MyAppointmentScreen;
  readonly phone: string;
  readonly refused: RefusedReturn | undefined;
}

function refusedWords(texts: Texts, { field, reason, waitMinutes }: RefusedReturn): string {
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

/**
 * Coming back to an appointment: by its reference, or by a code sent to the way on file. Its forms are the browser's own:
 * each answer is a new page, read and seen from its top.
 */
export function MyAppointment({ screen, phone, refused }: Props) {
  const texts = useMessages(myAppointmentMessages);
  const words = useMessages(bookingMessages);
  const error = refused && refusedWords(texts, refused);
  const titles = { start: texts.title, code: texts.codeTitle, list: texts.listTitle };
  const title = titles[screen.kind];
  return (
    <>
      <title>{error === undefined ? title : words.errorTitle(title)}</title>
      <div className={refused ? pageStyles.problem : undefined}>
        <ErrorSummary errors={refused && error !== undefined ? [{ field: refused.field, message: error }] : []} />
      </div>
      <h1>{title}</h1>
      {screen.kind === 'start' && (
        <Start phone={phone} isListClosed={screen.isListClosed} refused={refused} error={error} />
      )}
      {screen.kind === 'code' && <Code phone={phone} error={error} />}
      {screen.kind === 'list' && <List appointments={screen.appointments} />}
    </>
  );
}

function Start({
  phone,
  isListClosed,
  refused,
  error,
}: {
  readonly phone: string;
  readonly isListClosed: boolean;
  readonly refused: RefusedReturn | undefined;
  readonly error: string | undefined;
}) {
  const texts = useMessages(myAppointmentMessages);
  const errorAt = (field: RefusedReturn['field']) => (refused?.field === field ? error : undefined);
  return (
    <>
      <p className={pageStyles.lede}>{texts.lede}</p>
      {isListClosed && <Notice kind="info">{texts.closed}</Notice>}
      <div className={styles.ways}>
        <section aria-labelledby="by-reference">
          <h2 id="by-reference">{texts.byReference}</h2>
          <form method="post" action="/my-appointment" noValidate>
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
              <Button look="primary">{texts.open}</Button>
            </div>
          </form>
        </section>
        <section aria-labelledby="by-code">
          <h2 id="by-code">{texts.byCode}</h2>
          <p>{texts.byCodeText}</p>
          <form method="post" action="/my-appointment" noValidate>
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
              <Button>{texts.send}</Button>
            </div>
          </form>
          <p>
            <b>{texts.orCall}</b> {texts.orCallText} <PhoneLink phone={phone} />
          </p>
        </section>
      </div>
    </>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const texts = useMessages(myAppointmentMessages);
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{texts.call(phone)}</a>;
}

function Code({ phone, error }: { readonly phone: string; readonly error: string | undefined }) {
  const texts = useMessages(myAppointmentMessages);
  return (
    <>
      <p className={pageStyles.lede}>{texts.codeLede(codeMinutes)}</p>
      <div className={styles.ways}>
        {/* Without an address of its own it goes back to this one, ticket and all. */}
        <form method="post" noValidate>
          <TextField
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            size="short"
            error={error}
          />
          <div className={styles.send}>
            <Button look="primary">{texts.open}</Button>
          </div>
        </form>
        <section aria-labelledby="no-code">
          <h2 id="no-code">{texts.noCode}</h2>
          <p>{texts.noCodeText(phone)}</p>
          <p className={styles.more}>
            <PhoneLink phone={phone} />
            <Link href="/my-appointment">{texts.again}</Link>
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
