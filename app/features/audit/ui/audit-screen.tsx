import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { ActorKind, AuditErrors, TypedSearch } from '../domain/audit-search.ts';
import { auditMessages } from './messages.ts';
import styles from './audit.module.css';

export interface AuditLine {
  readonly id: number;
  readonly when: string;
  readonly actorKind: ActorKind;
  readonly name: string | null;
  readonly action: string;
  /** What it tells, in plain words. */
  readonly words: string;
  readonly subject: { readonly text: string; readonly href: string } | null;
  readonly from: { readonly address: string; readonly href: string } | null;
  readonly details: string;
}

interface Props {
  readonly typed: TypedSearch;
  readonly errors: AuditErrors;
  readonly staff: readonly { readonly id: string; readonly name: string }[];
  readonly lines: readonly AuditLine[];
  readonly olderHref: string | null;
  readonly newestHref: string | null;
  /** The search as hidden fields of the export. */
  readonly query: readonly (readonly [string, string])[];
  readonly noSuchAddress: boolean;
  /** Everything an entry can tell, to choose from while typing. */
  readonly everyWords: readonly string[];
  /** Patients of the name or number that was typed; undefined when nobody asked. */
  readonly found: readonly { readonly href: string; readonly text: string }[] | undefined;
}

const base = '/admin-dashboard/audit';

/** The audit log, searched and leafed through. */
export function AuditScreen(props: Props) {
  const texts = useMessages(auditMessages);
  const { lines, olderHref, newestHref, query, noSuchAddress } = props;
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={texts.shown(lines.length)}>
        <Form method="post" action={`${base}/export`} reloadDocument>
          {query.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <DeskButton>{texts.export}</DeskButton>
        </Form>
      </DeskHead>
      <p className={styles.lede}>{texts.lede}</p>
      <SearchForms {...props} />
      {noSuchAddress && (
        <Notice kind="info" live>
          <p>{texts.addressNone}</p>
        </Notice>
      )}
      <Pane title={texts.title} note={texts.verify}>
        {lines.length === 0 ? <PaneEmpty>{texts.empty}</PaneEmpty> : <Lines lines={lines} />}
      </Pane>
      <nav className={styles.steps} aria-label={texts.title}>
        {newestHref !== null && <DeskButton href={newestHref}>{texts.newest}</DeskButton>}
        {olderHref !== null && (
          <DeskButton href={olderHref} rel="next">
            {texts.older}
          </DeskButton>
        )}
      </nav>
      <p className={styles.lede}>{texts.exportHint}</p>
    </>
  );
}

function SearchForms({
  typed,
  errors,
  staff,
  everyWords,
  found,
}: Pick<Props, 'typed' | 'errors' | 'staff' | 'everyWords' | 'found'>) {
  const texts = useMessages(auditMessages);
  const kinds = (['staff', 'patient', 'system', 'nobody'] as const).map((value) => ({
    value,
    label: texts.kinds[value],
  }));
  const error = (field: keyof AuditErrors) => errors[field] && texts.errors[errors[field]];
  return (
    <div className={styles.search}>
      <Form method="get" action={base} key={JSON.stringify(typed)} className={styles.form}>
        <DeskFields inRows>
          <Select
            name="who"
            label={texts.who}
            prompt={texts.anyone}
            options={[...kinds, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
            defaultValue={typed.who}
          />
          <TextField
            name="what"
            label={texts.what}
            list="audit-words"
            placeholder={texts.whatHint}
            defaultValue={typed.what}
            error={error('what')}
            autoComplete="off"
          />
          <datalist id="audit-words">
            {everyWords.map((words) => (
              <option key={words} value={words}>
                {words}
              </option>
            ))}
          </datalist>
          <TextField
            name="subject"
            label={texts.subject}
            defaultValue={typed.subject}
            error={error('subject')}
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField name="from" label={texts.from} defaultValue={typed.from} error={error('from')} />
          <TextField name="to" label={texts.to} defaultValue={typed.to} error={error('to')} />
        </DeskFields>
        <div className={styles.buttons}>
          <DeskButton look="main">{texts.search}</DeskButton>
          <DeskButton look="bare" href={base}>
            {texts.clear}
          </DeskButton>
        </div>
      </Form>
      <Form method="post" action={base} className={styles.address}>
        <DeskFields>
          <TextField name="patient" label={texts.patient} autoComplete="off" spellCheck={false} />
        </DeskFields>
        <DeskButton>{texts.patientSearch}</DeskButton>
      </Form>
      {found && (
        <div role="status" className={styles.found}>
          <p>{texts.patientsFound(found.length)}</p>
          <ul>
            {found.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Form method="post" action={base} className={styles.address}>
        <DeskFields>
          <TextField name="address" label={texts.address} autoComplete="off" spellCheck={false} />
        </DeskFields>
        <DeskButton>{texts.addressSearch}</DeskButton>
      </Form>
    </div>
  );
}

function Lines({ lines }: Pick<Props, 'lines'>) {
  const texts = useMessages(auditMessages);
  return (
    <PaneBody>
      <DeskTable
        caption={texts.title}
        captionHidden
        phone="stack"
        columns={[
          { key: 'when', label: texts.when },
          { key: 'who', label: texts.who },
          { key: 'what', label: texts.what },
          { key: 'about', label: texts.about },
          { key: 'where', label: texts.where },
          { key: 'details', label: texts.details },
        ]}
        rows={lines.map((line) => ({
          id: String(line.id),
          cells: {
            when: <span className={styles.when}>{line.when}</span>,
            who: line.name ?? texts.kindNames[line.actorKind],
            what: <span title={line.action}>{line.words}</span>,
            about: line.subject && (
              <Link href={line.subject.href} title={texts.sameSubject}>
                {line.subject.text}
              </Link>
            ),
            where: line.from && (
              <Link href={line.from.href} title={texts.sameAddress}>
                {line.from.address}
              </Link>
            ),
            details: <span className={styles.details}>{line.details}</span>,
          },
        }))}
      />
    </PaneBody>
  );
}
