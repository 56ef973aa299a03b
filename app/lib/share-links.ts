export interface ShareLinks {
  readonly title: string;
  readonly text: string;
  readonly whatsApp: string;
  readonly sms: string;
  readonly mail: string;
}

/**
 * Ways to send a private link to oneself or the family: each opens a message with nobody to send it to yet. The title
 * and the text stand in it before the link, so they must not say what a visit or a form is about.
 */
export function shareLinks({
  title,
  text,
  link,
}: {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}): ShareLinks {
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
