import type { Example } from '../example.ts';
import { TextField } from '../field/text-field.tsx';
import { DeskButton } from './desk-button.tsx';
import { DeskEmpty } from './desk-empty.tsx';
import { DeskActions, DeskFields } from './desk-fields.tsx';
import { DeskHead, Sums } from './desk-head.tsx';
import { DeskTable } from './desk-table.tsx';
import { FlagList } from './flag-list.tsx';
import { FlashMessage } from './flash-message.tsx';
import { MiniMonth } from './mini-month.tsx';
import { Pane, PaneBody, PaneEmpty, PaneList, PaneRow } from './pane.tsx';

export const examples: readonly Example[] = [
  {
    title: 'The head of a screen',
    node: (
      <DeskHead
        title="Monday 23 November"
        note={
          <Sums
            sums={[
              { count: 20, label: 'booked' },
              { count: 3, label: 'waiting' },
            ]}
          />
        }
      >
        <DeskButton href="/admin-dashboard/diary">Diary</DeskButton>
        <DeskButton look="main" icon="calendar" shortcut="N" href="/admin-dashboard/diary/new">
          New appointment
        </DeskButton>
      </DeskHead>
    ),
  },
  {
    title: 'What was done just now, and why not',
    node: (
      <>
        <FlashMessage kind="success">Saved.</FlashMessage>
        <FlashMessage kind="warning">Somebody else changed it meanwhile. Look again, then save.</FlashMessage>
      </>
    ),
  },
  {
    title: 'Buttons: the main one, a plain, a bare, and one that cannot be taken back',
    node: (
      <DeskActions>
        <DeskButton look="main">Save</DeskButton>
        <DeskButton>Move</DeskButton>
        <DeskButton look="bare">Not now</DeskButton>
        <DeskButton look="grave">Erase the record</DeskButton>
      </DeskActions>
    ),
  },
  {
    title: 'A pane with rows',
    node: (
      <Pane title="Waiting" note="longest 25 min">
        <PaneList>
          <PaneRow mark="25 min" isPressing title="Asha Namuna" text="Skin consultation, Dr Rao">
            <DeskButton>Call in</DeskButton>
          </PaneRow>
          <PaneRow mark="5 min" title="Vikram Namuna" text="Follow-up, Dr Rao">
            <DeskButton>Call in</DeskButton>
          </PaneRow>
        </PaneList>
      </Pane>
    ),
  },
  {
    title: 'Panes with nothing in them',
    node: (
      <>
        <Pane title="Enquiries">
          <DeskEmpty
            drawing="letter"
            title="No enquiry is open"
            text="What visitors write stands here."
            href="/contact-us"
            next="See the form"
          />
        </Pane>
        <Pane title="Photos">
          <PaneEmpty>No photo was taken.</PaneEmpty>
        </Pane>
      </>
    ),
  },
  {
    title: 'Fields, set closer',
    node: (
      <Pane title="Person">
        <PaneBody>
          <DeskFields inRows>
            <TextField id="desk-example-name" name="name" label="Full name" defaultValue="Asha Namuna" />
            <TextField
              id="desk-example-mobile"
              name="mobile"
              label="Mobile number"
              defaultValue="98765"
              error="Write all ten digits."
            />
          </DeskFields>
          <DeskActions>
            <DeskButton look="main">Save</DeskButton>
          </DeskActions>
        </PaneBody>
      </Pane>
    ),
  },
  {
    title: 'What a doctor has to know first',
    node: (
      <FlagList
        urgent="Urgent"
        flags={[
          { id: 'blood', text: 'Takes a blood thinner', isUrgent: true },
          { id: 'latex', text: 'Allergic to latex', isUrgent: false },
        ]}
      />
    ),
  },
  {
    title: 'A month of links to its days',
    node: <MiniMonth shown="2026-11-23" today="2026-11-24" hrefOf={(date) => `/admin-dashboard/diary?date=${date}`} />,
  },
  {
    title: 'A month to choose a day from, in a form',
    node: <MiniMonth shown="2026-11-27" today="2026-11-24" onChoose={() => {}} />,
  },
  {
    title: 'A table',
    node: (
      <DeskTable
        caption="Messages of today"
        columns={[
          { key: 'when', label: 'When' },
          { key: 'what', label: 'What' },
          { key: 'state', label: 'State' },
        ]}
        rows={[
          { id: '1', cells: { when: '10:15 am', what: 'Confirmation by SMS', state: 'Delivered' } },
          { id: '2', cells: { when: '10:40 am', what: 'Reminder by e-mail', state: 'Sent' } },
        ]}
      />
    ),
  },
];
