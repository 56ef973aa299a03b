import type { ReactNode } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { LogoMark } from '#app/ui/layout/logo.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { NextView } from './note-view.ts';
import { summaryMessages } from './summary-messages.ts';
import styles from './summary-sheet.module.css';

interface Summary {
  readonly id: string;
  readonly clinic: {
    readonly name: string;
    readonly tagline: string;
    readonly lines: readonly string[];
    readonly phones: readonly string[];
    readonly email: string;
  };
  readonly fullName: string;
  readonly visit: string;
  readonly doctor: string;
  readonly registration: string | null;
  readonly signed: string;
  readonly diagnosis: string;
  readonly code: string;
  readonly plan: string;
  readonly instructions: string;
  readonly addenda: readonly {
    readonly id: string;
    readonly by: string;
    readonly when: string;
    readonly text: string;
  }[];
  readonly followUp: NextView | null;
  readonly count: string;
  readonly unit: string;
  readonly booked: string | null;
}

/** The sheet a patient takes home: the clinic's letterhead, then what was found, what is planned and what to do. */
export function SummarySheet({ summary }: { summary: Summary }) {
  const texts = useMessages(summaryMessages);
  const { clinic, followUp, booked, registration, addenda } = summary;
  const diagnosis = [summary.diagnosis, summary.code && `(${summary.code})`].filter(Boolean).join(' ');
  return (
    <>
      <title>{texts.title}</title>
      <div className={styles.actions}>
        <DeskButton href={`/admin-dashboard/diary/appointments/${summary.id}/note`}>{texts.back}</DeskButton>
        <DeskButton type="button" look="main" icon="print" onClick={() => window.print()}>
          {texts.print}
        </DeskButton>
      </div>
      <article className={styles.sheet}>
        <header className={styles.letterhead}>
          <LogoMark className={styles.mark} />
          <div>
            <b>{clinic.name}</b>
            <span>{clinic.tagline}</span>
          </div>
          <address>
            {[...clinic.lines, clinic.phones.join(', '), clinic.email].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </header>
        <h1>{texts.title}</h1>
        <dl className={styles.about}>
          <div>
            <dt>{texts.patient}</dt>
            <dd>{summary.fullName}</dd>
          </div>
          <div>
            <dt>{texts.visit}</dt>
            <dd>{summary.visit}</dd>
          </div>
          <div>
            <dt>{texts.doctor}</dt>
            <dd>
              {summary.doctor}
              {registration !== null && <small>{texts.registration(registration)}</small>}
            </dd>
          </div>
        </dl>
        <Part title={texts.diagnosis} text={diagnosis} />
        <Part title={texts.plan} text={summary.plan} />
        <Part title={texts.instructions} text={summary.instructions} />
        {addenda.map(({ id, by, when, text }) => (
          <Part key={id} title={texts.added(by, when)} text={text} />
        ))}
        {(booked !== null || followUp !== null) && (
          <Part
            title={texts.next}
            text={
              booked !== null
                ? texts.booked(booked)
                : followUp && texts.due(summary.count, summary.unit, followUp.words)
            }
          />
        )}
        <footer className={styles.end}>
          <p className={styles.signature}>
            <b>{summary.doctor}</b>
            {registration !== null && <span>{texts.registration(registration)}</span>}
            <span>{texts.signed(summary.signed)}</span>
          </p>
          <p>{texts.worry(clinic.phones[0] ?? '')}</p>
        </footer>
      </article>
    </>
  );
}

function Part({ title, text }: { title: string; text: ReactNode }) {
  if (text === null || text === '') return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
