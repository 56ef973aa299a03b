import { useEffect, useRef, useState } from 'react';
import { data, redirect, useNavigation } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { mayEditDocument } from '../domain/site-document.ts';
import { TreatmentPricesScreen } from '../ui/treatment-prices-screen.tsx';
import { siteOf, todayAt } from './document-of.ts';
import { submitPrices } from './submit-prices.ts';
import { pricesView } from './treatment-prices-view.ts';
import type { Route } from './+types/treatment-prices.ts';

const HERE = '/admin-dashboard/site/treatments';

export async function loader({ context }: Route.LoaderArgs) {
  if (!mayEditDocument(actorOf(context), 'prices')) throw data(null, { status: 404 });
  const { db, clock } = siteOf(context);
  return pricesView(db, todayAt(clock.now()));
}

export async function action({ context, request }: Route.ActionArgs) {
  const by = actorOf(context);
  if (!mayEditDocument(by, 'prices')) throw data(null, { status: 404 });
  const site = siteOf(context);
  const done = await submitPrices(site, await request.formData(), by, todayAt(site.clock.now()));
  if (done.refused > 0) return data(done.view, { status: 422 });
  const query = new URLSearchParams({ said: done.published === 0 ? 'nothing' : 'published' });
  if (done.published > 0) query.set('count', String(done.published));
  const shown = new URL(request.url).searchParams.get('show');
  if (shown !== null) query.set('show', shown);
  return redirect(`${HERE}?${query.toString()}`, 303);
}

/** What the clinic offers, and for how much: every treatment in one list, published with one press. */
export default function TreatmentPrices({ loaderData, actionData }: Route.ComponentProps) {
  return <TreatmentPricesScreen key={useAnswers()} view={actionData ?? loaderData} />;
}

/**
 * How many times the form was answered. It is drawn anew with an answer and with nothing else: a window that reads itself
 * anew, another filter or a jump to a department leave alone what is typed, and what it was typed over.
 */
function useAnswers(): number {
  const { state, formMethod } = useNavigation();
  const [answers, setAnswers] = useState(0);
  const isSent = useRef(false);
  useEffect(() => {
    if (formMethod === 'POST') isSent.current = true;
    else if (state === 'idle' && isSent.current) {
      isSent.current = false;
      setAnswers((count) => count + 1);
    }
  }, [state, formMethod]);
  return answers;
}
