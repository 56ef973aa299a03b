import { Outlet, useLocation } from 'react-router';
import { useLive } from '#app/ui/desk/live.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { settingsMessages } from '../ui/messages.ts';
import styles from '../ui/settings.module.css';

const base = '/admin-dashboard/settings';
const sections = ['hours', 'closures', 'practitioners', 'visits', 'booking', 'channels', 'retention'] as const;

/** The sections of the settings, with the one that is open beside their names. */
export default function Settings() {
  const texts = useMessages(settingsMessages);
  const { pathname, search } = useLocation();
  useLive(['settings']);
  return (
    <div className={styles.layout}>
      <nav aria-label={texts.sections} className={styles.sections}>
        <ul>
          <li>
            <Link href={base} aria-current={pathname === base ? 'page' : undefined}>
              {texts.names.overview}
            </Link>
          </li>
          {sections.map((section) => (
            <li key={section}>
              <Link
                href={`${base}/${section}`}
                aria-current={
                  pathname === `${base}/${section}`
                    ? 'page'
                    : pathname.startsWith(`${base}/${section}/`)
                      ? 'true'
                      : undefined
                }
              >
                {texts.names[section]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        {new URLSearchParams(search).has('saved') && (
          <Notice kind="success" live>
            <p>{texts.saved}</p>
          </Notice>
        )}
        <Outlet />
      </div>
    </div>
  );
}
