import type { ReactNode } from 'react';
import { Kicker } from '#app/ui/caption/caption.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { FormKind } from '../../domain/form-kind.ts';
import { StepFrame } from './step-frame.tsx';
import { stepMessages } from './step-messages.ts';
import styles from './step.module.css';
import { Strand } from './strand.tsx';

/** The form of a section; the buttons around it belong to it by this id. */
export const sectionFormId = 'step';

interface Props {
  readonly kind: FormKind;
  readonly clinic: Clinic;
  readonly sectionTitle: string;
  readonly step: number;
  readonly of: number;
  readonly errors: readonly FieldError[];
  readonly saved?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every section: the ways back and out, how far one is, and what is wrong. */
export function SectionFrame({ kind, clinic, sectionTitle, step, of, errors, saved, children }: Props) {
  const texts = useMessages(stepMessages);
  const title = texts.pageTitle(sectionTitle, texts.form[kind]);
  return (
    <StepFrame
      kind={kind}
      shortName={clinic.shortName}
      saved={saved}
      later={
        <>
          {/* Enter in a field sends the form by its first button, which must not be "later" or "back". */}
          <button type="submit" form={sectionFormId} className={styles.enter} tabIndex={-1} aria-hidden="true">
            {texts.continue}
          </button>
          <button type="submit" form={sectionFormId} name="go" value="later" className={styles.later}>
            {texts.later}
          </button>
        </>
      }
    >
      <title>{errors.length > 0 ? texts.errorTitle(title) : title}</title>
      <button type="submit" form={sectionFormId} name="go" value="back" className={styles.back}>
        <Icon name="arrow-left" />
        {texts.back}
      </button>
      <Strand step={step} of={of} />
      <Kicker>{texts.step(step, of, texts.kinds[kind])}</Kicker>
      {errors.length > 0 && (
        <div className={styles.problem}>
          <ErrorSummary errors={errors} />
        </div>
      )}
      {children}
    </StepFrame>
  );
}
