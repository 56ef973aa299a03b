import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { TranslationUnchecked } from '#app/ui/notice/translation-notice.tsx';
import type { ServicesEntry } from '../domain/category-page.ts';
import styles from './category-screen.module.css';
import { Department } from './department.tsx';
import { treatmentMessages } from './messages.ts';
import type { Figure } from './pictures.ts';
import { servicesMessages } from './services-messages.ts';

const FINDER = '/specific-service';

interface Props {
  readonly departments: readonly (ServicesEntry & { readonly id: string; readonly figure: Figure })[];
  /** Of a page in another language: whether doctors have checked the words of every department. */
  readonly isUnchecked?: boolean;
}

/** Every department with its treatments. */
export function ServicesScreen({ departments, isUnchecked = false }: Props) {
  const messages = useMessages(servicesMessages);
  const shared = useMessages(treatmentMessages);
  return (
    <>
      <HeroBanner
        title={messages.servicesTitle}
        subPath={shared.services}
        path={[{ label: shared.home, href: '/' }]}
        subtitle={messages.servicesSubtitle}
        action={
          <Button href={FINDER}>
            {messages.findByConcern}
            <InEnglish href={FINDER} />
          </Button>
        }
      />
      {isUnchecked && (
        <div className={`wrap ${styles.unchecked}`}>
          <TranslationUnchecked />
        </div>
      )}
      <nav className={`wrap ${styles.departments}`} aria-label={messages.departments}>
        <ul>
          {departments.map(({ category, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{category.displayName}</a>
            </li>
          ))}
        </ul>
      </nav>
      {departments.map((department) => (
        <Department key={department.id} {...department} />
      ))}
    </>
  );
}
