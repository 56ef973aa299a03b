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

interface Props {
  readonly doctors: readonly Doctor[];
  readonly therapists: readonly Doctor[];
}

/** The doctors the clinic has entered with their qualification, and apart from them its therapists. Without any, nothing. */
export function Doctors({ doctors, therapists }: Props) {
  const texts = useMessages(clinicMessages);
  return (
    <>
      <People people={doctors} />
      {therapists.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.therapists}</h3>
          <p className={styles.text}>{texts.therapistsText}</p>
          <People people={therapists} />
        </>
      )}
    </>
  );
}

function People({ people }: { people: readonly Doctor[] }) {
  const texts = useMessages(clinicMessages);
  if (people.length === 0) return null;
  return (
    <div className={styles.doctors}>
      <FactRows
        facts={people.map(({ name, qualification, registrationNumber }) => ({
          label: name,
          value: qualification ?? texts.doctorNumber(registrationNumber ?? ''),
          note: qualification !== null && registrationNumber !== null && texts.doctorNumber(registrationNumber),
        }))}
      />
    </div>
  );
}
