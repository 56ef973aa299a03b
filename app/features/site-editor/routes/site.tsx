import { Form } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { isShipped } from '#app/platform/content/content-folder.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage, useFlash } from '#app/ui/desk/flash-message.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane } from '#app/ui/desk/pane.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { documentId, documentKinds, mayEditDocument } from '../domain/site-document.ts';
import { fieldsOfDocument } from '../domain/document-fields.ts';
import { listDocuments } from '../server/read-documents.ts';
import { standingOf, type Standing } from './treatment-dates.ts';
import { siteMessages } from '../ui/messages.ts';
import styles from '../ui/site-list.module.css';
import { formatDateTime, siteOf, todayAt } from './document-of.ts';
import { documentTitle, titlesOfDocuments } from './document-title.ts';
import { doctorsByFile } from './people-of-clinic.ts';
import type { Route } from './+types/site.ts';

const BASE = '/admin-dashboard/site';
const SHOWN = ['all', 'treatments', 'drafted', 'own', 'newer', 'asked', 'unsigned', 'due', 'prices'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = (query.get('q') ?? '').trim().slice(0, 100);
  const shown = SHOWN.find((each) => each === query.get('show')) ?? 'all';
  const actor = actorOf(context);
  const doctors = doctorsByFile(context);
  const documents = (await listDocuments(siteOf(context).db, [...doctors.keys()])).filter(
    ({ kind, file }) => mayEditDocument(actor, kind) && fieldsOfDocument(file) !== undefined,
  );
  const titles = titlesOfDocuments();
  const { clock } = siteOf(context);
  const today = todayAt(clock.now());
  const words = search.toLowerCase().split(/\s+/);
  const found = documents
    .map(({ unseen, ...document }) => ({
      ...document,
      isAdded: document.kind === 'treatment' && !isShipped(document.file),
      title: doctors.get(document.file) ?? (unseen ? documentTitle(document.file, unseen) : titles(document.file)),
    }))
    .filter(({ title, file }) => words.every((word) => `${title} ${file}`.toLowerCase().includes(word)))
    .map((document) => ({ ...document, ...standingOf(document.file, today) }))
    .filter(({ kind, isDrafted, isOwn, isNewerShipped, isSignatureAsked, signing, isPriceOld }) => {
      if (shown === 'all') return true;
      const isTreatment = kind === 'treatment';
      const isShown = {
        drafted: isDrafted,
        own: isOwn,
        newer: isNewerShipped,
        treatments: isTreatment,
        prices: isPriceOld,
        asked: isSignatureAsked,
      };
      return shown === 'unsigned' || shown === 'due' ? signing === shown : isShown[shown];
    });
  return {
    search,
    shown,
    mayPrice: mayEditDocument(actor, 'prices'),
    kinds: documentKinds.flatMap((kind) => {
      const of = found.filter((document) => document.kind === kind);
      if (of.length === 0) return [];
      const rows = of.map(({ file, kind: _kind, scheduledAt, changedAt, ...row }) => ({
        ...row,
        id: documentId(file),
        scheduled: scheduledAt && formatDateTime(scheduledAt),
        changed: changedAt && formatDateTime(changedAt),
      }));
      return [{ kind, rows }];
    }),
  };
}

/** Every page of the site that somebody may change, by kind, with what waits to be published. */
export default function Site({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(siteMessages);
  const said = useFlash();
  useLive(['site-texts']);
  const { search, shown, kinds, mayPrice } = loaderData;
  const href = (show: string) =>
    `${BASE}?${new URLSearchParams({ ...(search !== '' && { q: search }), show }).toString()}`;
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        {mayPrice && <DeskButton href={`${BASE}/treatments`}>{texts.toPrices}</DeskButton>}
        <DeskButton href={`${BASE}/new`}>{texts.newTreatment.title}</DeskButton>
      </DeskHead>
      {said === 'deleted' && <FlashMessage kind="success">{texts.said.deleted}</FlashMessage>}
      <p className={styles.intro}>{texts.intro}</p>
      <div className={styles.bar}>
        <nav aria-label={texts.filter}>
          {SHOWN.map((each) => (
            <Link key={each} href={href(each)} aria-current={each === shown ? 'page' : undefined}>
              {texts.filters[each]}
            </Link>
          ))}
        </nav>
        <Form role="search" className={styles.search}>
          {shown !== 'all' && <input type="hidden" name="show" value={shown} />}
          <DeskFields>
            <TextField name="q" type="search" label={texts.search} defaultValue={search} maxLength={100} />
          </DeskFields>
          <DeskButton>{texts.find}</DeskButton>
        </Form>
      </div>
      {kinds.length === 0 && (
        <Pane titleHidden title={texts.title}>
          <DeskEmpty drawing="page" title={texts.noneFound} />
        </Pane>
      )}
      {kinds.map(({ kind, rows }) => (
        <Pane key={kind} title={texts.kinds[kind]} note={rows.length}>
          <div className={styles.table}>
            <DeskTable
              caption={texts.kinds[kind]}
              captionHidden
              phone="stack"
              columns={[
                { key: 'title', label: texts.columns.title },
                { key: 'state', label: texts.columns.state },
                { key: 'changed', label: texts.columns.changed },
              ]}
              rows={rows.map((row) => ({
                id: row.id,
                cells: {
                  title: <Link href={`${BASE}/${row.id}`}>{row.title}</Link>,
                  state: <States {...row} />,
                  changed: row.changed ?? texts.never,
                },
              }))}
            />
          </div>
        </Pane>
      ))}
    </>
  );
}

interface StatesProps extends Standing {
  readonly isDrafted: boolean;
  readonly isOwn: boolean;
  readonly isAdded: boolean;
  readonly isNewerShipped: boolean;
  readonly isSignatureAsked: boolean;
  readonly scheduled: string | null;
}

function States(row: StatesProps) {
  const texts = useMessages(siteMessages);
  const { isDrafted, isOwn, isAdded, isNewerShipped, isSignatureAsked, signing, isPriceOld, scheduled } = row;
  return (
    <span className={styles.states}>
      {isDrafted && <StatusWord tone="turmeric">{texts.states.drafted}</StatusWord>}
      {isNewerShipped && <StatusWord tone="brick">{texts.states.newer}</StatusWord>}
      {isAdded ? (
        <StatusWord tone={isOwn ? 'leaf' : 'neutral'}>{texts.states.added}</StatusWord>
      ) : (
        <StatusWord tone={isOwn ? 'leaf' : 'neutral'}>{isOwn ? texts.states.own : texts.states.shipped}</StatusWord>
      )}
      {isSignatureAsked && <StatusWord tone="turmeric">{texts.states.asked}</StatusWord>}
      {signing === 'due' && <StatusWord tone="turmeric">{texts.states.due}</StatusWord>}
      {signing === 'unsigned' && <StatusWord tone="neutral">{texts.states.unsigned}</StatusWord>}
      {isPriceOld && <StatusWord tone="turmeric">{texts.states.prices}</StatusWord>}
      {scheduled !== null && <small>{texts.appears(scheduled)}</small>}
    </span>
  );
}
