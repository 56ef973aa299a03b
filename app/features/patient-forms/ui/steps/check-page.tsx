import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Kicker } from '#app/ui/caption/caption.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { FormKind } from '../../domain/form-kind.ts';
import styles from './check-page.module.css';
import { StepFrame } from './step-frame.tsx';
import { stepMessages } from './step-messages.ts';
import stepStyles from './step.module.css';
import { Strand } from './strand.tsx';

export interface CheckView {
  readonly kind: FormKind;
  readonly path: string;
  readonly sections: readonly {
    readonly slug: string;
    readonly name: string;
    readonly rows: readonly { readonly label: string; readonly lines: readonly string[] }[];
  }[];
  readonly seen: string;
}

/** Every answer with a way to change it, and the button that sends the form. */
export function CheckPage({ view, changed, clinic }: { view: CheckView; changed: boolean; clinic: Clinic }) {
  const texts = useMessages(stepMessages);
  const navigation = useNavigation();
  const { kind, path, sections, seen } = view;
  return (
    <StepFrame
      kind={kind}
      shortName={clinic.shortName}
      later={
        <Link href={`${path}/later`} className={stepStyles.later}>
          {texts.later}
        </Link>
      }
    >
      <title>{texts.pageTitle(texts.checkTitle, texts.form[kind])}</title>
      <Strand step={1} of={1} />
      <Kicker>{texts.form[kind]}</Kicker>
      {changed && (
        <div className={stepStyles.problem}>
          <Notice kind="warning" live>
            <p>{texts.checkChanged}</p>
          </Notice>
        </div>
      )}
      <h1>{texts.checkTitle}</h1>
      <p className={stepStyles.lede}>{texts.checkLede}</p>
      <div className={styles.sections}>
        {sections.map(({ slug, name, rows }) => (
          <section key={slug} aria-labelledby={`answers-${slug}`}>
            <div className={styles.head}>
              <h2 id={`answers-${slug}`}>{name}</h2>
              <Link href={`${path}/${slug}?change`} aria-label={texts.changeWhat(name)} className={styles.change}>
                {texts.change}
              </Link>
            </div>
            <dl className={styles.rows}>
              {rows.map(({ label, lines }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {lines.length === 0 ? (
                      <i>{texts.noAnswer}</i>
                    ) : (
                      lines.map((line, index) => <p key={index}>{line}</p>)
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Form method="post" action={`${path}/check`}>
        <input type="hidden" name="seen" value={seen} />
        <div className={stepStyles.acts}>
          <Button look="primary" disabled={navigation.state === 'submitting'}>
            {texts.send}
          </Button>
          <span className={stepStyles.next}>{texts.sendNote}</span>
        </div>
      </Form>
    </StepFrame>
  );
}
