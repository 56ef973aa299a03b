interface Props {
  /** Where the words stand in the live answer: "nextFree.text". */
  readonly of: string;
  /** The same from the answer itself; nothing while it is not known. */
  readonly value: string | undefined;
  /** A sentence around the words, which stand where it has "{}"; one without says only that they are known. */
  readonly around?: string | undefined;
  /** What is said while nothing is known, and without scripts. */
  readonly fallback: string;
}

/**
 * Words that change by the minute. The boot script writes them here for somebody who only reads, so this has to say the same
 * as its `tellLive`.
 */
export function LiveText({ of, value, around, fallback }: Props) {
  return (
    <span data-by-minute={of} data-around={around}>
      {value === undefined ? fallback : (around?.replace('{}', value) ?? value)}
    </span>
  );
}
