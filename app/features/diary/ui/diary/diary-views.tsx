import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import styles from './day-head.module.css';
import { diaryHref, diaryPath, todayPath, type DiaryPlace } from './diary-place.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly place: DiaryPlace;
  /** Whether it is the desk's first screen, which has one day. */
  readonly isTodayScreen?: boolean;
  /** Everybody in the diary, in the order of its columns. */
  readonly people: readonly Person[];
}

/** Day or week, and whose: everybody's day, or one person's. */
export function DiaryViews({ place, isTodayScreen = false, people }: Props) {
  const texts = useMessages(deskDiaryMessages);
  const { view, practitionerId } = place;
  const [first] = people;
  return (
    <>
      {!isTodayScreen && (
        <span className={styles.steps}>
          <DeskButton href={diaryHref({ ...place, view: 'day' })} aria-current={view === 'day' ? 'page' : undefined}>
            {texts.dayView}
          </DeskButton>
          <DeskButton
            href={diaryHref({ ...place, view: 'week', practitionerId: practitionerId ?? first?.id })}
            aria-current={view === 'week' ? 'page' : undefined}
          >
            {texts.weekView}
          </DeskButton>
        </span>
      )}
      {people.length > 1 && (
        <>
          <Whose
            place={place}
            action={isTodayScreen ? todayPath : diaryPath}
            people={view === 'week' ? people : [{ id: '', name: texts.everybody }, ...people]}
            chosen={practitionerId ?? ''}
            className={view === 'week' ? undefined : styles.wide}
          />
          {view === 'day' && (
            <Whose
              place={place}
              action={isTodayScreen ? todayPath : diaryPath}
              people={people}
              chosen={practitionerId ?? first?.id ?? ''}
              className={styles.narrow}
            />
          )}
        </>
      )}
    </>
  );
}

/** Whose diary is shown. A choice shows it at once; without scripts a button does. */
function Whose({
  place,
  action,
  people,
  chosen,
  className,
}: {
  place: DiaryPlace;
  action: string;
  people: readonly Person[];
  chosen: string;
  className: string | undefined;
}) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <Form method="get" action={action} className={classNames(styles.whose, className)}>
      {action === diaryPath && <input type="hidden" name="date" value={place.date} />}
      {place.view === 'week' && <input type="hidden" name="view" value="week" />}
      <label>
        <span>{texts.whose}</span>
        <select
          key={chosen}
          name="practitioner"
          defaultValue={chosen}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <DeskButton>{texts.showDate}</DeskButton>
      </noscript>
    </Form>
  );
}
