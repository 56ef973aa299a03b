import { pageMeta } from '#app/ui/page-meta.ts';
import { plateInfo } from '#app/plates/plate-info.ts';
import { FORM_DETAIL_PATH, FORM_PATHS } from '../domain/form-kind.ts';
import { formPage } from '../server/form-page.ts';
import { PatientFormScreen } from '../ui/patient-form-screen.tsx';
import { beginFormHere } from './begin-form.ts';
import type { Route } from './+types/hair.ts';

export function loader() {
  return { ...formPage('hair'), plate: plateInfo('fig-hair') };
}

export function action({ context }: Route.ActionArgs) {
  return beginFormHere(context, 'hair');
}

export const meta: Route.MetaFunction = ({ loaderData: { text, detailTitle }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: FORM_PATHS.hair,
    site,
    picture: 'fig-hair',
    trail: [
      { name: detailTitle, path: FORM_DETAIL_PATH },
      { name: text.title, path: FORM_PATHS.hair },
    ],
  });
};

export default function HairForm({ loaderData, actionData, matches }: Route.ComponentProps) {
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return <PatientFormScreen kind="hair" {...loaderData} phone={phone} waitMinutes={actionData?.waitMinutes} />;
}
