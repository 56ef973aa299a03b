import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { clinicMessages } from './messages.ts';
import styles from './doctors.module.css';

export interface Doctor {
  readonly id: string;
  readonly name: string;
  readonly qualification: string | null;
  readonly registrationNumber: string | null;
}

/** The doctors the clinic has entered with their qualification. Without any, nothing. */
export function Doctors({ doctors }: { doctors: readonly Doctor[] }) {
  const texts = useMessages(clinicMessages);
  if (doctors.length === 0) return null;
  return (
    <div className={styles.doctors}>
      <FactRows
        facts={doctors.map(({ name, qualification, registrationNumber }) => ({
          label: name,
          value: qualification ?? texts.doctorNumber(registrationNumber ?? ''),
          note: qualification !== null && registrationNumber !== null && texts.doctorNumber(registrationNumber),
        }))}
      />
    </div>
  );
}
