import { Picture } from '#app/ui/picture/picture.tsx';
import type { ShownPicture } from '#app/lib/media-picture.ts';
import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { clinicMessages } from './messages.ts';
import styles from './doctors.module.css';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly qualification: string | null;
  readonly registrationNumber: string | null;
}

/** A doctor with a page of their own. */
export interface ListedDoctor extends Person {
  readonly href: string;
  readonly sees: readonly string[];
  readonly portrait: ShownPicture | null;
}

interface Props {
  readonly doctors: readonly ListedDoctor[];
  readonly therapists: readonly Person[];
  /** The days, in full, on which a woman doctor is here; empty where the clinic does not say. */
  readonly womanOn: readonly string[];
}

/** The doctors the clinic has entered with their qualification, and apart from them its therapists. Without any, nothing. */
export function Doctors({ doctors, therapists, womanOn }: Props) {
  const texts = useMessages(clinicMessages);
  return (
    <>
      {doctors.length > 0 && (
        <ul className={styles.doctors}>
          {doctors.map((doctor) => (
            <Doctor key={doctor.id} {...doctor} />
          ))}
        </ul>
      )}
      {womanOn.length > 0 && <p className={styles.text}>{texts.womanDoctor(womanOn)}</p>}
      {therapists.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.therapists}</h3>
          <p className={styles.text}>{texts.therapistsText}</p>
          <div className={styles.therapists}>
            <FactRows
              facts={therapists.map(({ name, qualification, registrationNumber }) => ({
                label: name,
                value: qualification ?? texts.doctorNumber(registrationNumber ?? ''),
                note: qualification !== null && registrationNumber !== null && texts.doctorNumber(registrationNumber),
              }))}
            />
          </div>
        </>
      )}
    </>
  );
}

function Doctor({ name, href, qualification, registrationNumber, sees, portrait }: ListedDoctor) {
  const texts = useMessages(clinicMessages);
  return (
    <li>
      {portrait && <Picture picture={portrait.picture} alt="" sizes="9rem" />}
      <div>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        {qualification !== null && <p>{qualification}</p>}
        {registrationNumber !== null && <p className={styles.note}>{texts.doctorNumber(registrationNumber)}</p>}
        {sees.length > 0 && <p className={styles.note}>{sees.join(', ')}</p>}
      </div>
    </li>
  );
}
