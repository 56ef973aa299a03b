import { numbersToCall } from '#app/lib/numbers-to-call.ts';

interface Props {
  readonly text: string;
  /** The clinic's; words that tell to phone it are then a link too. */
  readonly phone?: string | undefined;
}

/** A sentence with the numbers in it as links: 112 can be pressed wherever it is read. */
export function Calls({ text, phone }: Props) {
  return numbersToCall(text, phone).map(({ text: shown, href }, index) =>
    href === undefined ? (
      shown
    ) : (
      <a key={index} href={href}>
        {shown}
      </a>
    ),
  );
}
