import { Button } from '../button/button.tsx';
import { useMessages } from '../locale.tsx';
import { ClosedValve } from './closed-valve.tsx';
import { layoutMessages } from './messages.ts';
import { networkMessages } from './network-messages.ts';
import { paths } from './paths.ts';
import type { Clinic } from './site-data.ts';
import styles from './special.module.css';

type NetworkProblemProps = {
  /** Path and query of the page the visitor wanted, without a fragment: "Try again" asks for it anew. */
  href: string;
  /** For "Or call ..."; left out where the clinic's data did not arrive either. */
  clinic?: Pick<Clinic, 'phones' | 'hours'> | undefined;
  /** Whether a form was sent, of which nobody can say how far it came. */
  hasSentForm?: boolean;
};

/**
 * 500 NETWORK PROBLEM TRY RELOAD. Fetches nothing, not even a picture, and needs no router: its links are plain, because
 * what brings a broken page back is a whole new page.
 */
export function NetworkProblem({ href, clinic, hasSentForm = false }: NetworkProblemProps) {
  const texts = useMessages(layoutMessages);
  const words = useMessages(networkMessages);
  const phone = clinic?.phones[0];
  return (
    <section className={styles.screen} data-screen="network-problem">
      <div className={styles.words}>
        <h1>
          <span className={styles.code}>{texts.networkCode}</span> {texts.network}
        </h1>
        <p>{hasSentForm ? words.networkFormText : words.networkText}</p>
        <div className={styles.ways}>
          <Button look="primary" href={href} newDocument>
            {hasSentForm ? words.backToForm : words.tryAgain}
          </Button>
          <a className={styles.home} href={paths.home}>
            {texts.goHome}
          </a>
        </div>
        {phone && (
          <p className={styles.aside}>
            {words.orCall} <a href={phone.href}>{phone.display}</a>
            {clinic?.hours.map(({ line }) => `, ${line}`)}
          </p>
        )}
      </div>
      <div className={styles.level}>
        <ClosedValve />
      </div>
    </section>
  );
}
