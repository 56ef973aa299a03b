import { DialogLink } from '#app/ui/dialog/dialog.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { FORM_DETAIL_PATH, type FormKind } from '../domain/form-kind.ts';
import { FormChoice } from './form-choice.tsx';
import styles from './form-detail-link.module.css';

/** What the dialog shows of the page behind it; the loader of the screen that offers the link hands it over. */
export interface FormDetail {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
}

interface Props {
  readonly detail: FormDetail;
  readonly label: string;
  /** The form whose page offers the link. */
  readonly current?: FormKind | undefined;
}

/** Leads to the page to read before a patient form; once scripts run, the same opens as a dialog over this screen. */
export function FormDetailLink({ detail, label, current }: Props) {
  return (
    <DialogLink
      href={FORM_DETAIL_PATH}
      label={label}
      look="quiet"
      title={detail.title}
      actions={<FormChoice current={current} />}
    >
      {detail.sections.map(({ id, heading, html }) => (
        <section key={id} className={styles.section}>
          <h3>{heading}</h3>
          <Prose html={html} />
        </section>
      ))}
    </DialogLink>
  );
}
