import { telephone } from '../telephone.ts';

/** A sentence with a telephone number in it, which is a link to call it. */
export function PhoneText({ phone, children }: { phone: string; children: string }) {
  const at = phone === '' ? -1 : children.indexOf(phone);
  if (at === -1) return children;
  return (
    <>
      {children.slice(0, at)}
      <a href={telephone(phone)}>{phone}</a>
      {children.slice(at + phone.length)}
    </>
  );
}
