import { data, Form, redirect, useNavigation } from 'react-router';
import { shareLinks } from '#app/lib/share-links.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { email } from '#app/lib/person-fields.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic as clinicFacts } from '#app/platform/content/clinic.ts';
import { clientAddressContext, renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { SendLink } from '#app/ui/copy-link/send-link.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { sendFormLink } from '../server/send-form-link.ts';
import { typedText } from '../ui/fields/typed-value.ts';
import { StepFrame } from '../ui/steps/step-frame.tsx';
import { stepMessages } from '../ui/steps/step-messages.ts';
import styles from '../ui/steps/step.module.css';
import { UnknownForm } from '../ui/steps/unknown-form.tsx';
import { draftAt, formPath } from './form-at.ts';
import type { Route } from './+types/finish-later.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { intake, draft } = found;
  const { origin } = required(context.get(renderInputsContext), 'facts');
  const path = formPath(draft);
  const { date } = wallClockOf(draft.expiresAt.epochMilliseconds, intake.timeZone);
  const { name } = clinicFacts();
  const link = `${origin}${path}`;
  const until = formatDate(date);
  const texts = stepMessages.en;
  return {
    kind: draft.kind,
    path,
    link,
    share: shareLinks({ title: texts.shareTitle(name), text: texts.shareText(name, until), link }),
    until,
    email: typedText(draft.typed['email']),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await draftAt({ context, params });
  if (!found) return data(null, { status: 404 });
  const { intake, draft } = found;
  const typed = (await request.formData()).get('email');
  const parsed = email.safeParse(typeof typed === 'string' ? typed : '');
  if (!parsed.success || parsed.data === undefined)
    return data({ said: 'bad-email', email: typeof typed === 'string' ? typed : '' } as const, { status: 422 });
  const address = context.get(clientAddressContext) ?? 'unknown';
  const sent = await sendFormLink(intake, draft, { email: parsed.data, address });
  if (sent.ok) return data({ said: 'sent', email: parsed.data } as const);
  if (sent.reason === 'gone') throw redirect(formPath(draft), 303);
  return data({ said: 'too-many', email: parsed.data } as const, { status: 429 });
}

export default function FinishLater({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const texts = useMessages(stepMessages);
  const navigation = useNavigation();
  const { clinic } = matches[0].loaderData.layout;
  if (loaderData === null) return <UnknownForm form={params.form} clinic={clinic} />;
  const { kind, path, link, share, until } = loaderData;
  const said = actionData?.said;
  return (
    <StepFrame kind={kind} shortName={clinic.shortName}>
      <title>{texts.pageTitle(texts.laterTitle, texts.form[kind])}</title>
      <div className={styles.problem}>
        <ErrorSummary errors={said === 'bad-email' ? [{ field: 'email', message: texts.badEmail }] : []} />
        {said === 'sent' && (
          <Notice kind="success" live>
            <p>{texts.linkSent}</p>
          </Notice>
        )}
        {said === 'too-many' && (
          <Notice kind="warning" live>
            <p>{texts.tooManyLinks}</p>
          </Notice>
        )}
      </div>
      <h1>{texts.laterTitle}</h1>
      <p className={styles.lede}>{texts.laterLede(until)}</p>
      <section className={styles.share}>
        <CopyLink label={texts.laterLink} hint={texts.laterLinkHint} link={link} />
        <SendLink link={link} share={share} />
      </section>
      <Form method="post" action={`${path}/later`} noValidate>
        <FormBody>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            label={texts.laterMail}
            hint={texts.laterMailHint}
            defaultValue={actionData?.email ?? loaderData.email}
            error={said === 'bad-email' ? texts.badEmail : undefined}
          />
          <div>
            <Button disabled={navigation.state === 'submitting'}>{texts.sendLink}</Button>
          </div>
        </FormBody>
      </Form>
      <div className={styles.acts}>
        <Link href={path} className={styles.back}>
          {texts.goOnNow}
        </Link>
      </div>
    </StepFrame>
  );
}
