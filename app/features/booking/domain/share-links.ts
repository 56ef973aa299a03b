export interface ShareLinks {
  readonly title: string;
  readonly text: string;
  readonly whatsApp: string;
  readonly sms: string;
  readonly mail: string;
}

/**
 * Ways to send an appointment to oneself or the family: each opens a message with nobody to send it to yet. It names the
 * clinic, the time and the link, and not what the visit is for.
 */
export function shareLinks({
  clinicName,
  when,
  link,
}: {
  readonly clinicName: string;
  readonly when: string;
  readonly link: string;
}): ShareLinks {
  const title = `Appointment at ${clinicName}`;
  const text = `${title}: ${when}.`;
  const whole = encodeURIComponent(`${text} ${link}`);
  return {
    title,
    text,
    whatsApp: `https://wa.me/?text=${whole}`,
    // The ampersand is for iPhones; others read past it.
    sms: `sms:?&body=${whole}`,
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${whole}`,
  };
}
