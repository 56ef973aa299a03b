import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { FeeWords } from './fee-words.tsx';
import { timeMessages } from './time-messages.ts';
import styles from './type-choice.module.css';

export interface TypeOption {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly fee: string | null;
  readonly href: string;
}

/** The kinds of visit, each a way on: the first question of booking. */
export function TypeChoice({
  types,
  isUnknown,
  phone,
}: {
  types: readonly TypeOption[];
  isUnknown: boolean;
  phone: string;
}) {
  const texts = useMessages(timeMessages);
  return (
    <>
      {isUnknown && <Notice kind="warning">{texts.unknownType}</Notice>}
      <div className={styles.columns}>
        <ul className={styles.types}>
          {types.map((type) => (
            <li key={type.id}>
              <Link href={type.href}>
                <LatinWords text={type.name} /> <Icon name="arrow-right" />
              </Link>
              <p>{texts.typeHints[type.id]}</p>
              <p className={styles.minutes}>
                {texts.minutes(type.minutes)}
                {type.fee && <>, {type.fee}</>}
              </p>
            </li>
          ))}
          {types.some(({ fee }) => fee === null) && (
            <li className={styles.fee}>
              <FeeWords fee={null} phone={phone} />
            </li>
          )}
        </ul>
        <aside className={styles.unsure}>
          <h2>{texts.notSure}</h2>
          <p>{texts.notSureText}</p>
          <p>
            <ArrowLink href="/specific-service">
              {texts.openFinder}
              <InEnglish href="/specific-service" />
            </ArrowLink>
          </p>
          <p>
            <PhoneText phone={phone}>{texts.orCall(phone)}</PhoneText>
          </p>
        </aside>
      </div>
    </>
  );
}
