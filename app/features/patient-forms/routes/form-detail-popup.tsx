import { readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { FORM_DETAIL_PATH } from '../domain/form-kind.ts';
import { FormBooking } from '../ui/form-booking.tsx';
import { FormChoice } from '../ui/form-choice.tsx';
import { FormText } from '../ui/form-text.tsx';
import { intakeMessages } from '../ui/messages.ts';
import type { Route } from './+types/form-detail-popup.ts';

export function loader() {
  return { text: readPageText('form-detail') };
}

export const meta: Route.MetaFunction = ({ loaderData: { text }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: FORM_DETAIL_PATH,
    site,
    trail: [{ name: text.title, path: FORM_DETAIL_PATH }],
  });
};

export default function FormDetailPopup({ loaderData: { text }, matches }: Route.ComponentProps) {
  const texts = useMessages(intakeMessages);
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return (
    <>
      <HeroBanner
        title={text.title}
        path={[{ label: texts.home, href: '/' }]}
        subPath={texts.patientForm}
        subtitle={text.subtitle}
        action={<FormChoice />}
      />
      <FormText sections={text.sections} />
      <FormBooking phone={phone} />
    </>
  );
}
