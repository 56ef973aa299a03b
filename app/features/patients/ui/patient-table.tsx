import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { patientMessages } from './messages.ts';
import styles from './patients.module.css';
import type { PatientRowView } from './view-types.ts';

/** Patients as a table, each name leading to the record. */
export function PatientTable({ caption, patients }: { caption: string; patients: readonly PatientRowView[] }) {
  const texts = useMessages(patientMessages);
  return (
    <div className={styles.sheet}>
      <DeskTable
        caption={caption}
        captionHidden
        phone="stack"
        columns={[
          { key: 'name', label: texts.columns.name },
          { key: 'phone', label: texts.columns.phone },
          { key: 'last', label: texts.columns.last },
          { key: 'next', label: texts.columns.next },
        ]}
        rows={patients.map((patient) => ({
          id: patient.id,
          cells: {
            name: (
              <>
                <Link href={`/admin-dashboard/patients/${patient.id}`} className={styles.name}>
                  {patient.fullName}
                </Link>{' '}
                {patient.isRestricted && <StatusWord tone="brick">{texts.restricted}</StatusWord>}
              </>
            ),
            phone: patient.phone ?? texts.none,
            last: patient.lastVisit ?? texts.none,
            next: (
              <>
                {patient.nextVisit ?? texts.none}
                {patient.reference !== null && ` (${patient.reference})`}
              </>
            ),
          },
        }))}
      />
    </div>
  );
}
