import { redirect } from 'react-router';
import { isUuid } from '#app/lib/uuid.ts';
import { markGlassSeen } from '#app/features/patients/server/break-glass.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { openingViews } from '../server/read-openings.ts';
import { privacyMessages } from '../ui/messages.ts';
import styles from '../ui/privacy.module.css';
import { OpeningsPane } from '../ui/openings.tsx';
import { privacyOf } from './privacy-context.ts';
import type { Route } from './+types/openings.ts';

const base = '/admin-dashboard/privacy';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, timeZone } = privacyOf(context);
  return { openings: await openingViews(db, actorOf(context), 'all', timeZone) };
}

/** Notes that the owner has seen an opening. What is gone or somebody else's to see simply stays as it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, 'opening', 36);
  if (isUuid(id)) await markGlassSeen(privacyOf(context), actorOf(context), id);
  throw redirect(formText(form, 'back', 10) === 'today' ? '/admin-dashboard' : `${base}/openings`, 303);
}

export default function Openings({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(privacyMessages);
  return (
    <>
      <title>{texts.openings}</title>
      <DeskHead title={texts.openings}>
        <DeskButton href={base}>{texts.back}</DeskButton>
      </DeskHead>
      <p className={styles.hint}>{texts.openingsText}</p>
      <OpeningsPane openings={loaderData.openings} back="list" />
    </>
  );
}
