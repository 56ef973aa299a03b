import { Button } from '#app/ui/button/button.tsx';
import { Caption } from '#app/ui/caption/caption.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { PlateInfo } from '#app/ui/plates/plate.tsx';
import { FORM_DETAIL_PATH, type FormKind } from '../domain/form-kind.ts';
import { FormBooking } from './form-booking.tsx';
import { type FormSection, FormText } from './form-text.tsx';
import { intakeMessages } from './messages.ts';

interface Props {
  readonly kind: FormKind;
  readonly text: {
    readonly title: string;
    readonly subtitle: string;
    readonly sections: readonly FormSection[];
  };
  readonly plate: PlateInfo;
  readonly phone: Telephone;
}

/** What a form asks, so that a patient can look things up at home; it is filled in at the clinic. */
export function PatientFormScreen({ kind, text, plate, phone }: Props) {
  const texts = useMessages(intakeMessages);
  return (
    <>
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
            <Button look="primary" href="/book-appointment">
              {texts.book}
            </Button>
            <Button look="quiet" href={FORM_DETAIL_PATH}>
              {texts.whichForm}
            </Button>
          </>
        }
        plate={<img src={`/plates/${plate.name}.svg`} alt={plate.title} width={plate.width} height={plate.height} />}
        caption={<Caption>{plate.caption}</Caption>}
      />
      <FormText sections={text.sections} />
      <FormBooking phone={phone} />
    </>
  );
}
