/** A field no person sees or reaches; programs that fill in everything fill it in too. It is sent as `website`. */
export function Honeypot({ label }: { label: string }) {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label htmlFor="website">{label}</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
