import { data, Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { clinic } from '#app/platform/content/clinic.ts';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { resendManageLink } from '../server/resend-manage-link.ts';
import { bookingContext } from '../server/running-booking.ts';
import { detailsMessages } from '../ui/details-messages.ts';
import { findMessages } from '../ui/find-messages.ts';
import { bookingMessages } from '../ui/messages.ts';
import { fieldWords } from '../ui/error-words.ts';
import styles from '../ui/booking-page.module.css';
import type { Route } from './+types/my-appointment.ts';

export function loader() {
  return { phone: clinic().phones[0] ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const typed = (await request.formData()).get('mobileNumber');
  const mobileNumber = typeof typed === 'string' ? typed.slice(0, 200) : '';
  const outcome = await resendManageLink(booking, {
    mobileNumber,
    address: context.get(clientAddressContext) ?? 'unknown',
  });
  if (outcome.ok) return { isSent: true, typed: '', reason: null, waitMinutes: 0 };
  const isLimited = outcome.reason === 'too-many-attempts';
  const waitMinutes = outcome.reason === 'too-many-attempts' ? Math.ceil(outcome.retryAfterSeconds / 60) : 0;
  const reason = outcome.reason === 'empty' ? 'required' : outcome.reason;
  return data({ isSent: false, typed: mobileNumber, reason, waitMinutes }, { status: isLimited ? 429 : 422 });
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function MyAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(findMessages);
  const words = useMessages(bookingMessages);
  const details = useMessages(detailsMessages);
  if (actionData?.isSent) {
    return (
      <div className={`wrap ${styles.page}`}>
        <title>{texts.findDone}</title>
        <h1>{texts.findDone}</h1>
        <p className={styles.lede}>{texts.findDoneText(loaderData.phone)}</p>
      </div>
    );
  }
  const reason = actionData?.reason;
  const error =
    reason === undefined || reason === null
      ? undefined
      : reason === 'too-many-attempts'
        ? words.tooMany(actionData?.waitMinutes ?? 1)
        : fieldWords(details, 'mobileNumber', reason);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{error ? words.errorTitle(texts.findTitle) : texts.findTitle}</title>
      <div className={error ? styles.problem : undefined}>
        <ErrorSummary errors={error ? [{ field: 'mobileNumber', message: error }] : []} />
      </div>
      <h1>{texts.findTitle}</h1>
      <p className={styles.lede}>{texts.findLede}</p>
      <Form method="post" noValidate>
        <TextField
          name="mobileNumber"
          label={details.mobileNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          size="narrow"
          defaultValue={actionData?.typed}
          error={error}
        />
        <div className={styles.actions}>
          <Button look="primary">{texts.findSend}</Button>
        </div>
      </Form>
    </div>
  );
}
