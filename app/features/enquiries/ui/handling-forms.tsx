import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { inboxMessages } from './inbox-messages.ts';
import styles from './inbox.module.css';
import type { OpenEnquiryData } from './inbox-view-types.ts';

/** A button for each status it may get. */
export function StatusForm({ enquiry }: { enquiry: OpenEnquiryData }) {
  const texts = useMessages(inboxMessages);
  const label = (to: OpenEnquiryData['status']): string => {
    if (to === 'in-progress' && enquiry.status === 'new') return texts.begin;
    return to === 'new' && enquiry.status === 'spam' ? texts.notSpam : texts.moveTo[to];
  };
  return (
    <Form method="post" className={styles.buttons}>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="revision" value={enquiry.revision} />
      {enquiry.next.map((to) => (
        <DeskButton key={to} name="status" value={to} look={to === 'spam' ? 'grave' : 'plain'}>
          {label(to)}
        </DeskButton>
      ))}
    </Form>
  );
}

/** Leads to a new appointment for the sender; who they are goes in the body, never in an address. */
export function AppointmentForm({ enquiry }: { enquiry: OpenEnquiryData }) {
  const texts = useMessages(inboxMessages);
  const caller = { fullName: enquiry.fullName, mobileNumber: enquiry.phone.display, email: enquiry.email ?? '' };
  return (
    <Form method="post" action="/admin-dashboard/diary/new">
      <input type="hidden" name="intent" value="look" />
      {Object.entries(caller).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DeskButton icon="calendar">{texts.appointment}</DeskButton>
    </Form>
  );
}

/** Whose it is. */
export function AssignForm({ enquiry }: { enquiry: OpenEnquiryData }) {
  const texts = useMessages(inboxMessages);
  return (
    <Form method="post" className={styles.assign} key={`${enquiry.id}/${enquiry.assignedTo}`}>
      <input type="hidden" name="intent" value="assign" />
      <input type="hidden" name="revision" value={enquiry.revision} />
      <Select
        name="colleague"
        label={texts.assign}
        prompt={texts.nobody}
        options={enquiry.colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={enquiry.assignedTo ?? ''}
      />
      <DeskButton>{texts.assignButton}</DeskButton>
    </Form>
  );
}
