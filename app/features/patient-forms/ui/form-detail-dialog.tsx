import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { FormChoice } from './form-choice.tsx';
import styles from './form-detail-dialog.module.css';
import type { FormDetail } from './form-detail.ts';

export interface FormDetailDialogProps {
  readonly detail: FormDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The page to read before a patient form, over the screen. */
export function FormDetailDialog({ detail, open, onClose }: FormDetailDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={detail.title} actions={<FormChoice />}>
      {detail.sections.map(({ id, heading, html }) => (
        <section key={id} className={styles.section}>
          <h3>{heading}</h3>
          <Prose html={html} />
        </section>
      ))}
    </Dialog>
  );
}
