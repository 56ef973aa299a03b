import { Button } from '#app/ui/button/button.tsx';
import { Caption } from '#app/ui/caption/caption.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { PlateInfo } from '#app/plates/plate-info.ts';
import { FORM_DETAIL_PATH, type FormKind } from '../domain/form-kind.ts';
import { FormBooking } from './form-booking.tsx';
import { type FormSection, FormText } from './form-text.tsx';
import { intakeMessages } from './messages.ts';
import styles from './patient-form-screen.module.css';
import { StartForm } from './start-form.tsx';
import { stepMessages } from './steps/step-messages.ts';

interface Props {
  readonly kind: FormKind;
  readonly text: {
    readonly title: string;
    readonly subtitle: string;
    readonly sections: readonly FormSection[];
  };
  readonly plate: PlateInfo;
  readonly phone: Telephone;
  /** Minutes until a form can be begun again, where too many were. */
  readonly waitMinutes?: number | undefined;
}

/** Before a form: what it asks, what to have beside you, how answers are kept, and the button that begins it. */
export function PatientFormScreen({ kind, text, plate, phone, waitMinutes }: Props) {
  const texts = useMessages(intakeMessages);
  const words = useMessages(stepMessages);
  return (
    <>
      {waitMinutes !== undefined && (
        <div className="wrap">
          <Notice kind="warning" live>
            <p>
              <PhoneText phone={phone.display}>{words.tooMany(waitMinutes, phone.display)}</PhoneText>
            </p>
          </Notice>
        </div>
      )}
      <HeroBanner
        title={text.title}
        path={[
          { label: texts.home, href: '/' },
          { label: texts.patientForm, href: FORM_DETAIL_PATH },
        ]}
        subPath={texts[kind]}
        subtitle={text.subtitle}
        action={
          <>
            <StartForm kind={kind} />
            <Button look="quiet" href={FORM_DETAIL_PATH}>
              {texts.whichForm}
            </Button>
          </>
        }
        plate={<img src={`/plates/${plate.name}.svg`} alt={plate.title} width={plate.width} height={plate.height} />}
        caption={<Caption>{plate.caption}</Caption>}
      />
      <FormText sections={text.sections} />
      <div className={`wrap ${styles.end}`}>
        <p>{words.startLede}</p>
        <StartForm kind={kind} />
      </div>
      <FormBooking phone={phone} />
    </>
  );
}
