import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneEmpty, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { privacyMessages } from './messages.ts';
import styles from './privacy.module.css';

/** A record or form that was opened without a visit, as the owner is told of it. */
export interface OpeningView {
  readonly id: string;
  /** "Sat 21 Nov 2026", and "10:30 am". */
  readonly day: string;
  readonly time: string;
  readonly who: string;
  readonly reason: keyof (typeof privacyMessages)['en']['openingReasons'];
  readonly words: string;
  readonly what: 'record' | 'form';
  readonly name: string | null;
  readonly href: string;
  /** "Sat 21 Nov 2026, 10:30 am, by Kiran Namuna"; null while no owner has seen it. */
  readonly seen: string | null;
  /** Whether whoever looks may say that they have seen it. */
  readonly maySee: boolean;
}

const action = '/admin-dashboard/privacy/openings';

/** What was opened with a reason: on the owner's first screen what is new, at the privacy desk all of it. */
export function OpeningsPane({ openings, back }: { openings: readonly OpeningView[]; back: 'today' | 'list' }) {
  const texts = useMessages(privacyMessages);
  useLive(['patients']);
  return (
    <div className={styles.openings}>
      <Pane title={back === 'today' ? texts.openings : texts.openingsLatest} note={openings.length}>
        {openings.length === 0 && <PaneEmpty>{texts.noOpenings}</PaneEmpty>}
        <PaneList>
          {openings.map((opening) => {
            const { id, who, what, name, day, time, words } = opening;
            const title = texts.openingTitle[what](who, name);
            return (
              <PaneRow
                key={id}
                mark={time}
                isPressing={opening.seen === null}
                title={title}
                text={`${day}. ${texts.openingReasons[opening.reason]}: ${words}`}
                more={<Link href={opening.href}>{texts.openingLook[what]}</Link>}
              >
                {opening.seen !== null ? (
                  <small>{texts.openingSeen(opening.seen)}</small>
                ) : opening.maySee ? (
                  <Form method="post" action={action}>
                    <input type="hidden" name="opening" value={id} />
                    <input type="hidden" name="back" value={back} />
                    <DeskButton aria-label={`${texts.markSeen}: ${title}, ${day}, ${time}`}>
                      {texts.markSeen}
                    </DeskButton>
                  </Form>
                ) : (
                  <small>{texts.openingOwn}</small>
                )}
              </PaneRow>
            );
          })}
        </PaneList>
      </Pane>
    </div>
  );
}
