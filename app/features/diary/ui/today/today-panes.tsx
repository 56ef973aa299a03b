import { useFetcher } from 'react-router';
import { formatTime } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { Pane, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { longWaitMinutes } from '../../domain/desk-today.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { StatusButton } from './status-button.tsx';
import { deskTodayMessages } from './today-messages.ts';
import { mostRows, type CallView, type QueueView, type WaitingView } from './today-view.ts';
import styles from './today-screen.module.css';

const desk = '/admin-dashboard';

function time(minute: number): string {
  return formatTime(minute).slice(0, -3);
}

function VisitLink({ id, children }: { id: string; children: string }) {
  return <Link href={`${desk}/diary/appointments/${id}`}>{children}</Link>;
}

/** Who is here: those with an appointment, the longest wait first, then walk-ins by their number. */
export function WaitingPane({ waiting, queue }: { waiting: readonly WaitingView[]; queue: readonly QueueView[] }) {
  const texts = useMessages(deskTodayMessages);
  const { minutes } = useMessages(deskDiaryMessages);
  const longest = Math.max(0, ...waiting.map((each) => each.minutes), ...queue.map((each) => each.waitedMinutes));
  const isEmpty = waiting.length + queue.length === 0;
  return (
    <Pane title={texts.waiting} note={isEmpty ? undefined : texts.longest(minutes(longest))}>
      {isEmpty ? (
        <DeskEmpty drawing="chairs" text={texts.nobodyWaits} small />
      ) : (
        <PaneList>
          {waiting.map((visit) => (
            <PaneRow
              key={visit.id}
              mark={minutes(visit.minutes)}
              isPressing={visit.minutes >= longWaitMinutes}
              title={<VisitLink id={visit.id}>{visit.fullName}</VisitLink>}
              text={texts.withAt(visit.practitionerName, time(visit.time))}
            >
              {visit.mayChange && (
                <StatusButton visit={visit} status="in-consultation">
                  {texts.callIn}
                </StatusButton>
              )}
            </PaneRow>
          ))}
          {queue.map((walkIn) => (
            <WalkInRow key={walkIn.id} walkIn={walkIn} />
          ))}
        </PaneList>
      )}
    </Pane>
  );
}

function WalkInRow({ walkIn }: { walkIn: QueueView }) {
  const texts = useMessages(deskTodayMessages);
  const { minutes } = useMessages(deskDiaryMessages);
  const fetcher = useFetcher();
  const expected =
    walkIn.expectedMinutes === undefined
      ? texts.noRoom
      : walkIn.expectedMinutes === 0
        ? texts.expectedNow
        : texts.expected(minutes(walkIn.expectedMinutes));
  const isBusy = fetcher.state !== 'idle';
  return (
    <PaneRow
      mark={texts.walkIn(walkIn.token)}
      isPressing={walkIn.waitedMinutes >= longWaitMinutes}
      title={walkIn.fullName}
      text={`${texts.walkInText(walkIn.typeName, walkIn.practitionerName ?? texts.anyone)}: ${expected}`}
    >
      {walkIn.mayChange && (
        <fetcher.Form method="post" action={`${desk}/diary/walk-ins`} className={styles.buttons}>
          <input type="hidden" name="id" value={walkIn.id} />
          <input type="hidden" name="practitioner" value={walkIn.practitionerId} />
          <DeskButton
            look="bare"
            name="intent"
            value="leave"
            disabled={isBusy}
            aria-label={`${texts.left}: ${walkIn.fullName}`}
          >
            {texts.left}
          </DeskButton>
          <DeskButton name="intent" value="call" disabled={isBusy} aria-label={`${texts.callIn}: ${walkIn.fullName}`}>
            {texts.callIn}
          </DeskButton>
        </fetcher.Form>
      )}
    </PaneRow>
  );
}

/** Who was called in: their visit ends here, without looking for it in the diary. */
export function InRoomPane({ inRoom }: { inRoom: readonly WaitingView[] }) {
  const texts = useMessages(deskTodayMessages);
  const { minutes } = useMessages(deskDiaryMessages);
  return (
    <Pane title={texts.inRoom} note={inRoom.length}>
      <PaneList>
        {inRoom.map((visit) => (
          <PaneRow
            key={visit.id}
            mark={time(visit.time)}
            title={<VisitLink id={visit.id}>{visit.fullName}</VisitLink>}
            text={texts.inRoomText(visit.practitionerName, minutes(visit.minutes))}
          >
            {visit.mayChange && (
              <StatusButton visit={visit} status="completed">
                {texts.completed}
              </StatusButton>
            )}
          </PaneRow>
        ))}
      </PaneList>
    </Pane>
  );
}

/** Who should be here by now: the earliest, and the rest behind a line to open. */
export function LatePane({ late }: { late: readonly WaitingView[] }) {
  const texts = useMessages(deskTodayMessages);
  const rest = late.slice(mostRows);
  return (
    <Pane title={texts.late} note={texts.lateNote(late.length)}>
      <LateRows late={late.slice(0, mostRows)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.showMore(rest.length)}</summary>
          <LateRows late={rest} />
        </details>
      )}
    </Pane>
  );
}

function LateRows({ late }: { late: readonly WaitingView[] }) {
  const texts = useMessages(deskTodayMessages);
  const { minutes } = useMessages(deskDiaryMessages);
  return (
    <PaneList>
      {late.map((visit) => (
        <PaneRow
          key={visit.id}
          mark={time(visit.time)}
          isPressing={visit.minutes >= longWaitMinutes}
          title={<VisitLink id={visit.id}>{visit.fullName}</VisitLink>}
          text={texts.lateText(visit.practitionerName, minutes(visit.minutes))}
        >
          {visit.mayChange && (
            <>
              <StatusButton visit={visit} status="arrived">
                {texts.arrived}
              </StatusButton>
              <StatusButton visit={visit} status="no-show">
                {texts.noShow}
              </StatusButton>
            </>
          )}
        </PaneRow>
      ))}
    </PaneList>
  );
}

/** Whom somebody has to speak to. */
export function CallPane({ calls }: { calls: readonly CallView[] }) {
  const texts = useMessages(deskTodayMessages);
  return (
    <Pane title={texts.toCall} note={texts.countLeft(calls.length)}>
      {calls.length === 0 ? (
        <DeskEmpty drawing="telephone" text={texts.nobodyToCall} small />
      ) : (
        <PaneList>
          {calls.slice(0, mostRows).map((call) => (
            <PaneRow
              key={`${call.id} ${call.reason}`}
              mark={time(call.time)}
              title={
                call.reason === 'offer' ? (
                  <Link href={`${desk}/diary/waiting-list`}>{call.fullName}</Link>
                ) : (
                  <VisitLink id={call.id}>{call.fullName}</VisitLink>
                )
              }
              text={
                <>
                  {[texts.reasons[call.reason], call.day].filter(Boolean).join('. ')}.{' '}
                  <span className={styles.phone}>{call.phone}</span>
                </>
              }
            >
              {call.mayConfirm && (
                <StatusButton visit={call} status="confirmed">
                  {texts.confirmed}
                </StatusButton>
              )}
              <DeskButton href={`tel:${call.tel}`} aria-label={`${texts.call}: ${call.fullName}`}>
                {texts.call}
              </DeskButton>
            </PaneRow>
          ))}
        </PaneList>
      )}
      {calls.length > mostRows && <p className={styles.more}>{texts.more(calls.length - mostRows)}</p>}
    </Pane>
  );
}
