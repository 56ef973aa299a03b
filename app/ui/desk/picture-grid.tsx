import { useState, type ReactNode } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskMessages } from './messages.ts';
import styles from './picture-grid.module.css';

export interface PictureOption {
  readonly value: string;
  readonly label: string;
  /** Address of its small picture. */
  readonly picture: string | undefined;
}

interface Props {
  /** What the choices are sent as. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly PictureOption[];
  /** What is chosen at first: one, or of several each. */
  readonly chosen: readonly string[];
  /** How many may be chosen; one unless it says more. */
  readonly most?: number;
  /** Called with all that is chosen, after each choice. */
  readonly onChoose?: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * A choice among many pictures, found by words: radios of one name, or ticks up to `most`, each with its picture. Arrow keys,
 * Space and Tab do what they do in every form; what the search hides stays chosen.
 */
export function PictureGrid({ name, legend, options, chosen: first, most = 1, onChoose, error }: Props) {
  const texts = useMessages(deskMessages).grid;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const isFound = ({ label, value }: PictureOption) =>
    wanted.every((word) => folded(`${label} ${value}`).includes(word));
  const count = options.filter(isFound).length;
  const isFull = most > 1 && chosen.length >= most;
  function choose(value: string, isOn: boolean): void {
    const others = most > 1 ? chosen.filter((each) => each !== value) : [];
    const next = isOn ? [...others, value] : others;
    setChosen(next);
    onChoose?.(next);
  }
  const errorId = `${name}-grid-error`;
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={styles.grid}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is searched for is no part of the form around it */}
      <div onInput={(event) => event.stopPropagation()}>
        <TextField
          name={`${name}-search`}
          type="search"
          label={texts.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter in a search neither sends the form nor closes the dialog around it.
            if (event.key === 'Enter') {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
        />
      </div>
      <p role="status" className={styles.count}>
        {wanted.length > 0 ? texts.found(count) : most > 1 ? texts.most(chosen.length, most) : ''}
      </p>
      <ul>
        {options.map((option) => (
          <li key={option.value} hidden={!isFound(option)}>
            <label>
              <input
                type={most > 1 ? 'checkbox' : 'radio'}
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                disabled={isFull && !chosen.includes(option.value)}
                onChange={(event) => choose(option.value, event.target.checked)}
              />
              <span className={styles.picture}>
                {option.picture !== undefined && <img src={option.picture} alt="" loading="lazy" />}
              </span>
              <span>{option.label}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
