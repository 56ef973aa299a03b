import { pageMeta } from '#app/ui/page-meta.ts';
import { plateInfo } from '#app/plates/plate-info.ts';
import { FORM_DETAIL_PATH, FORM_PATHS } from '../domain/form-kind.ts';
import { formPage } from '../server/form-page.ts';
import { PatientFormScreen } from '../ui/patient-form-screen.tsx';
import { beginFormHere } from './begin-form.ts';
import type { Route } from './+types/skin.ts';

export function loader() {
  return { ...formPage('skin'), plate: plateInfo('fig-skin') };
}

export function action({ context }: Route.ActionArgs) {
  return beginFormHere(context, 'skin');
}

export const meta: Route.MetaFunction = ({ loaderData: { text, detailTitle }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: FORM_PATHS.skin,
    site,
    picture: 'fig-skin',
    trail: [
      { name: detailTitle, path: FORM_DETAIL_PATH },
      { name: text.title, path: FORM_PATHS.skin },
    ],
  });
};

export default function SkinForm({ loaderData, actionData, matches }: Route.ComponentProps) {
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return <PatientFormScreen kind="skin" {...loaderData} phone={phone} waitMinutes={actionData?.waitMinutes} />;
}
