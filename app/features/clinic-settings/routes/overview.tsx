import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Pane, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { wallClockOf } from '#app/lib/time.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { required } from '#app/platform/web/context.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { settingsMessages } from '../ui/messages.ts';
import styles from '../ui/settings.module.css';
import { settingsNow } from './submit-plan.ts';
import type { Route } from './+types/overview.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { clock, db } = required(context.get(bookingContext), 'booking');
  const { clinic, practitioners, appointmentTypes } = await settingsNow(context);
  const today = wallClockOf(clock.now().epochMilliseconds, clinic.timeZone).date;
  const { settings: channels } = await readDeskSettings(db, 'channels');
  const { settings: retention } = await readDeskSettings(db, 'retention');
  return {
    booking: clinic.booking,
    channels: channels.order,
    recordYears: retention.recordYears,
    openDays: Object.values(clinic.hours).filter((day) => day.length > 0).length,
    breaks: clinic.breaks.length,
    closures: clinic.closures.filter(({ to }) => to >= today).length,
    practitioners: practitioners.map(({ name }) => name),
    unregistered: practitioners.filter((person) => person.registrationNumber === undefined).length,
    visits: appointmentTypes.length,
    noFee: appointmentTypes.filter((type) => type.feeRupees === undefined).length,
  };
}

/** What is set, in a line for each section, and what is still missing. */
export default function Overview({ loaderData: data }: Route.ComponentProps) {
  const texts = useMessages(settingsMessages);
  const { names, summary } = texts;
  const rows = [
    ['hours', `${summary.openDays(data.openDays)}, ${summary.breaks(data.breaks)}`],
    ['closures', summary.closures(data.closures)],
    ['practitioners', [data.practitioners.join(', '), summary.unregistered(data.unregistered)].join('. ')],
    ['visits', `${data.visits}, ${summary.noFee(data.noFee)}`],
    ['booking', summary.booking(data.booking)],
    ['channels', summary.channels(data.channels.map((channel) => texts.channelNames[channel]))],
    ['retention', summary.retention(data.recordYears)],
  ] as const;
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <p className={styles.lede}>{texts.overviewLede}</p>
      <Pane titleHidden title={names.overview}>
        <PaneList>
          {rows.map(([section, text]) => (
            <PaneRow key={section} title={names[section]} text={text}>
              <DeskButton href={`/admin-dashboard/settings/${section}`}>
                {texts.change}
                <span className="visually-hidden"> {names[section]}</span>
              </DeskButton>
            </PaneRow>
          ))}
        </PaneList>
      </Pane>
    </>
  );
}
