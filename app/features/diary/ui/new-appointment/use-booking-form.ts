import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { putBackEvent } from '#app/ui/desk/draft-writing.ts';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { parseDeskTime } from '../../domain/desk-time.ts';
import { clickedTimeLabel } from './clicked-place.tsx';
import type { NewChoices } from './new-view.ts';

interface BookingForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Asks for the times of what is chosen now; what is typed stays. */
  readonly look: () => void;
  /** The time that Book would take, in words; undefined while none is chosen. */
  readonly chosen: string | undefined;
  /** While an answer is on its way, nothing is sent. */
  readonly isBusy: boolean;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What scripts add to the form for a caller: times as soon as something is chosen, a typed time that takes the place of
 * the chosen one, Ctrl+Enter from every field, and no second booking while the first is under way.
 */
export function useBookingForm(choices: NewChoices): BookingForm {
  const submit = useSubmit();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  // The answer is on the screen while what lies behind it is read once more: a press counts again from then on.
  const isBusy =
    navigation.state === 'submitting' || (navigation.state === 'loading' && navigation.location.pathname !== pathname);
  const isBooking = isBusy && textIn(navigation.formData, 'intent').startsWith('book');
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>();
  const read = (): void => setChosen(form.current ? chosenTimeLabel(new FormData(form.current), choices) : undefined);
  // oxlint-disable-next-line react/exhaustive-deps -- read anew when the server has answered
  useEffect(read, [choices]);
  const wasClicked = useRef(choices.clicked !== undefined);
  const isClicked = choices.clicked !== undefined;
  useEffect(() => {
    // Who took the clicked place off goes on where person and day are chosen.
    if (wasClicked.current && !isClicked)
      form.current?.querySelector<HTMLElement>('select[name=practitioner]')?.focus();
    wasClicked.current = isClicked;
  }, [isClicked]);
  const look = (): void => {
    if (!form.current) return;
    // The form is posted to ask for times too: what is typed of a person stands in no address.
    const typedNow = new FormData(form.current);
    typedNow.set('intent', 'look');
    void submit(typedNow, { method: 'post', preventScrollReset: true });
  };
  // A draft was put back, kind of visit, person and day at once: the times are asked for with all of them.
  const latestLook = useRef(look);
  latestLook.current = look;
  useEffect(() => {
    const element = form.current;
    const again = (): void => latestLook.current();
    element?.addEventListener(putBackEvent, again);
    return () => element?.removeEventListener(putBackEvent, again);
  }, []);
  return {
    form,
    look,
    chosen,
    isBusy,
    onChange: ({ target, currentTarget }) => {
      if (target instanceof HTMLInputElement) keepOneTime(target, currentTarget);
      read();
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const button = event.currentTarget.querySelector<HTMLButtonElement>('button[data-main]');
      event.currentTarget.requestSubmit(button);
    },
    onSubmit: (event) => {
      if (isBooking) event.preventDefault();
    },
  };
}

/** One time is booked: typing one lets go of the list, choosing from the list empties the field. */
function keepOneTime(target: HTMLInputElement, form: HTMLFormElement): void {
  const other = form.elements.namedItem('otherTime');
  if (target.name === 'slot' && other instanceof HTMLInputElement) other.value = '';
  if (target.name !== 'otherTime' || target.value.trim() === '') return;
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[name=slot]')) radio.checked = false;
}

function textIn(data: FormData | undefined, name: string): string {
  const value = data?.get(name);
  return typeof value === 'string' ? value : '';
}

function chosenTimeLabel(typed: FormData, choices: NewChoices): string | undefined {
  const text = (name: string): string => textIn(typed, name);
  const other = text('otherTime').trim();
  if (other !== '') {
    const person = choices.practitioners.find(({ id }) => id === text('otherPractitioner'));
    const minute = parseDeskTime(other, choices.open);
    return `${formatDate(choices.date)}, ${minute === undefined ? other : formatTime(minute)}, ${person?.name ?? ''}`;
  }
  const slot = [...choices.suggested, ...choices.ofDay].find(({ value }) => value === text('slot'));
  return slot && clickedTimeLabel(slot);
}
